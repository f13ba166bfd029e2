/** How to reach the company, apart from the form. */
import { Facts } from '../../components/facts/facts'
import { useTexts } from '../../i18n/texts'
import { telHref } from '../../lib/tel'
import type { Company } from '../../page/types'

type Props = { company: Company }

const own = (label: string, href: string) => ({ label, href, external: false })

/** Telephone and mail are links. */
export function ContactFacts({ company }: Props) {
  const t = useTexts()
  const { legalName, street, postalCode, city, phone, email, hours, directions } = company
  return (
    <Facts
      facts={[
        {
          name: 'address',
          label: t('common:address'),
          text: [legalName, street, `${postalCode} ${city}`].join('\n'),
        },
        { name: 'phone', label: t('common:phone'), link: own(phone, telHref(phone)) },
        { name: 'email', label: t('common:email'), link: own(email, `mailto:${email}`) },
        { name: 'hours', label: t('common:hours'), text: hours },
        { name: 'directions', label: t('common:directions'), text: directions },
      ]}
    />
  )
}
