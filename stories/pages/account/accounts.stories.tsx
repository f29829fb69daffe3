import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { needsCookies } from '#client/calls/accounts.ts'
import { accountSlice, siteSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { ForgotPasswordPage } from '#pages/forgot-password/forgot-password-page.tsx'
import { LoginPage, type LoginPageProps } from '#pages/login/login-page.tsx'
import { LogoutPage } from '#pages/logout/logout-page.tsx'
import { ResetPasswordPage } from '#pages/reset-password/reset-password-page.tsx'
import { SignupPage, type SignupPageProps } from '#pages/signup/signup-page.tsx'
import type { LoginReply, SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { byId, filled, live } from '#testing/stories/live-content.ts'
import { failWith, pending, succeedWith } from '#testing/stories/fakes/outcomes.ts'
import { announcementIn, showsTexts } from '#testing/stories/shows.ts'
import { withResultMark } from '#testing/stories/fakes/with-result-mark.ts'

const content = accountSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const { messages } = content

const refused = (code: string, message: string, field?: string) =>
  failWith({ kind: 'refused', code, message, problems: field === undefined ? [] : [{ field, message }] })
const login: LoginReply = { access: 'rl_a_1', refresh: 'rl_r_1', user: { id: 'u1', username: 'amara' } }
const loggedIn = async (): Promise<Outcome<LoginReply>> => ({ ok: true, value: login })

const meta = {
  title: 'Pages/Accounts',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[parameters.at ?? '/login']}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Fill = Readonly<Record<string, string>>

/** Fills in the fields by their labels and submits the form. */
const send =
  (
    fields: Fill,
    button: string,
    then?: (page: ReturnType<typeof within>) => Promise<void>,
  ): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const [label, text] of Object.entries(fields)) await userEvent.type(page.getByLabelText(label), text)
    await userEvent.click(within(page.getByRole('main')).getByRole('button', { name: button }))
    await then?.(page)
  }

const loginPage =
  (props: Partial<LoginPageProps> = {}) =>
  () => <LoginPage content={content} site={site} logIn={pending} save={async () => 'stored'} {...props} />
const usernameOrEmail = byId(live.pages.login.fields, 'username').label
const named = { [usernameOrEmail]: 'amara', [byId(live.pages.login.fields, 'password').label]: 'Coils4ever' }
export const Login: Story = { render: loginPage(), play: showsTexts(content.login.heading, usernameOrEmail) }
/** The texts of a field are found by its id, not by its position. */
export const LoginWordsInAnotherOrder: Story = {
  render: loginPage({
    content: { ...content, login: { ...content.login, fields: content.login.fields.toReversed() } },
  }),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(byId(live.pages.login.fields, 'password').label)
    await expect(field).toHaveAttribute('type', 'password')
  },
}
export const LoginFromAGuardedPage: Story = {
  render: loginPage(),
  parameters: { at: '/login?to=/dashboard/account' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(content.login.came_from_guard)
  },
}
const saysThatItWaits =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible()
    const { action, heading } = content.waiting
    await expect(canvas.getByRole('link', { name: action.label })).toHaveAttribute('href', action.to)
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible()
    for (const line of content.signup.result_keeps ?? []) await expect(canvas.getByText(line.text)).toBeVisible()
  }
