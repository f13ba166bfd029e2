/** POST /api/reports: receives browser reports and logs them, if enabled. */
import { unreadBody } from '../lib/unread-body'
import { reportTaker } from '../reports/take-reports'
import { reports } from '../site/reports'

/** Read by Gatsby; the quotes matter (see `contact.ts`). */
export { unreadBody as 'config' }

export default reportTaker({
  enabled: reports !== undefined,
  write: (line) => void process.stdout.write(`${line}\n`),
})
