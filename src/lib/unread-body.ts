/** Leaves the body of a request to a function unread: Gatsby's own reading knows neither our limits nor our types. */

/** A type that no request has. */
const nothing = { type: 'application/x-nothing' }

/** What a function exports as `config`. */
export const unreadBody = {
  bodyParser: { raw: nothing, text: nothing, json: nothing, urlencoded: { ...nothing, extended: false } },
}
