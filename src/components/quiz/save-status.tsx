import { useLayoutEffect, useRef } from 'react'
import { slots } from '#components/recipe.ts'

export type Kept = 'nothing' | 'saving' | 'saved'

export type KeptWordProps = {
  readonly saving: string
  /** 'Saved on this device' */
  readonly saved: string
  /** Calls `show` now and at every change. Returns the way to stop. */
  readonly follow: (show: (state: Kept) => void) => () => void
}

/**
 * Whether the newest answer is kept. It changes twice with each answer, past React, and both words are there from the
 * start: to put them there cost a layout of the page.
 */
export const KeptWord = ({ saving, saved, follow }: KeptWordProps) => {
  const savingWord = useRef<HTMLSpanElement>(null)
  const savedWord = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () =>
      follow((state) => {
        see(savingWord.current, state === 'saving')
        see(savedWord.current, state === 'saved')
      }),
    [follow],
  )
  return (
    <span className={slots('progress')('kept')}>
      <span ref={savingWord} className={hidden}>
        {saving}
      </span>
      <span ref={savedWord} className={hidden}>
        {saved}
      </span>
    </span>
  )
}

const see = (word: HTMLElement | null, seen: boolean): void => {
  if (word) word.className = seen ? shown : hidden
}

const hidden = slots('progress')('word')
const shown = slots('progress', { word: 'shown' })('word')
