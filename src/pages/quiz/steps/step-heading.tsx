import { PageHeading, type PageHeadingProps } from '#components/page-heading.tsx'
import { useHeading } from './use-heading.ts'

type Props = Pick<PageHeadingProps, 'title' | 'lead' | 'picture'> & {
  /** The key of its screen. */
  readonly screenKey: string
}

/** The heading of a screen, which gets the focus when the screen begins. */
export const StepHeading = ({ screenKey, ...words }: Props) => <PageHeading ref={useHeading(screenKey)} {...words} />
