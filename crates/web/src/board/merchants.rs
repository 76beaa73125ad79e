//! The table of Merchants of Europe: the plain page, until it has a board of its own.

use merchants::Merchants;

use crate::board::WebBoard;

impl WebBoard for Merchants {}
