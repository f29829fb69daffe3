/**
 * A consent with the questions that it covers. They are hidden if it is declined; the choice can be changed at any
 * time.
 */
import type { ReactNode } from 'react'
import 'virtual:theme-result.css'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { ConsentPanel, type ConsentShort } from '#components/quiz/consent-panel.tsx'
import { choiceOf, type Choice } from '#engine/quiz/consent.ts'
import { fill, formatDate, type DateRegion } from '#engine/format.ts'
import type { ConsentItem } from '#types/content.generated.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'

type Props = { readonly id: string; readonly children?: ReactNode }
type PartProps = { readonly consent: ConsentItem; readonly children?: ReactNode }

export const ConsentChoices = ({ id, children }: Props) => {
  const consent = later.consent.consents.find((one) => one.id === id)
  return consent ? <Choices consent={consent}>{children}</Choices> : children
}

const panelId = (consent: string): string => `consent-${consent}`
/** The id of its heading, which can have the focus. */
export const consentHeadingId = (consent: string): string => `${panelId(consent)}-heading`

const Choices = ({ consent, children }: PartProps) => {
  const { actor, content } = useQuiz()
  const { panel } = later.consent
  const choice = useQuizSelector(({ context }) => choiceOf(consent, context.choices))
  const at = useQuizSelector(({ context }) => context.choices[consent.id]?.at)

  const choose = (next: Choice) => {
    actor.send({
      type: 'CONSENT',
      consent: consent.id,
      choice: {
        choice: next,
        version: consent.version,
        words: next === 'agreed' ? consent.agree : consent.decline,
        at: new Date().toISOString(),
      },
    })
  }

  return (
    <>
      <ConsentPanel
        id={panelId(consent.id)}
        heading={consent.heading}
        short={shortOf(consent)}
        {...(children !== undefined && { intro: panel.intro })}
        body={consent.body}
        who={[panel.who, fill(panel.without, { text: consent.without }), consent.allergy_note]
          .filter(Boolean)
          .join(' ')}
        agree={consent.agree}
        decline={consent.decline}
        choice={choice}
        onChoose={choose}
        status={statusOf(choice, at, panel, content.constants.format)}
        more={panel.read_more && { label: panel.read_more.label, href: panel.read_more.to }}
        link={SiteLink}
      />
      {choice === 'declined' ? null : children}
    </>
  )
}

const shortOf = ({ short }: ConsentItem): ConsentShort | undefined => {
  if (!short) return undefined
  const { panel } = later.consent
  const facts = [
    { label: panel.why, text: short.why },
    { label: panel.how_long, text: short.how_long },
    { label: panel.who_sees, text: short.who },
  ]
  return { text: short.text, facts, details: panel.details }
}

const statusOf = (
  choice: Choice | null,
  at: string | undefined,
  panel: { readonly choose_first: string; readonly saved_yes: string; readonly saved_no: string },
  region: DateRegion,
): string => {
  if (choice === null) return panel.choose_first
  return choice === 'agreed' ? fill(panel.saved_yes, { date: formatDate(at ?? '', region) }) : panel.saved_no
}
