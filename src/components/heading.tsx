import type { ReactNode, Ref } from 'react'

export type Level = 1 | 2 | 3 | 4
const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

export type HeadingProps = {
  readonly level: Level
  readonly id?: string | undefined
  readonly className?: string | undefined
  /** With a ref the heading is focusable from code. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined
  readonly children: ReactNode
}

/** A heading whose level depends on where it is used. */
export const Heading = ({ level, id, className, ref, children }: HeadingProps) => {
  const Element = elements[level]
  return (
    <Element id={id} className={className} ref={ref} tabIndex={ref ? -1 : undefined}>
      {children}
    </Element>
  )
}
