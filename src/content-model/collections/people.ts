/** Team members and open positions. */
import { boolean, date, image, label, list, reference, select, text } from '../fields'
import { draft, emailAddress, order, searchWords, summary, telephone, title } from './common'
import { collection } from './define'

export const team = collection({
  name: 'team',
  graphql: 'TeamMember',
  label: label('Team', 'Team'),
  singular: label('Team member', 'Teammitglied'),
  description: label('The people on the team page.', 'Die Menschen auf der Teamseite.'),
  storage: 'folder',
  titleField: 'name',
  orderField: 'order',
  fields: {
    name: text({ label: label('Name', 'Name'), required: true, max: 60 }),
    role: text({ label: label('Role', 'Aufgabe'), required: true, translated: true, max: 60 }),
    portrait: image({ label: label('Portrait', 'Porträt'), translated: true }),
    text: text({ label: label('About', 'Über die Person'), required: true, translated: true, max: 400 }),
    email: text(emailAddress),
    phone: text(telephone),
    management: boolean({ label: label('Member of the management', 'Mitglied der Geschäftsführung') }),
    order,
    draft,
  },
} as const)

const points = (name: { en: string; de: string }) =>
  list({
    label: name,
    singular: label('Point', 'Punkt'),
    required: true,
    translated: true,
    min: 2,
    max: 10,
    item: text({ label: label('Point', 'Punkt'), required: true, max: 220 }),
  })

export const jobs = collection({
  name: 'jobs',
  graphql: 'Job',
  label: label('Jobs', 'Stellen'),
  singular: label('Position', 'Stelle'),
  description: label('Open positions on the jobs page.', 'Offene Stellen auf der Seite „Jobs“.'),
  storage: 'folder',
  titleField: 'title',
  orderField: 'date',
  fields: {
    title,
    summary,
    place: text({ label: label('Place of work', 'Arbeitsort'), required: true, translated: true, max: 80 }),
    workload: text({ label: label('Workload', 'Arbeitszeit'), required: true, translated: true, max: 80 }),
    employment: select({
      label: label('Kind of employment', 'Art der Anstellung'),
      required: true,
      options: [
        { value: 'FULL_TIME', label: label('Full time', 'Vollzeit') },
        { value: 'PART_TIME', label: label('Part time', 'Teilzeit') },
        { value: 'INTERN', label: label('Training or internship', 'Ausbildung oder Praktikum') },
      ],
    }),
    date: date({ label: label('Posted on', 'Veröffentlicht am'), required: true }),
    validThrough: date({ label: label('Apply until', 'Bewerben bis') }),
    tasks: points(label('Tasks', 'Aufgaben')),
    profile: points(label('Profile', 'Profil')),
    offer: points(label('What we offer', 'Was wir bieten')),
    contact: reference({ label: label('Contact', 'Ansprechperson'), collection: 'team', required: true }),
    draft,
    searchWords,
  },
} as const)
