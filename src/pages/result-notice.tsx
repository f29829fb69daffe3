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
import type { QuizSlice } from '#content/slices/slices.ts'
import { isPlain, SiteLink } from './site-link.tsx'

export type ResultNoticeProps = {
  readonly words: QuizSlice['page']['waiting']
  /** The look of the button. */
  readonly action?: 'solid' | 'outline' | undefined
  /** Inside the quiz: opens the result without a navigation. */
  readonly onOpen?: (() => void) | undefined
}

export const ResultNotice = ({ action: variant = 'outline', onOpen, words }: ResultNoticeProps) => {
  const { saved, ...waiting } = words
  useEffect(syncResultMark, [])
  return (
    <>
      <div className={recipe('result-notice', { state: 'waiting' })}>
        <Notice {...waiting} variant={variant} onOpen={onOpen} />
      </div>
      {modules.accounts && (
        <div className={recipe('result-notice', { state: 'saved' })}>
          <Notice {...saved} variant={variant} />
        </div>
      )}
    </>
  )
}

type NoticeProps = ResultNoticeProps['words']['saved'] &
  Pick<ResultNoticeProps, 'onOpen'> & { readonly variant: 'solid' | 'outline' }

const Notice = ({ action, heading, onOpen, text, variant }: NoticeProps) => (
  <Note
    status="info"
    title={heading}
    actions={
      <ButtonLink
        href={action.to}
        link={SiteLink}
        variant={variant}
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
