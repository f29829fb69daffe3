import { useLayoutEffect, useRef } from 'react'
import { slots } from './recipe.ts'

export type Kept = 'nothing' | 'saving' | 'saved'

export type KeptWordProps = {
  readonly saving: string
  /** 'Saved on this device' */
  readonly saved: string
  /** Calls `show` now and at every change. Returns the way to stop. */
  readonly follow: (show: (state: Kept) => void) => () => void
}

/**
 * Whether the newest answer is kept. It changes twice with each answer, so one class is changed past React, and both
 * words are there from the start: to change them cost a layout of the page.
 */
export const KeptWord = ({ saving, saved, follow }: KeptWordProps) => {
  const root = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () =>
      follow((state) => {
        if (root.current) root.current.className = looks[state]
      }),
    [follow],
  )
  return (
    <span ref={root} className={looks.nothing}>
      <span>{saving}</span>
      <span>{saved}</span>
    </span>
  )
}

const looks: Readonly<Record<Kept, string>> = {
  nothing: slots('progress')('kept'),
  saving: slots('progress', { kept: 'saving' })('kept'),
  saved: slots('progress', { kept: 'saved' })('kept'),
}
