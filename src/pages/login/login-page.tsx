import { clearNavigationState } from '#client/browser/history.ts'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { properties, required } from '#schemas/api/login-request.schema.json'
import { Alert } from '#components/alert.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { PasswordField } from '#components/form/password-field.tsx'
import { TextField } from '#components/form/text-field.tsx'
import type { AccountSlice, SiteSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { loginMachineWith } from '#machines/login.machine.ts'
import { fieldWords, formRules } from '#pages/forms/form-rules.ts'
import { PageForm } from '#pages/forms/page-form.tsx'
import { useForm } from '#pages/forms/use-form.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { FormColumn } from '#pages/session/form-column.tsx'
import { emailIn, loginReasonIn, type LoginReason } from '#pages/session/login-reason.ts'
import { returnToQuery, returnTo } from '#pages/session/return-to.ts'
import { accountFailureMessage } from '#pages/session/account-failure-message.ts'
import type { LoginSaved } from '#pages/session/save-login.ts'
import { useFormMachine } from '#pages/session/use-form-machine.ts'
import { WaitingResult } from '#pages/session/waiting-result.tsx'
import { useStoredLogin } from '#pages/session/use-stored-login.ts'
import type { LoginReply, LoginRequest } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'

export type LoginPageProps = {
  readonly content: AccountSlice
  readonly site: SiteSlice
  readonly logIn: (request: LoginRequest) => Promise<Outcome<LoginReply>>
  /** Stores the login. */
  readonly save: (reply: LoginReply) => Promise<LoginSaved>
}

export const LoginPage = ({ content, logIn, save, site }: LoginPageProps) => {
  const { login: words, messages, constants } = content
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const email = emailIn(state)
  const login = useStoredLogin()
  /** Logged in here; the navigation is about to happen. */
  const [welcome, setWelcome] = useState<string | null>(null)
  const [isNotStored, setNotStored] = useState(false)
  const { send } = useFormMachine(loginMachineWith, logIn)
  const rules = formRules({ properties, required }, ['username', 'password'], messages.fields)
  const onwards = returnTo(search) ?? constants.redirects.after_login
  const form = useForm({
    id: 'login',
    start: email === undefined ? undefined : { username: email },
    rules: { ...rules, username: { ...rules.username, required: messages.fields.username_or_email_missing } },
    send,
    onSent: async (reply, _, isShown) => {
      const message = fill(messages.login.success, { username: reply.user.username })
      setWelcome(message)
      setNotStored(false)
      if ((await save(reply)) === 'not_stored') {
        setWelcome(null)
        setNotStored(true)
        return
      }
      if (!isShown()) return
      // `replace`: Back should not lead to a form that is no longer useful.
      await navigate(onwards, { replace: true, state: { message } })
    },
    failureMessage: (failure) => accountFailureMessage(failure, messages, messages.login),
  })
  usePageTitle(words.heading, site.site, form.problems.length > 0)
  // Already logged in, or just now in another tab. After a login on this page, the form navigates.
  if (login !== null && welcome === null) return <Navigate to={onwards} replace />
  // Directly below the password field, which it is about.
  const forgot = words.links.find(({ id }) => id === 'forgot_password')
  return (
    <FormColumn
      site={site}
      heading={words.heading}
      picture={words.picture}
      lead={words.lead}
      waiting={<WaitingResult content={content} text={words.result_waiting} />}
      note={<WhyHere content={content} />}
      // The sign-up page continues to the same target.
      links={words.links
        .filter((link) => link !== forgot)
        .map((link) => ({ ...link, to: `${link.to}${returnToQuery(search)}` }))}
    >
      <PageForm form={form} summary={messages.common.there_is_a_problem} submit={words.submit} sending={words.sending}>
        <TextField
          {...form.field<HTMLInputElement>('username')}
          label={fieldWords(words.fields, 'username').label}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={recipe('stack')}>
          <PasswordField
            {...form.field<HTMLInputElement>('password')}
            label={fieldWords(words.fields, 'password').label}
            autoComplete="current-password"
            show={words.show_password}
          />
          {forgot && (
            <p>
              {forgot.text}{' '}
              <ButtonLink href={`${forgot.to}${returnToQuery(search)}`} link={SiteLink} variant="quiet">
                {forgot.label}
              </ButtonLink>
            </p>
          )}
        </div>
        {isNotStored && <Alert status="danger" title={messages.login.needs_storage} />}
        {welcome !== null && <Alert status="success" title={welcome} />}
      </PageForm>
    </FormColumn>
  )
}

/** Why the user was redirected here. */
const WhyHere = ({ content: { login: words, messages } }: { readonly content: AccountSlice }) => {
  const { search, state } = useLocation()
  const reason = loginReasonIn(state)
  useEffect(() => {
    // Cleared, so that a reload does not show it again.
    if (reason) clearNavigationState()
  }, [reason])
  if (reason) return <Note status={reason === 'nobody' ? 'info' : 'warning'}>{textOf(reason, messages)}</Note>
  return returnTo(search) === null ? null : <Note status="info">{words.came_from_guard}</Note>
}

const textOf = (reason: LoginReason, messages: AccountSlice['messages']): string => {
  if (reason === 'not_stored') return messages.login.needs_storage
  return reason === 'not_logged_in' ? messages.register.login_failed : messages.session[reason]
}
