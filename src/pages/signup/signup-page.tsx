import { useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { properties, required } from '#schemas/api/register-request.schema.json'
import { Alert } from '#components/alert.tsx'
import { Markdown } from '#components/markdown.tsx'
import { recipe } from '#components/recipe.ts'
import { TextField } from '#components/form/text-field.tsx'
import type { AccountSlice, SiteSlice } from '#content/slices/slices.ts'
import { emailProblem, passwordProblems, usernameProblem } from '#engine/account/account-rules.ts'
import { fill } from '#engine/format.ts'
import { fieldWords, formRules } from '#pages/forms/form-rules.ts'
import { NewPasswordField } from '#pages/forms/new-password-field.tsx'
import { PageForm } from '#pages/forms/page-form.tsx'
import { useForm } from '#pages/forms/use-form.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { FormColumn } from '#pages/session/form-column.tsx'
import { returnToQuery, returnTo } from '#pages/session/return-to.ts'
import { accountFailureMessage } from '#pages/session/account-failure-message.ts'
import type { LoginSaved } from '#pages/session/save-login.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { WaitingResult } from '#pages/session/waiting-result.tsx'
import { useStoredLogin } from '#pages/session/use-stored-login.ts'
import type { LoginReply, LoginRequest, RegisterRequest, SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'

export type SignupPageProps = {
  readonly content: AccountSlice
  readonly site: SiteSlice
  readonly register: (request: RegisterRequest) => Promise<Outcome<SuccessReply>>
  readonly logIn: (request: LoginRequest) => Promise<Outcome<LoginReply>>
  readonly save: (reply: LoginReply) => Promise<LoginSaved>
}

type Registered = {
  readonly message: string
  /** null: not logged in yet. */
  readonly login: Outcome<LoginReply> | null
}

export const SignupPage = ({ content, logIn, register, save, site }: SignupPageProps) => {
  const { signup: words, messages, constants } = content
  const { accounts, redirects } = constants
  const navigate = useNavigate()
  const { search } = useLocation()
  const login = useStoredLogin()
  const [done, setDone] = useState<string | null>(null)
  /** The username of a registration whose reply was lost: that account may exist. */
  const unanswered = useRef('')
  const form = useForm({
    id: 'signup',
    keeps: ['username', 'email'],
    rules: formRules({ properties, required }, ['username', 'email', 'password'], messages.fields, {
      username: (username) => usernameProblem(accounts, username),
      email: (email) => emailProblem(accounts, email),
      password: (password, { email, username }) =>
        passwordProblems(accounts, password, { known: [username, email, site.site.name] }),
    }),
    send: async (request): Promise<Outcome<Registered>> => {
      const outcome = await register(request)
      if (outcome.ok) return { ok: true, value: { message: outcome.value.message, login: null } }
      const { username, password } = request
      if (outcome.failure.kind !== 'refused') unanswered.current = username
      else if (outcome.failure.code === 'not_created' && unanswered.current === username) {
        // The username is taken, but by this visitor if the password is right.
        const login = await logIn({ username, password })
        if (login.ok) return { ok: true, value: { message: messages.register.success, login } }
      }
      return outcome
    },
    onSent: async ({ message, login }, { email, password, username }, isShown) => {
      setDone(message)
      // The API returns no login: log in with the password that was just typed.
      const reply = login ?? (await logIn({ username, password }))
      const saved = reply.ok ? await save(reply.value) : 'failed'
      const after = saved === 'with_result' ? redirects.after_login : redirects.after_registration
      const isOut = saved === 'failed' || saved === 'not_stored'
      const onwards = isOut ? `${redirects.guard}${returnToQuery(search)}` : (returnTo(search) ?? after)
      const reason = saved === 'failed' ? 'not_logged_in' : 'not_stored'
      if (!isShown()) return
      // `replace`: Back should not lead to a form that is no longer useful.
      await navigate(onwards, { replace: true, state: { message, ...(isOut && { reason, email }) } })
    },
    failureMessage: (failure) => accountFailureMessage(failure, messages, messages.register),
  })
  usePageTitle(words.heading, site.site, form.problems.length > 0)

  // After a registration here, the form navigates.
  if (login !== null && done === null)
    return <Navigate to={returnTo(search) ?? redirects.signed_in_at_signup} replace />
  const [username, email] = [fieldWords(words.fields, 'username'), fieldWords(words.fields, 'email')]
  const password = fieldWords(words.fields, 'password')
  return (
    <FormColumn
      site={site}
      heading={words.heading}
      picture={words.picture}
      lead={words.lead}
      points={words.result_keeps}
      waiting={<WaitingResult content={content} text={words.result_waiting} isListedBelow />}
      links={words.links.map((link) => ({ ...link, to: `${link.to}${returnToQuery(search)}` }))}
    >
      <PageForm form={form} summary={messages.common.there_is_a_problem} submit={words.submit} sending={words.sending}>
        <TextField
          {...form.field<HTMLInputElement>('username')}
          label={username.label}
          hint={fill(username.hint, { min: accounts.username_min, max: accounts.username_max })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...form.field<HTMLInputElement>('email')}
          label={email.label}
          hint={email.hint}
          type="email"
          autoComplete="email"
        />
        <NewPasswordField
          form={form}
          name="password"
          words={{ label: password.label, hint: password.hint, second_hint: password.second_hint ?? '' }}
          rules={accounts}
          show={words.show_password}
        />
        <div className={recipe('stack', { gap: 'xs' })}>
          {accounts.minimum_age > 0 && <p>{words.age}</p>}
          <div className={recipe('text', { style: 'small', tone: 'muted' })}>
            <Markdown nodes={words.terms} link={SiteLink} />
          </div>
        </div>
        {done !== null && <Alert status="success" title={done} />}
      </PageForm>
    </FormColumn>
  )
}
