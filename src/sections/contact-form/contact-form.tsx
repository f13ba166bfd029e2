/** The form on one side; address, telephone, hours and a drawn map on the other. */
import { Label } from '../../components/label/label'
import { StreetMap } from '../../components/street-map/street-map'
import { Words } from '../../components/words/words'
import { ContactForm } from '../../forms/contact/contact-form'
import { useTexts } from '../../i18n/texts'
import type { SectionOf, SiteData } from '../../page/types'
import { ContactFacts } from './contact-facts'
import * as styles from './contact-form.module.css'

type Props = { section: SectionOf<'contactForm'>; site: SiteData }

/** The form itself is `forms/contact`, which loads its own enhancements of the plain HTML. */
export function ContactFormSection({ section: { anchor, label, heading, lead }, site }: Props) {
  const t = useTexts()
  const { company } = site
  return (
    <section id={anchor} className="section">
      <div className={`wrap sides ${styles.columns}`}>
        <div className="stack">
          {label && <Label>{label}</Label>}
          <h2>
            <Words>{heading}</Words>
          </h2>
          {lead && <p className="lead">{lead}</p>}
          <ContactForm company={company} />
        </div>
        <aside className="grid sticky" data-columns="1" aria-label={company.name}>
          <StreetMap
            label={t('common:mapOf', { place: `${company.street}, ${company.city}` })}
            street={company.street}
          />
          <ContactFacts company={company} />
        </aside>
      </div>
    </section>
  )
}
