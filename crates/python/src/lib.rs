//! The Python package of Kaupang: what Python calls. The package itself is in `python/kaupang`, and its README tells
//! what it is for.

mod any_table;
mod arrays;
mod batch;
mod environment;
mod fault;
mod games;
mod registry;
mod results;
mod search;
mod simulate;
mod table;

use pyo3::prelude::*;

/// What `kaupang` is made of; people import `kaupang`.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add_class::<table::Game>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(registry::games, module)?)?;
    module.add_function(wrap_pyfunction!(registry::layout, module)?)?;
    module.add_function(wrap_pyfunction!(simulate::simulate, module)?)?;
    module.add("KaupangError", py.get_type::<fault::KaupangError>())?;
    module.add("UnknownGame", py.get_type::<fault::UnknownGame>())?;
    module.add("BadOption", py.get_type::<fault::BadOption>())?;
    module.add("BadSeat", py.get_type::<fault::BadSeat>())?;
    module.add("BadNotation", py.get_type::<fault::BadNotation>())?;
    module.add("BadNumber", py.get_type::<fault::BadNumber>())?;
    module.add("BadPosition", py.get_type::<fault::BadPosition>())?;
    module.add("BadRecord", py.get_type::<fault::BadRecord>())?;
    module.add("BadBot", py.get_type::<fault::BadBot>())?;
    module.add("IllegalAction", py.get_type::<fault::IllegalAction>())?;
    Ok(())
}
