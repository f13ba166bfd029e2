/** Three buttons for the colours of the page. */
import { useTexts } from '../../i18n/texts'
import { Icon } from '../icon/icon'

const choices = [
  { choice: 'system', text: 'common:themeSystem' },
  { choice: 'light', text: 'common:themeLight' },
  { choice: 'dark', text: 'common:themeDark' },
] as const

/**
 * The inline script of the page handles the clicks on `data-theme-choice`, sets `data-theme` on the root element
 * (nothing for `system`) and `aria-pressed` on the buttons: before React starts, hence `suppressHydrationWarning`.
 */
export function ThemeSwitch() {
  const t = useTexts()
  return (
    <div role="group" aria-label={t('common:theme')} className="chips scripted">
      {choices.map(({ choice, text }) => (
        <button
          key={choice}
          type="button"
          className="chip"
          data-theme-choice={choice}
          title={t(text)}
          suppressHydrationWarning
        >
          <Icon name={choice} />
          <span className="hidden">{t(text)}</span>
        </button>
      ))}
    </div>
  )
}
