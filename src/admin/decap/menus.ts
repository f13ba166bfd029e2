/** Writes the site's menus from the form of a page: in a separate commit, or with review in a draft of the settings. */
import { collections } from '../../content-model'
import { tidy } from '../../content-model/tidy'
import type { EntryValues } from '../../content-model/values'
import { defaultLocale } from '../../site/locales'
import { commitMessage } from '../rules/commit-message'
import { entryFile } from '../rules/entry-file'
import { sameEntry } from '../rules/same-entry'
import { shown } from '../words/language'
import { said } from '../words/dialogs'
import { valuesOf } from '../draft/draft'
import { checkEntry } from './check-entry'
import { Refusal } from './explain'
import { backendImplementation, hasReview, loadDraftUpstream } from './internals'
import { filesOf } from './last-change'
import { upstreamValues } from './open-draft'
import { comparable } from './opened'
import { forgetSite } from './site-index'
import { watched } from './watched'

const settings = { collection: collections.site, slug: collections.site.name }

/** The currently stored settings: their draft if there is one. */
export type StoredSettings = { values: EntryValues; inWorkflow: boolean; hasDraft: boolean }

async function load(): Promise<StoredSettings | undefined> {
  const inWorkflow = hasReview()
  const draft = inWorkflow ? await loadDraftUpstream(settings.collection.name, settings.slug) : undefined
  const values = draft ? valuesOf(draft) : await upstreamValues(settings)
  return values && { values, inWorkflow, hasDraft: draft !== undefined }
}

/** Loads the settings; undefined if there are none. Throws the server's error in plain words. */
export const storedSettings = (): Promise<StoredSettings | undefined> => watched(load, 'loading')

/** The whole file is written, so changes that others have saved since it was loaded would be lost. */
async function refuseConflict({ values, hasDraft }: StoredSettings): Promise<void> {
  const now = await load()
  if (now && now.hasDraft === hasDraft && sameEntry(comparable(now.values), comparable(values))) return
  throw new Refusal(said('menuChanged'))
}

/** Throws if the settings could not be published; with review, that is checked when their draft becomes ready. */
async function refuseInvalid(values: EntryValues): Promise<void> {
  const problems = await checkEntry({ ...settings, isNew: false, hasChanged: true, values })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    throw new Refusal(errors.map(({ found, remedy }) => `${shown(found)}; ${shown(remedy)}.`).join(' '))
}

/** Saves settings in place of the loaded ones. Throws a Refusal, or the server's error in plain words. */
export function saveSettings(stored: StoredSettings, changed: EntryValues): Promise<void> {
  const { values: before, inWorkflow, hasDraft } = stored
  return watched(async () => {
    const values = tidy(settings.collection, changed)
    if (!inWorkflow) await refuseInvalid(values)
    // Comes last, to keep the window for a race with other saves small.
    await refuseConflict(stored)
    const [path = ''] = filesOf(settings)
    const message = {
      ...settings,
      before: comparable(before),
      after: comparable(values),
      oneLine: inWorkflow,
    }
    await backendImplementation().persistEntry(
      {
        dataFiles: [
          { path, slug: settings.slug, raw: entryFile(settings.collection, values, defaultLocale) },
        ],
        assets: [],
      },
      {
        commitMessage: commitMessage(message),
        collectionName: settings.collection.name,
        useWorkflow: inWorkflow,
        unpublished: hasDraft,
      },
    )
    forgetSite()
  })
}
