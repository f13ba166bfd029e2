/** Catches rendering errors and shows the error page in place of the page. */
import { Component, useSyncExternalStore, type ReactNode } from 'react'
import { chunkErrors, isChunkError } from '../chunk-errors/chunk-error'
import { loadDocument } from '../reload/reload'
import { appError, toPageError } from './app-error'
import type { PageError } from './error-page'
import { logMountError } from './log'

type Props = {
  /** Changes with each page: a new page clears the error. */
  path: string
  renderError: (error: PageError) => ReactNode
  children: ReactNode
}
type State = { error?: PageError; path: string }

let mounted = false

/** Records that the first render has reached the document: later errors are not mount failures. */
export function setMounted(): void {
  mounted = true
}

/** Whether React renders this document; if not, its HTML is left unchanged, and links work natively. */
export function isMounted(): boolean {
  return mounted
}

/** Shows the error in place of its children until the path changes. */
export class Boundary extends Component<Props, State> {
  override state: State = { path: this.props.path }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: toPageError(error) }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, error: undefined }
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) {
      chunkErrors.emit(error)
      loadDocument({ error })
    }
    if (mounted) console.error(error)
    else logMountError(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.renderError(error) : this.props.children
  }
}

/** The boundary around a page; also shows start-up errors, once React has hydrated the HTML. */
export function ErrorBoundary({ path, renderError, children }: Props) {
  const error = useSyncExternalStore(appError.subscribe, appError.current, () => undefined)
  return (
    <Boundary path={path} renderError={renderError}>
      {error ? renderError(error) : children}
    </Boundary>
  )
}
