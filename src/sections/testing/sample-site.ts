/** Site-wide data for tests. */
import type { SiteData } from '../../page/types'

export const sampleSite: SiteData = {
  name: 'Musterwerk',
  claim: 'Software that fits the pattern of your business.',
  description: 'Software for manufacturing.',
  company: {
    name: 'Musterwerk',
    legalName: 'Musterwerk Software GmbH',
    street: 'Musterstraße 1',
    postalCode: '12345',
    city: 'Musterstadt',
    country: 'Germany',
    phone: '+49 30 23125 000',
    email: 'hello@example.com',
    hours: 'Monday to Friday',
    register: 'HRB 00000',
    vatId: 'DE000000000',
    directions: 'Tram 4 stops at Musterstraße.',
  },
  navigation: [
    {
      label: 'Products',
      href: '/products',
      external: false,
      children: [
        { label: 'All Products', href: '/products', external: false },
        { label: 'Taktgeber', href: '/products/taktgeber', external: false },
      ],
    },
    { label: 'Services', href: '/services', external: false, children: [] },
    {
      label: 'About',
      href: '/about',
      external: false,
      children: [{ label: 'Team', href: '/about/team', external: false }],
    },
  ],
  contact: { label: 'Contact', href: '/contact', external: false },
  footer: {
    columns: [{ heading: 'About', links: [{ label: 'Team', href: '/about/team', external: false }] }],
    managementLabel: 'Management',
    managers: ['Mara Lindqvist', 'Jonas Ebert'],
    legal: [{ label: 'Imprint', href: '/imprint', external: false }],
    sample: true,
  },
}
