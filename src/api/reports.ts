/** POST /api/reports: takes reports of browsers and writes them to the log, where an owner has switched them on. */
import { unreadBody } from '../lib/unread-body'
import { reportTaker } from '../reports/take-reports'
import { reports } from '../site/reports'

/** Read by Gatsby; the quotes matter (`contact.ts` says why). */
export { unreadBody as 'config' }

export default reportTaker({
  enabled: reports !== undefined,
  write: (line) => void process.stdout.write(`${line}\n`),
})
