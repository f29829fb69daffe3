import { Component, type ReactNode } from 'react'

type Props = {
  /**
   * Shown in place of the children when they cannot be rendered: their code did not load, or throws. null: nothing. Rendering them once
   * more would not help, because Chromium does not request a module again that did not load.
   */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Without a boundary, React removes the whole page when one part of it cannot be rendered. Only a class can be one. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true })

  override state = { failed: false }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
