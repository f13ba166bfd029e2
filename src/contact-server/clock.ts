/** Times that were recorded by a clock which may have been set back since. */

/** Returns the time; never (−∞) if it is later than now: nothing waits for the clock to reach it again. */
export const onceAt = (time: number, now: number): number => (time > now ? Number.NEGATIVE_INFINITY : time)
