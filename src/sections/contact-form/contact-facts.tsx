/** How to reach the company, apart from the form. */
import { telHref } from '../../lib/tel'
import { Link } from '../../components/link/link'
import { useTexts } from '../../i18n/texts'
import type { Company } from '../../page/types'
import * as styles from './contact-form.module.css'

type Props = { company: Company }

/** Terms and their facts; telephone and mail are links. */
export function ContactFacts({ company }: Props) {
  const t = useTexts()
  return (
    <dl className={`rows ${styles.facts}`}>
      <div>
        <dt className="muted">{t('common:address')}</dt>
        <dd>
          {company.legalName}
          <br />
          {company.street}
          <br />
          {`${company.postalCode} ${company.city}`}
        </dd>
      </div>
      <div>
        <dt className="muted">{t('common:phone')}</dt>
        <dd>
          <Link href={telHref(company.phone)} className="lined">
            {company.phone}
          </Link>
        </dd>
      </div>
      <div>
        <dt className="muted">{t('common:email')}</dt>
        <dd>
          <Link href={`mailto:${company.email}`} className="lined">
            {company.email}
          </Link>
        </dd>
      </div>
      <div>
        <dt className="muted">{t('common:hours')}</dt>
        <dd>{company.hours}</dd>
      </div>
      <div>
        <dt className="muted">{t('common:directions')}</dt>
        <dd>{company.directions}</dd>
      </div>
    </dl>
  )
}