export const LoginWhileAResultWaits: Story = {
  render: loginPage(),
  beforeEach: withResultMark('waiting'),
  play: saysThatItWaits(content.login.result_waiting),
}
export const LoginAfterTheSessionEnded: Story = {
  render: loginPage(),
  parameters: { at: { pathname: '/login', state: { reason: 'protected' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.session.protected)
  },
}
export const LoginInsteadOfLogout: Story = {
  render: loginPage(),
  parameters: { at: { pathname: '/login', state: { reason: 'nobody' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.session.nobody)
  },
}
export const LoginEmpty: Story = {
  render: loginPage(),
  play: send({}, content.login.submit, async (page) => {
    const summary = await page.findByText(messages.common.there_is_a_problem)
    await waitFor(() => expect(summary.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(page.getByLabelText(usernameOrEmail)).toHaveAccessibleDescription(
      messages.fields.username_or_email_missing,
    )
  }),
}
export const LoginSending: Story = {
  render: loginPage(),
  play: send(named, content.login.submit, async (page) => {
    await expect(await page.findByRole('button', { name: content.login.sending })).toHaveAttribute('aria-disabled')
  }),
}
export const LoginWrong: Story = {
  render: loginPage({ logIn: refused('login_wrong', messages.login.wrong) }),
  play: send(named, content.login.submit, async (page) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(messages.login.wrong)
    await expect(page.getByLabelText(usernameOrEmail)).toHaveValue('amara')
  }),
}
export const LoginFailed: Story = {
  render: loginPage({ logIn: failWith({ kind: 'server' }) }),
  play: send(named, content.login.submit, async (page) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(messages.login.failure)
  }),
}
export const LoginTooOften: Story = {
  tags: ['slow'],
  render: loginPage({ logIn: failWith({ kind: 'rate_limit', seconds: 240 }) }),
  play: send(named, content.login.submit, async (page) => {
    await expect(await page.findByRole('alert')).toHaveTextContent('4 minutes')
  }),
}
export const LoginWithoutCookies: Story = {
  render: loginPage({ logIn: failWith(needsCookies) }),
  play: send(named, content.login.submit, async (page) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(messages.login.needs_cookies)
  }),
}
export const LoginDone: Story = {
  render: loginPage({ logIn: loggedIn, save: pending }),
  play: send(named, content.login.submit, async (page) => {
    await page.findByText(filled(live.messages.login.success, { username: 'amara' }))
  }),
}
export const LoginNotKept: Story = {
  render: loginPage({ logIn: loggedIn, save: async () => 'not_stored' }),
  play: send(named, content.login.submit, async (page) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(messages.login.needs_storage)
  }),
}

const signupPage =
  (props: Partial<SignupPageProps> = {}) =>
  () => (
    <SignupPage
      content={content}
      site={site}
      register={pending}
      logIn={pending}
      save={async () => 'stored'}
      {...props}
    />
  )
const [username, email, password] = (['username', 'email', 'password'] as const).map(
  (id) => byId(live.pages.signup.fields, id).label,
)
const signupOf = (...texts: readonly string[]) => ({
  [username ?? '']: texts[0] ?? '',
  [email ?? '']: texts[1] ?? '',
  [password ?? '']: texts[2] ?? '',
})
const person = signupOf('amara', 'amara@example.com', 'Coils4ever')

