/** Keeps errors in the preview from breaking the editor. */
import { Component, type ReactNode } from 'react'

/** A half-typed entry may break a view; the preview then waits for the next change, signalled by a new `mark`. */
export class Guard extends Component<
  { children: ReactNode; mark: unknown; fallback: ReactNode },
  { failed?: unknown }
> {
  override state: { failed?: unknown } = {}
  static getDerivedStateFromError(): { failed: unknown } {
    return { failed: true }
  }
  override componentDidUpdate(before: { mark: unknown }): void {
    if (this.state.failed && before.mark !== this.props.mark) this.setState({ failed: undefined })
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
