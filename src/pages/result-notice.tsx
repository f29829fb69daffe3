/**
 * Says that a result can be reached from this device, and links to it. It is always in the page, so that the prerendered
 * page and the hydrated one are the same; an attribute of the root shows it before the first paint, so that nothing moves.
 */
import { useEffect } from 'react'
import { syncResultMark } from '#client/device/result-mark.ts'
import { ButtonLink } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import type { QuizSlice } from '#content/vite/slices.ts'
import { isPlain, SiteLink } from './site-link.tsx'

type Props = {
  readonly words: QuizSlice['page']['waiting']
  /** What becomes of a result that waits, on a page that can do something about it. */
  readonly text?: string
  /** In the quiz itself: opens the result without leaving the page. */
  readonly onOpen?: (() => void) | undefined
}

export const ResultNotice = ({ onOpen, text, words }: Props) => {
  const { action, heading, saved } = words
  useEffect(syncResultMark, [])
  return (
    <>
      <div className={recipe('result-notice', { state: 'waiting' })}>
        <Notice heading={heading} text={text ?? words.text} action={action} onOpen={onOpen} />
      </div>
      <div className={recipe('result-notice', { state: 'saved' })}>
        <Notice {...saved} />
      </div>
    </>
  )
}

type NoticeProps = Props['words']['saved'] & Pick<Props, 'onOpen'>

const Notice = ({ action, heading, onOpen, text }: NoticeProps) => (
  <Note
    status="info"
    title={heading}
    actions={
      <ButtonLink
        href={action.to}
        link={SiteLink}
        variant="outline"
        onClick={(event) => {
          if (!onOpen || !isPlain(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        {action.label}
      </ButtonLink>
    }
  >
    {text}
  </Note>
)