const { accounts } = content.constants
const anybody = { ...accounts, minimum_age: 0, password_capitals: 0, password_numbers: 0 }
export const SignupForAnybody: Story = {
  render: signupPage({ content: { ...content, constants: { ...content.constants, accounts: anybody } } }),
  parameters: { at: '/signup' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(password ?? '')
    await expect(canvas.queryByText(live.pages.signup.age)).toBeNull()
    await expect(canvas.queryByText(byId(live.pages.signup.fields, 'password').hint)).toBeNull()
  },
}
export const Signup: Story = {
  render: signupPage(),
  parameters: { at: '/signup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: content.signup.heading })).toBeVisible()
    for (const label of Object.keys(person)) await expect(canvas.getByLabelText(label)).toHaveValue('')
    await expect(canvas.getByRole('button', { name: content.signup.submit })).toBeEnabled()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const SignupWhileAResultWaits: Story = {
  render: signupPage(),
  parameters: { at: '/signup' },
  beforeEach: withResultMark('waiting'),
  play: saysThatItWaits(content.signup.result_waiting),
}
export const SignupWhileAResultWaitsInTheDark: Story = {
  ...SignupWhileAResultWaits,
  globals: { theme: 'dark' },
  tags: ['appearance'],
}
export const SignupInvalid: Story = {
  render: signupPage(),
  parameters: { at: '/signup' },
  play: send(signupOf('a!', 'amara', 'short'), content.signup.submit, async (page) => {
    const summary = await page.findByRole('alert')
    await expect(page.getByLabelText(byId(live.pages.signup.fields, 'email').label)).toBeInvalid()
    // All problems are shown at once, not one per attempt.
    const { password_capital, password_number, password_too_short } = messages.fields
    const min = content.constants.accounts.password_min
    for (const text of [password_capital, password_number, fill(password_too_short, { min })]) {
      await expect(summary).toHaveTextContent(text)
      await expect(page.getByLabelText(byId(live.pages.signup.fields, 'password').label)).toHaveAccessibleDescription(
        expect.stringContaining(text) as unknown as string,
      )
    }
    await userEvent.type(page.getByLabelText(byId(live.pages.signup.fields, 'password').label), 'Enough-7')
    await expect(page.getByLabelText(byId(live.pages.signup.fields, 'password').label)).toBeValid()
  }),
}
export const SignupNotCreated: Story = {
  tags: ['slow'],
  render: signupPage({ register: refused('not_created', messages.register.not_created, 'username') }),
  parameters: { at: '/signup' },
  play: send(person, content.signup.submit, async (page) => {
    await expect(page.getByLabelText(byId(live.pages.signup.fields, 'username').label)).toHaveAccessibleDescription(
      expect.stringContaining(messages.register.not_created) as unknown as string,
    )
  }),
}
/** The first press has created the account, but its reply was lost. The second press logs in to it. */
const [registerAgain, logInAfter] = [fn(), fn()]
export const SignupAfterALostReply: Story = {
  tags: ['slow'],
  render: signupPage({ register: registerAgain, logIn: logInAfter }),
  parameters: { at: '/signup' },
  beforeEach: () => {
    registerAgain
      .mockReset()
      .mockImplementationOnce(failWith({ kind: 'interrupted' }))
      .mockImplementation(refused('not_created', messages.register.not_created, 'username'))
    logInAfter.mockReset().mockImplementation(loggedIn)
  },
  play: send(person, content.signup.submit, async (page) => {
    await page.findByText(messages.common.interrupted)
    await userEvent.click(within(page.getByRole('main')).getByRole('button', { name: content.signup.submit }))
    await page.findAllByText(messages.register.success)
    await expect(page.queryByText(messages.register.not_created)).toBeNull()
    await expect(logInAfter).toHaveBeenCalledOnce()
  }),
}
export const SignupFailed: Story = {
  render: signupPage({ register: failWith({ kind: 'server' }) }),
  parameters: { at: '/signup' },
  play: send(person, content.signup.submit, async (page) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(messages.register.failure)
  }),
}
export const SignupDone: Story = {
  render: signupPage({ register: succeedWith(messages.register.success) }),
  parameters: { at: '/signup' },
  play: send(person, content.signup.submit, async (page) => {
    await page.findByText(messages.register.success)
  }),
}

const forgotPage = (ask: () => Promise<Outcome<SuccessReply>>) => () => (
  <ForgotPasswordPage content={content} site={site} ask={ask} />
)
const emailLabel = byId(live.pages.forgot_password.fields, 'email').label
const address = { [emailLabel]: 'amara@example.com' }
export const ForgotPassword: Story = {
  render: forgotPage(pending),
  parameters: { at: '/forgot-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: content.forgot_password.heading })).toBeVisible()
    await expect(canvas.getByLabelText(emailLabel)).toHaveAttribute('autocomplete', 'email')
    await expect(canvas.getByRole('button', { name: content.forgot_password.submit })).toBeEnabled()
  },
}
export const ForgotPasswordInvalid: Story = {
  render: forgotPage(pending),
  parameters: { at: '/forgot-password' },
  play: send({ [emailLabel]: 'amara' }, content.forgot_password.submit, async (page) => {
    await expect(page.getByLabelText(emailLabel)).toHaveAccessibleDescription(messages.fields.email_format)
  }),
}
export const ForgotPasswordSending: Story = {
  render: forgotPage(pending),
  parameters: { at: '/forgot-password' },
  play: send(address, content.forgot_password.submit, async (page) => {
    await page.findByRole('button', { name: content.forgot_password.sending })
  }),
}
export const ForgotPasswordSent: Story = {
  render: forgotPage(succeedWith(messages.forgot_password.success)),
  parameters: { at: '/forgot-password' },
  play: async (context) => {
    const isAnnounced = announcementIn(context.canvasElement)
    await send(address, content.forgot_password.submit)(context)
    await isAnnounced(messages.forgot_password.success)
    await context.canvas.findByText(content.forgot_password.after_sending)
  },
}
export const ForgotPasswordFailed: Story = {
  render: forgotPage(failWith({ kind: 'server' })),
  parameters: { at: '/forgot-password' },
  play: send(address, content.forgot_password.submit, async (page) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(messages.forgot_password.request_failure)
  }),
}

