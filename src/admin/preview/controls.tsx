/** The strip above the preview: device width and colour scheme. */
import { useEffect, useState } from 'react'
import { themeAttribute } from '../../early/names'
import { breakpoints, defaultBreakpoints } from '../../site/breakpoints'
import { words } from '../words/words'

type Props = { document: Document; note: string | undefined }

type Device = 'full' | 'phone' | 'tablet' | 'desktop'
type Theme = 'light' | 'dark'

/** Widths in pixels: the narrowest common phone, and the breakpoints of the site's device classes. */
const widths: Readonly<Record<Exclude<Device, 'full'>, number>> = {
  phone: 390,
  tablet: breakpoints[defaultBreakpoints.tablet],
  desktop: breakpoints[defaultBreakpoints.desktop],
}

/** Gives the preview's iframe the device's width and scales it into its pane. */
function useFrameWidth(document: Document, device: Device): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const frame = document.defaultView?.frameElement
    const pane = frame?.parentElement
    if (!(frame instanceof HTMLElement) || !pane) return
    const fit = () => {
      const width = device === 'full' ? pane.clientWidth : widths[device]
      const factor = Math.min(1, pane.clientWidth / width)
      Object.assign(frame.style, {
        inlineSize: `${width}px`,
        blockSize: `${100 / factor}%`,
        transform: `scale(${factor})`,
        transformOrigin: '0 0',
      })
      setScale(factor)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(pane)
    return () => observer.disconnect()
  }, [document, device])
  return scale
}

export function Controls({ document, note }: Props) {
  const [device, setDevice] = useState<Device>('full')
  const [theme, setTheme] = useState<Theme>('light')
  const scale = useFrameWidth(document, device)
  useEffect(() => {
    document.documentElement.setAttribute(themeAttribute, theme)
  }, [document, theme])
  return (
    <div className="mw-preview-controls" style={{ zoom: 1 / scale }}>
      <label>
        {words('preview.width')}{' '}
        <select value={device} onChange={(event) => setDevice(event.target.value as Device)}>
          {(['full', 'phone', 'tablet', 'desktop'] as const).map((name) => (
            <option key={name} value={name}>
              {words(`preview.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words('preview.theme')}{' '}
        <select value={theme} onChange={(event) => setTheme(event.target.value as Theme)}>
          <option value="light">{words('preview.light')}</option>
          <option value="dark">{words('preview.dark')}</option>
        </select>
      </label>
      {note && <strong>{note}</strong>}
    </div>
  )
}
