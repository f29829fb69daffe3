/** The consents of the user, with a button to withdraw each. Withdrawing is as easy as giving (GDPR, Article 7(3)). */
import { useEffect, useRef, useState } from 'react'
import { Alert } from '#components/alert.tsx'
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { Loading } from '#components/loading.tsx'
import { recipe, slots } from '#components/recipe.ts'
import type { DashboardSlice } from '#content/slices/slices.ts'
import { fill, formatDate } from '#engine/format.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { withFocusOnHeading } from '#pages/focus-heading.ts'
import { useFocusOnTarget } from '#pages/dashboard/use-focus-on-target.ts'
import { useLoad } from '#pages/dashboard/use-load.ts'
import type { AccountCalls, Consents } from './account-calls.ts'
import { consentsId } from './consents-id.ts'
import { PartCard } from './part-card.tsx'

type Consent = DashboardSlice['consents'][number]
type Given = NonNullable<ReturnType<typeof choiceOf>>
type WithdrawMessage = { readonly ok: boolean; readonly text: string }

const classOf = slots('consents')
const small = recipe('text', { style: 'small', tone: 'muted' })

type ConsentsCardProps = {
  readonly calls: Pick<AccountCalls, 'readConsents' | 'withdraw'>
  readonly content: DashboardSlice
  /** How many results this tab has claimed. Each can bring consents. */
  readonly claims: number
}

export const ConsentsCard = ({ calls, claims, content }: ConsentsCardProps) => {
  const words = content.page.account.privacy
  const { states } = content.page.account
  const { action: quiz } = content.page.analysis.states.empty
  useFocusOnTarget()
  const consents = useLoad(`consents ${claims}`, calls.readConsents)
  const [asked, setAsked] = useState<Consent | null>(null)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<WithdrawMessage | null>(null)
  const alert = useRef<HTMLDivElement>(null)

  const withdraw = async (consent: Consent) => {
    setBusy(true)
    const outcome = await calls.withdraw(consent.id)
    setBusy(false)
    // Another dialog may have been opened meanwhile: that one stays open.
    setAsked((now) => (now === consent ? null : now))
    if (outcome.ok) consents.update(() => outcome.value)
    setMessage({ ok: outcome.ok, text: outcome.ok ? consent.withdraw.done : content.messages.account.consent_failed })
  }
  // The pressed button may be unmounted.
  useEffect(() => alert.current?.focus(), [message])

  const known = consents.result.state === 'ready' ? { of: consents.result.value } : null
  const open = known ? content.consents.filter((consent) => !choiceOf(known.of, consent)) : []
  const areSomeMissing = content.consents.some((consent) => known && choiceOf(known.of, consent)?.choice !== 'agreed')
  return (
    <PartCard id="account-consents" level={3} heading={words.consents_heading}>
      {message && <Alert status={message.ok ? 'success' : 'danger'} title={message.text} ref={alert} />}
      {consents.result.state === 'loading' && <Loading text={states.loading} blocks={3} height="line" />}
      {consents.result.state === 'failed' && (
        <Alert
          status="danger"
          title={content.messages.account.failure}
          actions={
            <Button variant="outline" onClick={withFocusOnHeading(consents.reload, consentsId)}>
              {states.failed.action}
            </Button>
          }
        />
      )}
      {known && (
        <ul className={recipe('stack')}>
          {content.consents.map((consent) => {
            const given = choiceOf(known.of, consent)
            return (
              given && (
                <li key={consent.id} className={classOf('row')}>
                  <div className={recipe('stack', { gap: '2xs' })}>
                    <p className={classOf('name')}>{consent.heading}</p>
                    <p className={small}>{choiceText(given, content)}</p>
                  </div>
                  {given.choice === 'agreed' && (
                    <Button variant="outline" onClick={() => setAsked(consent)}>
                      {consent.withdraw.action}
                    </Button>
                  )}
                </li>
              )
            )
          })}
          {open.length > 0 && (
            <li className={classOf('row')}>
              <div className={recipe('stack', { gap: 'xs' })}>
                {open.length === content.consents.length ? (
                  <p>{words.consent_none}</p>
                ) : (
                  <p className={classOf('name')}>{words.consent_never}</p>
                )}
                <ul className={recipe('list')}>
                  {open.map(({ heading, id }) => (
                    <li key={id}>{heading}</li>
                  ))}
                </ul>
              </div>
            </li>
          )}
        </ul>
      )}
      {areSomeMissing && (
        <p className={small}>
          {words.consent_choose} <SiteLink href={quiz.to}>{quiz.label}</SiteLink>
        </p>
      )}
      <Dialog
        open={asked !== null}
        title={words.withdraw_dialog.heading}
        onClose={() => setAsked(null)}
        safe={words.withdraw_dialog.cancel}
        busy={busy}
        text={asked?.withdraw.explain}
        actions={
          <Button aria-disabled={busy || undefined} onClick={() => asked && !busy && void withdraw(asked)}>
            {asked?.withdraw.action}
          </Button>
        }
      />
    </PartCard>
  )
}

const choiceOf = (consents: Consents, { id }: Consent) => consents.find((one) => one.id === id)

const choiceText = ({ at, choice }: Given, { constants, page }: DashboardSlice): string => {
  const { consent_given, consent_refused } = page.account.privacy
  const date = formatDate(at, constants.format)
  return fill(choice === 'agreed' ? consent_given : consent_refused, { date })
}
