/**
 * Links to a result that can be opened on this device. It is always rendered, so that hydration matches the prerendered
 * page; an attribute of the root element shows it before the first paint (client/device/result-mark.ts), so that it
 * causes no layout shift.
 */
import { useEffect } from 'react'
import { modules } from 'virtual:content/modules'
import { syncResultMark } from '#client/device/result-mark.ts'
import { ButtonLink } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import type { QuizSlice } from '#content/vite/slices.ts'
import { isPlain, SiteLink } from './site-link.tsx'

type Props = {
  readonly words: QuizSlice['page']['waiting']
  /** The text on pages that can do something about the waiting result. */
  readonly text?: string
  /** Inside the quiz: opens the result without a navigation. */
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
      {modules.accounts && (
        <div className={recipe('result-notice', { state: 'saved' })}>
          <Notice {...saved} />
        </div>
      )}
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
