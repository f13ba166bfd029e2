/** Disables Gatsby's body parser for a function: it enforces neither our limits nor our types. */

/** A type that no request has. */
const nothing = { type: 'application/x-nothing' }

/** A function's `config` export. */
export const unreadBody = {
  bodyParser: { raw: nothing, text: nothing, json: nothing, urlencoded: { ...nothing, extended: false } },
}
