/** The contact for questions about a position, and for applications. */
import { telHref } from '../../lib/tel'
import { Button } from '../../components/button/button'
import { Link } from '../../components/link/link'
import { useTexts } from '../../i18n/texts'
import type { Job } from '../../page/types'

type Props = { contact: NonNullable<Job['contact']>; title: string }

/** The mail starts with the position as its subject. */
export function JobContact({ contact: { name, role, email, phone }, title }: Props) {
  const t = useTexts()
  return (
    <div className="stack" data-gap="small">
      <h4>{t('common:jobContact')}</h4>
      <p>
        <b>{name}</b>
        <br />
        {role}
      </p>
      {phone && <Link href={telHref(phone)}>{phone}</Link>}
      {email && (
        <div className="screen">
          <Button
            action={{
              label: t('common:writeTo', { name }),
              href: `mailto:${email}?subject=${encodeURIComponent(title)}`,
              external: false,
            }}
          />
        </div>
      )}
    </div>
  )
}
