/** Actions beyond Decap's proxy protocol: the history of files. */
import type { ApiRequest } from './decap-server'
import { changesOf, presentIn, textAt, type Repository } from './history'

/** Returns the answer, or undefined for an action that is not ours. Rejects with ForbiddenPath for other paths. */
export function ownAnswer(
  repository: Repository,
  { action, params = {} }: ApiRequest,
): Promise<unknown> | undefined {
  const { path = '', folder = '', page = 1, commit = '', draft } = params
  switch (action) {
    case 'changes':
      return changesOf(repository, path, page, draft)
    case 'textAt':
      return textAt(repository, path, commit).then((text) => ({ text }))
    case 'present':
      return presentIn(repository, folder)
    default:
      return undefined
  }
}
