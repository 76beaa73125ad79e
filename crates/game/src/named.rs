//! Objects are read by the names of their fields only.
//!
//! What serde derives takes a list for an object, field after field: `[]` would be a position in which everything has
//! its default. Positions are written by people and programs that would rather hear of it, so they are read through
//! [`Named`].

use std::fmt;

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};

/// Reads `T`, with objects by the names of their fields.
///
/// ```
/// #[derive(Debug, PartialEq, serde::Deserialize)]
/// struct Stall { cubes: u8 }
///
/// let stall = |json| game::named::read::<Stall, _>(&mut serde_json::Deserializer::from_str(json));
/// assert_eq!(stall(r#"{"cubes": 3}"#).unwrap(), Stall { cubes: 3 });
/// assert!(stall("[3]").unwrap_err().to_string().starts_with("invalid type: sequence, expected struct Stall"));
/// ```
///
/// # Errors
/// What the deserializer says, also of a list where an object belongs.
pub fn read<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::deserialize(Named(deserializer))
}

/// What a deserializer, a visitor, or an access of another one gives, with objects by name.
#[derive(Debug, Clone, Copy)]
pub struct Named<T>(T);

macro_rules! forwarded {
    ($($method:ident ( $($argument:ident : $type:ty),* );)*) => {
        $(
            fn $method<V: Visitor<'de>>(self, $($argument: $type,)* visitor: V) -> Result<V::Value, D::Error> {
                self.0.$method($($argument,)* Named(visitor))
            }
        )*
    };
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Named<D> {
    type Error = D::Error;

    /// A map is never a list.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(Named(visitor))
    }

    forwarded! {
        deserialize_any();
        deserialize_bool();
        deserialize_i8();
        deserialize_i16();
        deserialize_i32();
        deserialize_i64();
        deserialize_i128();
        deserialize_u8();
        deserialize_u16();
        deserialize_u32();
        deserialize_u64();
        deserialize_u128();
        deserialize_f32();
        deserialize_f64();
        deserialize_char();
        deserialize_str();
        deserialize_string();
        deserialize_bytes();
        deserialize_byte_buf();
        deserialize_option();
        deserialize_unit();
        deserialize_unit_struct(name: &'static str);
        deserialize_newtype_struct(name: &'static str);
        deserialize_seq();
        deserialize_tuple(length: usize);
        deserialize_tuple_struct(name: &'static str, length: usize);
        deserialize_map();
        deserialize_enum(name: &'static str, variants: &'static [&'static str]);
        deserialize_identifier();
        deserialize_ignored_any();
    }

    fn is_human_readable(&self) -> bool {
        self.0.is_human_readable()
    }
}

macro_rules! visited {
    ($($method:ident($type:ty);)*) => {
        $(
            fn $method<E: Error>(self, value: $type) -> Result<V::Value, E> {
                self.0.$method(value)
            }
        )*
    };
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Named<V> {
    type Value = V::Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(formatter)
    }

    visited! {
        visit_bool(bool);
        visit_i8(i8);
        visit_i16(i16);
        visit_i32(i32);
        visit_i64(i64);
        visit_i128(i128);
        visit_u8(u8);
        visit_u16(u16);
        visit_u32(u32);
        visit_u64(u64);
        visit_u128(u128);
        visit_f32(f32);
        visit_f64(f64);
        visit_char(char);
        visit_str(&str);
        visit_borrowed_str(&'de str);
        visit_string(String);
        visit_bytes(&[u8]);
        visit_borrowed_bytes(&'de [u8]);
        visit_byte_buf(Vec<u8>);
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        self.0.visit_some(Named(deserializer))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        self.0.visit_newtype_struct(Named(deserializer))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, sequence: A) -> Result<V::Value, A::Error> {
        self.0.visit_seq(Named(sequence))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(Named(map))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<V::Value, A::Error> {
        self.0.visit_enum(Named(data))
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Named<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<S::Value, D::Error> {
        self.0.deserialize(Named(deserializer))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Named<A> {
    type Error = A::Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, A::Error> {
        self.0.next_element_seed(Named(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Named<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        self.0.next_key_seed(Named(seed))
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, A::Error> {
        self.0.next_value_seed(Named(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: EnumAccess<'de>> EnumAccess<'de> for Named<A> {
    type Error = A::Error;
    type Variant = Named<A::Variant>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self::Variant), A::Error> {
        let (value, variant) = self.0.variant_seed(Named(seed))?;
        Ok((value, Named(variant)))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for Named<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.0.unit_variant()
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, A::Error> {
        self.0.newtype_variant_seed(Named(seed))
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.0.tuple_variant(length, Named(visitor))
    }

    /// What stands for the fields of a variant is read as an object of its own, which is never a list.
    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.newtype_variant_seed(Fields(visitor))
    }
}

/// Reads an object's fields into a visitor.
struct Fields<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for Fields<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        deserializer.deserialize_map(Named(self.0))
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Market {
        stalls: Vec<Stall>,
        #[serde(default)]
        best: Option<Stall>,
        #[serde(default)]
        phase: Phase,
    }

    #[derive(Debug, PartialEq, Default, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Stall {
        #[serde(default)]
        cubes: Vec<u8>,
    }

    #[derive(Debug, PartialEq, Default, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Phase {
        #[default]
        Open,
        Trade {
            #[serde(default)]
            price: u8,
        },
    }

    fn market(json: &str) -> Result<Market, String> {
        super::read(&mut serde_json::Deserializer::from_str(json)).map_err(|error| error.to_string())
    }

    #[test]
    fn objects_are_read_by_the_names_of_their_fields() {
        let read = market(r#"{"stalls":[{"cubes":[1,2]},{}],"best":{},"phase":{"trade":{"price":3}}}"#);
        let phase = Phase::Trade { price: 3 };
        let stalls = vec![Stall { cubes: vec![1, 2] }, Stall::default()];
        assert_eq!(read, Ok(Market { stalls, best: Some(Stall::default()), phase }));
        assert!(market(r#"{"stalls":[],"phase":"open"}"#).is_ok());
    }

    #[test]
    fn a_list_is_no_object_wherever_it_stands() {
        for (json, expected) in [
            ("[[]]", "struct Market"),
            (r#"{"stalls":[[[1]]]}"#, "struct Stall"),
            (r#"{"stalls":[],"best":[]}"#, "struct Stall"),
            (r#"{"stalls":[],"phase":{"trade":[3]}}"#, "struct variant Phase::Trade"),
        ] {
            let refused = market(json).unwrap_err();
            let start = format!("invalid type: sequence, expected {expected}");
            assert!(refused.starts_with(&start), "{json}: {refused}");
        }
    }
}
