/** Statistics settings: off by default (docs/statistics.md). */

export type StatisticsSettings = {
  /** A path of this site that receives the counts; never another host. */
  readonly endpoint: `/${string}`
  /** True: nothing is counted before the visitor has consented to “statistics”. */
  readonly needsConsent: boolean
}

/** Off: nothing is counted, no script is loaded, and the consent settings do not ask. */
export const statistics = undefined as StatisticsSettings | undefined
