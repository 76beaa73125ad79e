//! A form as it was posted, with all that those who answer it ask about.

use axum::extract::{FromRef, FromRequest, FromRequestParts, Request};

use crate::http::form::Fields;
use crate::http::guard::ClientAddress;
use crate::http::guest::{KnownGuest, MaybeGuest, welcome};
use crate::http::language::Reads;
use crate::http::{App, ErrorPage};
use words::Words;

/// Who posts, from where, in which language, and the form: fields, or what else can be read from a body.
#[derive(Debug)]
pub(crate) struct Posted<F = Fields> {
    pub(crate) visitor: MaybeGuest,
    pub(crate) client: ClientAddress,
    pub(crate) words: Words,
    pub(crate) fields: F,
}

impl<F, S: Send + Sync> FromRequest<S> for Posted<F>
where
    App: FromRef<S>,
    F: FromRequest<S, Rejection = ErrorPage>,
{
    type Rejection = ErrorPage;

    async fn from_request(request: Request, state: &S) -> Result<Posted<F>, ErrorPage> {
        let (mut parts, body) = request.into_parts();
        let visitor = MaybeGuest::from_request_parts(&mut parts, state).await?;
        let Ok(Reads(words)) = Reads::from_request_parts(&mut parts, state).await;
        // The guard has put it there.
        let client = parts.extensions.get().copied().unwrap_or(ClientAddress(None));
        let fields = F::from_request(Request::from_parts(parts, body), state).await?;
        Ok(Posted { visitor, client, words, fields })
    }
}

impl<F> Posted<F> {
    /// Who posts, as a guest: a newcomer is welcomed, by that name if there is one.
    pub(crate) async fn welcome(&self, app: &App, name: Option<&str>) -> Result<KnownGuest, ErrorPage> {
        welcome(app, self.visitor.clone(), self.client, Reads(self.words), name).await
    }
}

impl Posted {
    /// The same, by the name that the form has.
    pub(crate) async fn welcome_by_name(&self, app: &App) -> Result<KnownGuest, ErrorPage> {
        self.welcome(app, self.fields.get("name")).await
    }
}
