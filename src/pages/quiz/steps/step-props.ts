import type { Ref } from 'react'

/** What a step that is loaded later gets. */
export type StepProps = {
  readonly title: string
  readonly heading: Ref<HTMLHeadingElement>
  /** False for a step that is rendered in advance, or that was left. */
  readonly isShown: boolean
}
