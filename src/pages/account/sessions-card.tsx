/** The active logins. Ending one needs the password, so that a thief with an open session cannot lock the owner out. */
import { useEffect, useRef, useState } from 'react'
import { Alert } from '#components/alert.tsx'
import { Button, ButtonLink } from '#components/button.tsx'
import { Loading } from '#components/loading.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { withFocusOnHeading } from '#pages/focus-heading.ts'
import { useLoad } from '#pages/dashboard/use-load.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { ActiveSession } from '#types/api.generated.ts'
import type { DashboardSlice } from '#content/slices/slices.ts'
import type { AccountCalls } from './account-calls.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PartCard } from './part-card.tsx'
import { deviceOf, timesOf } from './session-texts.ts'

const classOf = slots('consents')
const small = recipe('text', { style: 'small', tone: 'muted' })

/** One session, or all but this one. */
type Asked = ActiveSession | 'others'

type SessionsCardProps = {
  readonly calls: Pick<AccountCalls, 'readSessions' | 'endSession'>
  readonly content: DashboardSlice
  /** How often the password was changed on this page. Each change ends all other logins. */
  readonly passwordChanges: number
}

export const SessionsCard = ({ calls, content, passwordChanges }: SessionsCardProps) => {
  const { messages } = content
  const { login, sessions: words, states } = content.page.account
  const sessions = useLoad(`sessions ${passwordChanges}`, calls.readSessions)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  // The pressed button may be unmounted.
  useEffect(() => alert.current?.focus(), [message])

  const known = sessions.result.state === 'ready' ? sessions.result.value.sessions : null
  const ask = (what: Asked): void => {
    setMessage(null)
    setAsked(what)
  }
  /** null: all but this one. */
  const session = asked === 'others' ? null : asked
  const question = session
    ? {
        heading: words.one_dialog.heading,
        text: fill(words.one_dialog.text, { device: deviceOf(session, words) }),
        confirm: words.end,
      }
    : { ...words.others_dialog, confirm: words.end_others }
  return (
    <PartCard id="account-sessions" level={3} heading={words.heading} lead={words.lead}>
      {message && <Alert status="success" title={message} ref={alert} />}
      {sessions.result.state === 'loading' && <Loading text={states.loading} blocks={2} height="line" />}
      {sessions.result.state === 'failed' && (
        <Alert
          status="danger"
          title={messages.account.failure}
          actions={
            <Button variant="outline" onClick={withFocusOnHeading(sessions.reload, 'account-sessions-heading')}>
              {states.failed.action}
            </Button>
          }
        />
      )}
      {known && (
        <ul className={recipe('stack')}>
          {known.map((session) => (
            <SessionRow key={session.id} session={session} content={content} onEnd={() => ask(session)} />
          ))}
        </ul>
      )}
      {known?.length === 1 && <p className={small}>{words.only_this}</p>}
      {known && known.length > 1 && (
        <div>
          <Button variant="outline" onClick={() => ask('others')}>
            {words.end_others}
          </Button>
        </div>
      )}
      <ConfirmDialog
        id="sessions"
        open={asked !== null}
        onClose={() => setAsked(null)}
        messages={messages}
        words={{
          ...question,
          password: words.password,
          show: login.show_password,
          sending: messages.common.loading,
          cancel: words.keep,
        }}
        failed={{ failure: messages.account.sessions_failed }}
        send={(password) => calls.endSession(session?.id ?? null, password)}
        onDone={() => {
          // Another dialog may have been opened meanwhile: that one stays open.
          setAsked((now) => (now === asked ? null : now))
          setMessage(session ? messages.account.session_ended : messages.account.sessions_ended)
          const isLeft = ({ id, is_current }: ActiveSession) => (session ? id !== session.id : is_current)
          sessions.update((now) => ({ sessions: now.sessions.filter(isLeft) }))
        }}
      />
    </PartCard>
  )
}

type RowProps = Pick<SessionsCardProps, 'content'> & { readonly session: ActiveSession; readonly onEnd: () => void }

const SessionRow = ({ session, content, onEnd }: RowProps) => {
  const { sessions: words } = content.page.account
  const name = `account-session-${session.id}`
  return (
    <li className={classOf('row')}>
      <div className={recipe('stack', { gap: '2xs' })}>
        <p id={name} className={classOf('name')}>
          {deviceOf(session, words)}
          {session.is_current && ` (${words.this_browser})`}
        </p>
        {timesOf(session, words, content.constants.format).map((time) => (
          <p key={time} className={small}>
            {time}
          </p>
        ))}
      </div>
      {session.is_current ? (
        <ButtonLink variant="outline" href="/logout" link={SiteLink}>
          {words.here}
        </ButtonLink>
      ) : (
        <Button variant="outline" aria-describedby={name} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
