//! Fields of posted forms, and the deeds they ask for.

use std::collections::{BTreeMap, HashMap};

use axum::extract::{Form, FromRequest, Request};
use axum::response::IntoResponse;
use game::Kind;
use game::fair::Bytes32;

use crate::board::Amounts;
use crate::http::ErrorPage;
use crate::http::pages::seat_of;
use crate::settings::{Consent, Guide, HeardOffers};
use crate::table::Deed;

/// The longest key of a post.
const LONGEST_KEY: usize = 64;

/// What tells a repeated post from a second one. A key that is too long is none.
pub(crate) fn fit_key(key: &str) -> Option<&str> {
    (1..=LONGEST_KEY).contains(&key.len()).then_some(key)
}

/// The fields of a form. Of one that comes twice the last counts; only actions may be several.
#[derive(Debug, Clone, Default)]
pub(crate) struct Fields {
    values: HashMap<String, String>,
    actions: Vec<String>,
}

impl FromIterator<(String, String)> for Fields {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(pairs: I) -> Fields {
        let mut fields = Fields::default();
        for (name, value) in pairs {
            if name == "action" {
                fields.actions.push(value);
            } else {
                fields.values.insert(name, value);
            }
        }
        fields
    }
}

/// A form that can't be read is answered with a page that says so.
impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = ErrorPage;

    async fn from_request(request: Request, state: &S) -> Result<Fields, ErrorPage> {
        match Form::<Vec<(String, String)>>::from_request(request, state).await {
            Ok(Form(pairs)) => Ok(pairs.into_iter().collect()),
            Err(rejection) => Err(ErrorPage::Unreadable(rejection.into_response().status())),
        }
    }
}

impl Fields {
    /// All of it but actions, by the names of the fields.
    pub(crate) fn values(&self) -> &HashMap<String, String> {
        &self.values
    }

    /// The same in order, but for the key, to tell forms from one another.
    pub(crate) fn sorted(&self) -> BTreeMap<&str, &str> {
        let values = self.values.iter().filter(|(name, _)| *name != "key");
        values.map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }

    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str)
    }

    fn number(&self, name: &str) -> Option<u64> {
        self.get(name)?.parse().ok()
    }

    fn seat(&self) -> Option<game::Seat> {
        seat_of(self.get("seat")?.parse().ok()?)
    }

    fn guest(&self) -> Option<i64> {
        self.get("guest")?.parse().ok()
    }

    /// All fields with a small number in them.
    fn amounts(&self) -> Amounts {
        let amounts =
            self.values.iter().filter_map(|(name, value)| Some((name.clone(), value.parse().ok()?)));
        Amounts(amounts.collect())
    }

    /// What tells a repeated post from a second one.
    pub(crate) fn key(&self) -> Option<String> {
        self.get("key").and_then(fit_key).map(str::to_owned)
    }

    /// What the browser promises to add to the dice; what can't be read is none.
    pub(crate) fn promised(&self) -> Option<Bytes32> {
        self.get("promise")?.parse().ok()
    }

    /// The deed of that name, if the form has what it needs.
    pub(crate) fn deed(&self, name: &str) -> Option<Deed> {
        Some(match name {
            "act" => Deed::Act { number: self.number("number")?, actions: self.actions.clone() },
            "compose" => Deed::Compose {
                number: self.number("number")?,
                what: self.get("what")?.into(),
                amounts: self.amounts(),
            },
            "confirm" => Deed::Confirm { number: self.number("number")? },
            "undo" => Deed::Undo { number: self.number("number")? },
            "ask-back" => Deed::AskBack { number: self.number("number")? },
            "agree" => Deed::Agree { number: self.number("number")? },
            "decline" => Deed::Decline { number: self.number("number")? },
            "sit" => Deed::Sit { seat: self.seat()?, token: self.get("token").map(Into::into) },
            "rise" => Deed::Rise,
            "free" => Deed::Free { seat: self.seat()? },
            "bot" => Deed::PutBot { seat: self.seat()?, bot: self.get("bot")?.into() },
            "unbot" => Deed::TakeBot { seat: self.seat()? },
            "hurry" => Deed::Hurry,
            "begin" => Deed::Begin,
            "word" => Deed::Word(self.get("word")?.into()),
            "promise" => Deed::Promise(self.get("promise")?.parse().ok()?),
            "nonce" => Deed::Nonce(self.get("nonce")?.parse().ok()?),
            "chat" => Deed::Chat(self.get("line")?.into()),
            "mute" => Deed::Mute(self.guest()?),
            "unmute" => Deed::Unmute(self.guest()?),
            "leave" => Deed::Leave,
            "back" => Deed::Back,
            "wait" => Deed::Wait { seat: self.seat()? },
            "stand-in" => Deed::StandIn { seat: self.seat()? },
            "resign" => Deed::Resign,
            "end" => Deed::End,
            "offers" => Deed::HearOffers(HeardOffers::named(self.get("from")?)?),
            "guide" => Deed::Guide(Guide::named(self.get("guide")?)?),
            "hint" => Deed::Hint { number: self.number("number")? },
            "no-hint" => Deed::NoHint,
            "hints" => Deed::AllowHints(Consent::named(self.get("agree")?)?),
            "no-rematch" => Deed::NoRematch,
            "rematch" => Deed::Rematch { word: self.get("word").map(Into::into), promise: self.promised() },
            _ => return None,
        })
    }
}
