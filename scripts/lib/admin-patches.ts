/** Mends faults of Decap in the bundle; each patch fails the build as soon as it no longer fits. */
import type { Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

type Patch = {
  file: RegExp
  why: string
  /** A module of the editor's own that the changes call, and the name that they call. */
  uses?: { name: string; from: string }
  changes: readonly { find: string; replace: string }[]
}

const patches: readonly Patch[] = [
  {
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entryDraft\.js$/,
    why: 'An entry counted as changed as soon as a field of its second language announced itself, without a change.',
    changes: [
      {
        find: "!entries.some(e => newData.equals(e.get(...dataPath))) || !entries.some(e => newMeta.equals(e.get('meta')))",
        replace:
          "!entries.slice(0, 1).some(e => ['data', 'i18n', 'meta'].every(part => (state.getIn(['entry', part]) || Map()).equals(e.get(part) || Map())))",
      },
    ],
  },
  {
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]Editor[\\/]Editor\.js$/,
    why: 'Kept text was offered before the entry had been loaded, and the entry then replaced it.',
    changes: [
      {
        find: 'if (!prevProps.localBackup && this.props.localBackup) {',
        replace:
          "if (!this.backupAsked && this.props.localBackup && (this.props.newEntry || this.props.entryDraft.getIn(['entry', 'slug']) === this.props.slug)) {\n      this.backupAsked = true;",
      },
    ],
  },
  {
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entries\.js$/,
    why: 'Pictures were taken from the published site, where a new one is not yet, instead of from the repository.',
    changes: [
      {
        find: 'if (isAbsolutePath(mediaPath)) {\n    return mediaPath;',
        replace:
          "if (isAbsolutePath(mediaPath) && !mediaPath.startsWith(config.public_folder + '/')) {\n    return mediaPath;",
      },
    ],
  },
  {
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]backend\.js$/,
    why: 'The search looked into the first language only.',
    changes: [
      {
        find: 'const value = getEntryField(field, entry);\n    if (value) {',
        replace:
          "const others = Object.values(entry.i18n ?? {}).map(({ data }) => get(data, field));\n    const value = [getEntryField(field, entry), ...others].filter(Boolean).join(' ');\n    if (value) {",
      },
    ],
  },
  {
    file: /decap-cms-widget-list[\\/]dist[\\/]esm[\\/]ListControl\.js$/,
    why: 'Names of lists lost their capital letters, which German nouns have.',
    changes: [
      {
        find: 'labelSingular.toLowerCase() : label.toLowerCase()',
        replace: 'labelSingular : label',
      },
      { find: 'label: labelSingular.toLowerCase(),', replace: 'label: labelSingular,' },
    ],
  },
  {
    file: /decap-cms-widget-markdown[\\/]dist[\\/]esm[\\/]MarkdownControl[\\/]plugins[\\/]html[\\/]withHtml\.js$/,
    why: 'Text from Word lost its bold and its lists; words of tables ran together and stood at the end.',
    uses: { name: 'tidyPasted', from: 'src/admin/rules/pasted.ts' },
    changes: [{ find: 'deserialize(parsed.body)', replace: 'deserialize(tidyPasted(parsed.body))' }],
  },
  {
    file: /decap-cms-widget-relation[\\/]dist[\\/]esm[\\/]RelationControl\.js$/,
    why: 'A choice told its unchanged value as soon as it was drawn. Inside a text that wrote the whole text anew, and an article with a video counted as changed when it was opened.',
    changes: [
      { find: 'this.triggerInitialOnChange(value, options);', replace: '' },
      {
        find: "loadingMessage: () => 'Loading options…'",
        replace:
          "loadingMessage: () => (document.documentElement.lang === 'de' ? 'Wird geladen …' : 'Loading …')",
      },
    ],
  },
  {
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]lib[\\/]i18n\.js$/,
    why: 'An entry opened with an empty language when that could not be loaded.',
    changes: [
      {
        find: 'if (nonNullValues.length === 0) {\n      // mergeValues',
        replace:
          "if (nonNullValues.length === 0 || entryValuesResults.some(e => e.reason?.name === 'Refusal')) {\n      // mergeValues",
      },
    ],
  },
  {
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]lib[\\/]imageTransformations\.js$/,
    why: 'A picture that is smaller than the largest width was enlarged to it.',
    changes: [
      {
        find: 'width,\n      height: Math.round(width / aspectRatio)',
        replace:
          'width: Math.min(width, sourceWidth),\n      height: Math.round(Math.min(width, sourceWidth) / aspectRatio)',
      },
    ],
  },
  {
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]actions[\\/]mediaLibrary\.js$/,
    why: 'Messages of uploading and deleting stood there in English, and in words of the browser. A file was replaced by deleting it at once, long before the new one was saved: until then, and for good if it never was, pages had no picture. Files that the site cannot show were written without a word, and a name of emoji alone left nothing but the ending.',
    uses: { name: 'uploadFault', from: 'src/admin/rules/uploads.ts' },
    changes: [
      {
        find: 'const fileName = sanitizeSlug(file.name.toLowerCase(), state.config.slug);',
        replace:
          'const fileName = sanitizeSlug(file.name.toLowerCase(), state.config.slug).replace(/^[^a-z0-9]*(?=\\.\\w+$)/, stem => stem || `file-${Date.now()}`);',
      },
      {
        find: 'const existingFile = files.find(existingFile =>',
        replace:
          "const fault = await uploadFault(file, uploadFileName, field?.get?.('extensions')?.toJS?.());\n    if (fault) {\n      dispatch(addNotification({ message: { key: 'ui.toast.onFailToPersistMedia', details: fault }, type: 'error', dismissAfter: 8000 }));\n      return;\n    }\n    const existingFile = files.find(existingFile =>",
      },
      {
        find: 'await dispatch(deleteMedia(existingFile, {\n          privateUpload\n        }));',
        // A file that was uploaded for the open entry goes from there; one of the repository is written over.
        replace:
          'if (existingFile.draft) await dispatch(deleteMedia(existingFile, { privateUpload }));\n        else {\n          dispatch(removeAsset(existingFile.path));\n          dispatch(mediaDeleted(existingFile, { privateUpload }));\n        }',
      },
      {
        find: "message: `Failed to delete media: ${error.message}`,\n        type: 'error',\n        dismissAfter: 8000\n      }));\n      return dispatch(mediaDeleteFailed());",
        replace:
          "message: { key: 'ui.toast.onFailToDelete', details: error.message },\n        type: 'error',\n        dismissAfter: 8000\n      }));\n      return dispatch(mediaDeleteFailed());",
      },
      {
        find: 'message: `Failed to persist media: ${error}`',
        // A picture that the browser cannot decode is an InvalidStateError.
        replace:
          "message: error?.name === 'InvalidStateError' ? { key: 'ui.toast.brokenPicture' } : { key: 'ui.toast.onFailToPersistMedia', details: error }",
      },
      {
        find: '`${existingFile.name} already exists. Do you want to replace it?`',
        replace:
          "document.documentElement.lang === 'de' ? `${existingFile.name} gibt es schon, vielleicht auf anderen Seiten. Möchten Sie die Datei ersetzen?` : `${existingFile.name} exists already, maybe on other pages. Do you want to replace it?`",
      },
    ],
  },
]

/** The esbuild plugin that applies them. */
export const decapPatches: Plugin = {
  name: 'decap-patches',
  setup(build) {
    for (const { file, why, uses, changes } of patches) {
      build.onLoad({ filter: file }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        if (changes.some(({ find }) => !source.includes(find)))
          return { errors: [{ text: `${path} has changed. Look whether this is still needed: ${why}` }] }
        // As a function: a dollar sign in a replacement is a dollar sign.
        const contents = changes.reduce(
          (text, { find, replace }) => text.replace(find, () => replace),
          uses ? `import { ${uses.name} } from ${JSON.stringify(resolve(uses.from))}\n${source}` : source,
        )
        return { contents, loader: 'js' }
      })
    }
  },
}
