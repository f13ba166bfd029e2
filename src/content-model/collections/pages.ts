/** The built-in pages: each is a list of sections, named after its route id. */
import { label, text } from '../fields'
import { sectionTypes } from '../sections'
import { linkPicture, pageSections, searchTitle, searchWords, title, unlisted } from './common'
import { collection } from './define'

export const pages = collection({
  name: 'pages',
  graphql: 'Page',
  label: label('Pages', 'Seiten'),
  singular: label('Page', 'Seite'),
  description: label(
    'Home, About, Contact and the other single pages.',
    'Startseite, Über uns, Kontakt und die übrigen Einzelseiten.',
  ),
  storage: 'folder',
  titleField: 'title',
  fixedEntries: true,
  body: 'optional',
  fields: {
    title,
    menuTitle: text({
      label: label('Short title', 'Kurztitel'),
      hint: label('For the breadcrumb.', 'Für den Seitenpfad.'),
      required: true,
      translated: true,
      max: 30,
    }),
    description: text({
      label: label('Description for search engines', 'Beschreibung für Suchmaschinen'),
      required: true,
      translated: true,
      min: 50,
      max: 160,
    }),
    sections: { ...pageSections, required: true, min: 1, types: sectionTypes },
    searchTitle,
    linkPicture,
    unlisted,
    searchWords,
  },
} as const)
