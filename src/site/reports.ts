/** Whether browsers report violations of the policy and errors of the scripts: the one place where an owner switches it on. */

/** The function that takes reports (`src/api/reports.ts`). */
export const reportsPath = '/api/reports'

export type ReportSettings = { readonly endpoint: typeof reportsPath }

/** Off: pages name no place for reports, no script sends any, and the function answers 404 (docs/deploying.md). */
export const reports = undefined as ReportSettings | undefined
