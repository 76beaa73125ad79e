//! Ways to play that people have.

/// What a player is fond of, more than the game's module is
/// ([`Evaluate::leaning`](crate::Evaluate::leaning)). The names are those of Puerto Rico; in each game they stand for
/// what comes nearest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Style {
    /// Brings goods to whoever wants them.
    Shipper,
    /// Makes more of what is its own.
    Builder,
    /// Buys, sells and exchanges.
    Trader,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 3] = [Style::Shipper, Style::Builder, Style::Trader];

    /// How settings call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Style::Shipper => "shipper",
            Style::Builder => "builder",
            Style::Trader => "trader",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.name() == name)
    }
}