/** Status 200 with `success: false`. */
export const ForgotPasswordUnsuccessful: Story = {
  render: forgotPage(refused('unsuccessful', '')),
  parameters: { at: '/forgot-password' },
  play: send(address, content.forgot_password.submit, async (page) => {
    await expect(await page.findByRole('alert')).toHaveTextContent(messages.forgot_password.failure)
  }),
}

const resetPage =
  (reset: () => Promise<Outcome<SuccessReply>>, token: string | null = 'token_of_a_link') =>
  () => <ResetPasswordPage content={content} site={site} token={token} reset={reset} />
const { fields: newPassword } = live.pages.reset_password
const confirmLabel = byId(newPassword, 'confirm_password').label
const twice = { [byId(newPassword, 'new_password').label]: 'Coils4ever', [confirmLabel]: 'Coils4ever' }
export const ResetPassword: Story = {
  render: resetPage(pending),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: content.reset_password.heading })).toBeVisible()
    for (const label of Object.keys(twice))
      await expect(canvas.getByLabelText(label)).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: content.reset_password.submit })).toBeEnabled()
  },
}
export const ResetPasswordDiffers: Story = {
  render: resetPage(pending),
  play: send({ ...twice, [confirmLabel]: 'Coils5ever' }, content.reset_password.submit, async (page) => {
    await expect(
      page.getByLabelText(byId(live.pages.reset_password.fields, 'confirm_password').label),
    ).toHaveAccessibleDescription(messages.fields.password_confirm_differs)
  }),
}
export const ResetPasswordSaved: Story = {
  render: resetPage(succeedWith(messages.reset_password.success)),
  play: send(twice, content.reset_password.submit, async (page) => {
    const saved = await page.findByText(content.reset_password.success.heading)
    await waitFor(() => expect(saved.closest('[tabindex="-1"]')).toHaveFocus())
  }),
}
export const ResetPasswordLinkUsed: Story = {
  render: resetPage(refused('link_used', messages.reset_password.link_used)),
  play: send(twice, content.reset_password.submit, async (page) => {
    await page.findByText(content.reset_password.link_used.heading)
  }),
}
export const ResetPasswordLinkBroken: Story = {
  render: resetPage(pending, null),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(messages.reset_password.link_broken)
  },
}

const leave = fn(pending<never>)
export const Logout: Story = {
  render: () => <LogoutPage content={content} site={site} username="amara" onLogOut={leave} />,
  parameters: { at: '/logout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(filled(live.pages.logout.lead, { username: 'Amara' }))).toBeVisible()
    await expect(canvas.getByRole('button', { name: content.logout.submit })).toBeEnabled()
    // Opening the page does not log anybody out.
    await expect(leave).not.toHaveBeenCalled()
  },
}
export const LogoutSending: Story = {
  render: () => <LogoutPage content={content} site={site} username="amara" onLogOut={leave} />,
  parameters: { at: '/logout' },
  play: send({}, content.logout.submit, async (page) => {
    await page.findByRole('button', { name: content.logout.sending })
    await expect(leave).toHaveBeenCalledOnce()
  }),
}
