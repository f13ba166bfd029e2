/** The forge’s pull requests and labels, kept in memory alongside the repository: one per draft of the workflow. */
import type { Author, GitStore } from './git-store'

type Label = { id: number; name: string }
type PullRequest = { number: number; title: string; ref: string; state: 'open' | 'closed'; labels: Label[] }

/** The parts of the editor's request that are read here. */
export type PullRequestBody = {
  title?: string
  head?: string
  state?: 'open' | 'closed'
  name?: string
  labels?: number[]
}

/** `owner:branch` means a branch of this repository here. */
const branchOf = (head: string): string => head.replace(/^[\w-]+:/, '')

export function pullRequests(store: GitStore, owner: string, base: string) {
  const pulls: PullRequest[] = []
  const labels: Label[] = []
  const found = (number: string): PullRequest | undefined =>
    pulls.find((pull) => pull.number === Number(number))

  const shown = ({ number, title, ref, state, labels: own }: PullRequest) => ({
    ...{ number, title, state, labels: own },
    head: {
      ...{ ref, label: ref, sha: state === 'open' ? store.head(ref) : '' },
      repo: { owner: { login: owner } },
    },
  })

  function open({ title = '', head = '' }: PullRequestBody) {
    const pull: PullRequest = {
      number: pulls.length + 1,
      title,
      ref: branchOf(head),
      state: 'open',
      labels: [],
    }
    pulls.push(pull)
    return shown(pull)
  }

  function addLabel({ name = '' }: PullRequestBody): Label {
    const label = { id: labels.length + 1, name }
    labels.push(label)
    return label
  }

  return {
    /** Answers `pulls…`, `labels`, `issues/…/labels` and `compare/…`; undefined if there is no such thing. */
    answer(method: string, path: string, body: PullRequestBody, person: Author): unknown {
      const [kind = '', number = '', part = ''] = path.split('/')
      if (kind === 'compare') {
        const [from = '', to = ''] = decodeURIComponent(path.slice('compare/'.length)).split('...')
        return { total_commits: 1, files: store.changedFiles(from, branchOf(to)) }
      }
      if (kind === 'labels') return method === 'POST' ? addLabel(body) : labels
      if (kind === 'pulls' && !number)
        return method === 'POST' ? open(body) : pulls.filter(({ state }) => state === 'open').map(shown)
      const pull = found(number)
      if (!pull) return undefined
      if (kind === 'issues') {
        pull.labels = labels.filter(({ id }) => body.labels?.includes(id))
        return pull.labels
      }
      if (part === 'files') return store.changedFiles(base, pull.ref)
      if (part === 'merge') {
        store.merge(base, pull.ref, person, `Merge “${pull.title}”`)
        pull.state = 'closed'
        return { merged: true }
      }
      pull.state = body.state ?? pull.state
      return shown(pull)
    },
    clear: () => {
      pulls.length = 0
      labels.length = 0
    },
    /** The open ones as `branch: labels`. */
    open: (): string[] =>
      pulls
        .filter(({ state }) => state === 'open')
        .map(({ ref, labels: own }) => `${ref}: ${own.map(({ name }) => name).join()}`),
  }
}
