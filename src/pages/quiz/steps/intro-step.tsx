import type { ReactNode } from 'react'
import { modules } from 'virtual:content/modules'
import { measuredMinutes } from '#client/browser/measured-minutes.ts'
import { Button } from '#components/button.tsx'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { IntroStep as Step } from '#types/content.generated.ts'
import { NoteCards } from './note-cards.tsx'
import { WaitingNotice } from './special-screen.tsx'

const classOf = slots('intro')

/** The first step: what to expect, and Get Started. */
export const IntroStep = ({ heading, step }: { readonly heading: ReactNode; readonly step: Step }) => {
  const { actor, content } = useQuiz()
  const { facts, notes, picture, privacy } = step
  const { again, start } = content.page.intro
  return (
    <>
      <div className={slots('intro', { art: picture ? 'yes' : undefined, isLast: notes ? undefined : 'yes' })('root')}>
        {picture && <Picture src={picture} className={classOf('art')} />}
        <div className={classOf('copy')}>
          {heading}
          {modules.accounts && (
            <p className={recipe('result-notice', { state: 'seen' })}>
              {again.text} <SiteLink href={again.link.to}>{again.link.label}</SiteLink>
            </p>
          )}
          <WaitingNotice action="solid" />
          {facts && (
            <ul className={classOf('facts')}>
              {facts.map(({ id, text }) => (
                <li key={id} className={classOf('fact')}>
                  <Icon name="tick" />
                  {fill(text, { minutes: measuredMinutes() ?? content.minutes })}
                </li>
              ))}
            </ul>
          )}
          <Button
            size="lg"
            iconEnd="arrow"
            onClick={() => {
              actor.send({ type: 'NEXT' })
            }}
          >
            {start}
          </Button>
        </div>
        <div className={classOf('small')}>
          {privacy && (
            <p>
              {privacy.text} {privacy.link && <SiteLink href={privacy.link.to}>{privacy.link.label}</SiteLink>}
            </p>
          )}
          <p>{[step.closing, content.not_a_diagnosis].filter(Boolean).join(' ')}</p>
        </div>
      </div>
      <NoteCards notes={notes} />
    </>
  )
}
