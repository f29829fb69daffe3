/** Withdrawing a consent below the result, as easily as it was given. */
import { useEffect, useRef, useState } from 'react'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { withdrawConsent } from '#client/calls/submissions.ts'
import { Alert } from '#components/alert.tsx'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { tokenOfResult } from '#machines/quiz/quiz.result.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { ConsentItem } from '#types/content.generated.ts'
import type { Failure } from '#types/failure.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { isInAccount } from './in-account.ts'

export const WithdrawConsents = ({ reply }: { readonly reply: ResultReply }) => {
  const { actor } = useQuiz()
  const { panel } = later.consent
  const token = useQuizSelector(({ context }) => tokenOfResult(context))
  const [message, setMessage] = useState<{ readonly ok: boolean; readonly text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  // The pressed button may be unmounted.
  useEffect(() => alert.current?.focus(), [message])
  const agreed = later.consent.consents.filter(({ id }) =>
    reply.consents.some((consent) => consent.id === id && consent.choice === 'agreed'),
  )
  if (token === undefined || (agreed.length === 0 && message === null)) return null

  const withdraw = async (consent: ConsentItem) => {
    if (busy) return
    setBusy(true)
    // The same message is announced again only if it was gone.
    setMessage(null)
    const outcome = await (isInAccount(reply)
      ? (await import('#client/calls/claims.ts')).withdrawOwnConsent(reply.id, consent.id)
      : withdrawConsent(reply.id, token, consent.id))
    setBusy(false)
    setMessage({
      ok: outcome.ok,
      text: outcome.ok ? consent.withdraw.done : withdrawalFailure(outcome.failure),
    })
    if (outcome.ok) actor.send({ type: 'RESULT_CHANGED', result: outcome.value })
  }

  return (
    <section className={recipe('stack', { gap: 'md', prints: 'no' })}>
      <h2 className={recipe('text', { style: 'heading' })}>{later.page.results.consents_heading}</h2>
      {message && <Alert status={message.ok ? 'success' : 'danger'} title={message.text} ref={alert} />}
      {agreed.length > 0 && (
        <>
          <Card>
            <div className={recipe('stack', { gap: 'md', columns: 'two' })}>
              {agreed.map((consent) => (
                <div key={consent.id} className={recipe('stack', { gap: '2xs' })}>
                  <h3 className={recipe('text', { style: 'label' })}>{consent.heading}</h3>
                  <p className={recipe('text', { style: 'small', tone: 'muted' })}>{consent.withdraw.explain}</p>
                  <div className={slots('consent')('withdraw')}>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-disabled={busy || undefined}
                      onClick={() => void withdraw(consent)}
                    >
                      {consent.withdraw.action}
                    </Button>
                  </div>
                </div>
              ))}
            </div>
          </Card>
          <p className={recipe('text', { style: 'small', tone: 'muted' })}>
            <Linked text={isInAccount(reply) ? panel.with_account : panel.no_account} />
          </p>
        </>
      )}
    </section>
  )
}

/** A text in which an email address is a link. */
const Linked = ({ text }: { readonly text: string }) =>
  text.split(/([^\s@]+@[\w.-]+\w)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={place} href={`mailto:${part}`}>
        {part}
      </a>
    ),
  )

const withdrawalFailure = ({ kind }: Failure): string => {
  const { interrupted, offline, unavailable } = later.messages.common
  return kind === 'offline' ? offline : kind === 'interrupted' ? interrupted : unavailable
}
