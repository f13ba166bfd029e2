/** Custom pages below any other page: for a trade fair, a campaign, a topic. */
import { label, link, sections, select } from '../fields'
import { localeCodes } from '../../site/locales'
import { ownPageSectionTypes } from '../sections'
import { languageName } from '../wording'
import { draft, ownSlug } from './common'
import { collection } from './define'
import { pages } from './pages'

const {
  title,
  menuTitle,
  description,
  sections: sectionsOfPages,
  searchTitle,
  linkPicture,
  unlisted,
  searchWords,
} = pages.fields

export const ownPages = collection({
  name: 'own-pages',
  graphql: 'OwnPage',
  label: label('Pages of your own', 'Eigene Seiten'),
  singular: label('Page of your own', 'Eigene Seite'),
  description: label(
    'Pages that you make yourself, such as one for a trade fair. Each lies below the home page or below any other page.',
    'Seiten, die Sie selbst anlegen, etwa für eine Messe. Jede liegt unter der Startseite oder unter einer anderen Seite.',
  ),
  storage: 'folder',
  titleField: 'title',
  fields: {
    title,
    menuTitle,
    slug: ownSlug,
    // Not `parent`, which Gatsby reserves on nodes.
    above: link({
      label: label('Below the page', 'Unter der Seite'),
      hint: label(
        'Its address comes first in the address of this page. If empty, the page lies below the home page. After a change the old addresses redirect to the new ones, those of the pages below included.',
        'Deren Adresse steht am Anfang der Adresse dieser Seite. Bleibt das Feld leer, liegt die Seite unter der Startseite. Nach einer Änderung führen die alten Adressen zu den neuen, auch die der Seiten darunter.',
      ),
    }),
    onlyIn: select({
      label: label('In one language only', 'Nur in einer Sprache'),
      hint: label(
        'If empty, the page exists in all languages. Elsewhere, the language switch leads to the page above.',
        'Bleibt das Feld leer, gibt es die Seite in allen Sprachen. Sonst führt der Sprachwechsel zur Seite darüber.',
      ),
      options: localeCodes.map((value) => ({ value, label: languageName(value) })),
    }),
    draft,
    description,
    sections: sections({ ...sectionsOfPages, types: ownPageSectionTypes }),
    searchTitle,
    linkPicture,
    unlisted,
    searchWords,
  },
} as const)
