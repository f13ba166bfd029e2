/** Settings for reports of CSP violations and script errors. */

/** The function that receives reports (`src/api/reports.ts`). */
export const reportsPath = '/api/reports'

export type ReportSettings = { readonly endpoint: typeof reportsPath }

/** Off: pages declare no reporting endpoint, no script sends any, and the function returns 404 (docs/deploying.md). */
export const reports = undefined as ReportSettings | undefined
