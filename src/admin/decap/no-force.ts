/** Prevents Decap on GitHub, also behind Git Gateway, from overwriting changes published since a draft was started. */
import type { BackendInstance } from './backend-types'

/**
 * Patches both places in Decap's GitHub client: a draft that cannot be merged is refused instead of overwriting the
 * published branch; and a draft's next commit goes on top of the draft, instead of on a copy of its files on top of the
 * published branch, which GitHub would then merge without a conflict. Takes a backend after sign-in.
 */
export function forceNothing({ api }: BackendInstance): void {
  if (!api) return
  if (api.forceMergePR)
    api.forceMergePR = () => Promise.reject(Object.assign(new Error('merge conflict'), { status: 409 }))
  const { rebaseBranch, getBranch } = api
  if (rebaseBranch && getBranch) api.rebaseBranch = async (draft) => (await getBranch.call(api, draft)).commit
}
