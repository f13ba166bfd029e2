/** The panels above the bar, in one chunk that is loaded with the first panel. */
import type { Panel } from '../decap/panel-store'
import { ConflictPanel } from './conflict-panel'
import { ProblemsPanel } from './problems-panel'

/** Takes what is shown above the bar; notices are rendered elsewhere. */
export function Panels({ panel }: { panel: Panel }) {
  if (panel.kind === 'problems') return <ProblemsPanel {...panel} />
  return panel.kind === 'conflict' ? <ConflictPanel conflict={panel} /> : null
}
