/** On GitHub, also behind Git Gateway, Decap would overwrite changes published since a draft was started. */
import type { BackendInstance } from './backend-types'

/**
 * Keeps Decap's part for GitHub from doing so, in both places: a draft that cannot be merged is refused instead of written
 * over what is published; and what a draft gets next comes on top of it, instead of on a copy of its files on top of
 * what is published, which GitHub would then merge without a conflict. Takes a backend after the sign-in.
 */
export function forceNothing({ api }: BackendInstance): void {
  if (!api) return
  if (api.forceMergePR)
    api.forceMergePR = () => Promise.reject(Object.assign(new Error('merge conflict'), { status: 409 }))
  const { rebaseBranch, getBranch } = api
  if (rebaseBranch && getBranch) api.rebaseBranch = async (draft) => (await getBranch.call(api, draft)).commit
}
