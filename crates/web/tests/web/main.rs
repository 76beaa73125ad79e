//! The server through its addresses, without a network: what is answered, what is refused, and what survives.

mod again;
mod agree;
mod api;
mod bomb;
mod compose;
mod connections;
mod files;
mod guard;
mod guests;
mod heard;
mod hints;
mod languages;
mod learn;
mod offers;
mod operator;
mod options;
mod past;
mod reading;
mod replay;
mod review;
mod rules;
mod servers;
mod shares;
mod statistics;
mod table;
mod world;
