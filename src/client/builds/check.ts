/** The hourly check for a new build (R58; docs/spec/builds.md#check). */
import { buildCheckInterval } from '../../site/constants'
import type { Unchecked } from '../unchecked'
import { latestBuildUrl } from './addresses'
import type { FetchJson } from './metadata'

export type LatestBuild = { id: string; timestamp?: number }

export type BuildCheck = {
  /** The build that runs in this page. */
  currentId: string
  fetchJson: FetchJson
  /** Called once, with the response, when another build has been published. */
  onUpdate: (latest: LatestBuild) => void
  prefix?: string
  now?: () => number
}

function isLatest(value: unknown): value is LatestBuild {
  const id = (value as Unchecked<'id'>)?.id
  return typeof id === 'string' && id !== ''
}

/**
 * Starts the check: the first request comes one interval later. The timer is set again before each request,
 * so that a failed one does not end the checks. Returns the function that stops it.
 */
export function startBuildCheck({
  currentId,
  fetchJson,
  onUpdate,
  prefix,
  now = Date.now,
}: BuildCheck): () => void {
  let timer: ReturnType<typeof setTimeout>
  const stop = () => clearTimeout(timer)
  const arm = () => {
    timer = setTimeout(() => void look(), buildCheckInterval)
  }
  async function look(): Promise<void> {
    arm()
    try {
      const latest = await fetchJson(latestBuildUrl(now(), prefix))
      if (!isLatest(latest) || latest.id === currentId) return
      stop()
      onUpdate(latest)
    } catch {
      // Offline or a broken response: the next check is already scheduled.
    }
  }
  arm()
  return stop
}
