/** Starts Decap and its companions: the bar at the bottom and the tracking of opened entries. */
import type { CmsConfig } from 'decap-cms-core'
import type { makeConfig } from '../config/config'
import { decap } from './internals'
import { followOpenedEntries } from './opened'
import { closeWithEntry } from './panel-store'
import { keepPlace } from './place'

/** Takes the configuration of makeConfig. */
export function startDecap(config: ReturnType<typeof makeConfig>): void {
  keepPlace()
  closeWithEntry()
  followOpenedEntries()
  decap.init({ config: config as unknown as CmsConfig })
}
