/** Mends faults of Decap in the bundle; each patch fails the build as soon as it no longer fits. */
import type { Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'

type Patch = { file: RegExp; why: string; find: string; replace: string }

const patches: readonly Patch[] = [
  {
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entryDraft\.js$/,
    why: 'An entry counted as changed as soon as a field of its second language announced itself, without a change.',
    find: "!entries.some(e => newData.equals(e.get(...dataPath))) || !entries.some(e => newMeta.equals(e.get('meta')))",
    replace:
      "!entries.slice(0, 1).some(e => ['data', 'i18n', 'meta'].every(part => (state.getIn(['entry', part]) || Map()).equals(e.get(part) || Map())))",
  },
  {
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]Editor[\\/]Editor\.js$/,
    why: 'Kept text was offered before the entry had been loaded, and the entry then replaced it.',
    find: 'if (!prevProps.localBackup && this.props.localBackup) {',
    replace:
      "if (!this.backupAsked && this.props.localBackup && (this.props.newEntry || this.props.entryDraft.getIn(['entry', 'slug']) === this.props.slug)) {\n      this.backupAsked = true;",
  },
  {
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entries\.js$/,
    why: 'Pictures were taken from the published site, where a new one is not yet, instead of from the repository.',
    find: 'if (isAbsolutePath(mediaPath)) {\n    return mediaPath;',
    replace:
      "if (isAbsolutePath(mediaPath) && !mediaPath.startsWith(config.public_folder + '/')) {\n    return mediaPath;",
  },
]

/** The esbuild plugin that applies them. */
export const decapPatches: Plugin = {
  name: 'decap-patches',
  setup(build) {
    for (const { file, why, find, replace } of patches) {
      build.onLoad({ filter: file }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        if (!source.includes(find))
          return { errors: [{ text: `${path} has changed. Look whether this is still needed: ${why}` }] }
        return { contents: source.replace(find, replace), loader: 'js' }
      })
    }
  },
}
