/** Plain data to Immutable.js, the form of Decap's store. */
import { fromJS } from 'immutable'

export function immutableFrom(value: unknown): unknown {
  return fromJS(value)
}
