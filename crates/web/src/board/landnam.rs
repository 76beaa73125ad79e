//! The table of Landnám: the plain page, until it has a board of its own.

use landnam::Landnam;

use crate::board::WebBoard;

impl WebBoard for Landnam {}
