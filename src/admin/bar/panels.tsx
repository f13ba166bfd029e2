/** The panels above the bar, as one part that is loaded with the first of them. */
import type { Panel } from '../decap/panel-store'
import type { Language } from '../words/language'
import { ConflictPanel } from './conflict-panel'
import { ProblemsPanel } from './problems-panel'

/** Takes the content shown above the bar; a notice is not a panel. */
export function Panels({ panel, language }: { panel: Panel; language: Language }) {
  if (panel.kind === 'problems')
    return <ProblemsPanel problems={panel.problems} saved={panel.saved === true} language={language} />
  return panel.kind === 'conflict' ? <ConflictPanel conflict={panel} language={language} /> : null
}
