/** Whether visits are counted, and how: the one place where an owner switches statistics on (docs/statistics.md). */

export type StatisticsSettings = {
  /** A path of this site that takes the counts; never another host. */
  readonly endpoint: `/${string}`
  /** True: nothing is counted before the visitor has agreed to the purpose “statistics”. */
  readonly needsConsent: boolean
}

/** Off: nothing is counted, no script for it is loaded, and the consent settings do not ask. */
export const statistics = undefined as StatisticsSettings | undefined
