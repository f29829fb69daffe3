import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { accountSlice, siteSlice } from '#content/slices/slices.ts'
import { LoginPage } from '#pages/login/login-page.tsx'
import { SignupPage } from '#pages/signup/signup-page.tsx'
import type { LoginReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import type { LoginSaved } from '#pages/session/save-login.ts'
import { byId, live } from '#testing/stories/live-content.ts'
import { phone } from '#testing/stories/appearances.ts'

const content = accountSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const { messages } = content

type Args = { readonly login: Outcome<LoginReply>; readonly saved: LoginSaved }

const BothPages = ({ login, saved }: Args) => {
  const calls = { logIn: async () => login, save: async () => saved }
  return (
    <MemoryRouter initialEntries={['/signup']}>
      <Routes>
        <Route
          path="/signup"
          element={
            <SignupPage
              content={content}
              site={site}
              register={async () => ({ ok: true, value: { success: true, message: messages.register.success } })}
              {...calls}
            />
          }
        />
        <Route path="*" element={<LoginPage content={content} site={site} {...calls} />} />
      </Routes>
    </MemoryRouter>
  )
}

/** The account was created, but logging in to it failed. */
const meta = {
  title: 'Pages/After sign-up',
  component: BothPages,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BothPages>
export default meta

type Story = StoryObj<typeof meta>

const email = 'amara@example.com'

/** Signs up, and expects the login page to say the text and to know the email address. */
const lands =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const { fields, submit } = live.pages.signup
    const type = async (name: 'email' | 'password' | 'username', value: string) =>
      userEvent.type(canvas.getByLabelText(byId(fields, name).label), value)
    await type('username', 'amara')
    await type('email', email)
    await type('password', 'Coils4ever')
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await canvas.findByRole('heading', { level: 1, name: content.login.heading })
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByLabelText(byId(live.pages.login.fields, 'username').label)).toHaveValue(email)
  }

export const NotLoggedIn: Story = {
  args: { login: { ok: false, failure: { kind: 'busy', seconds: 5 } }, saved: 'stored' },
  play: lands(messages.register.login_failed),
}
export const NotLoggedInOnAPhone: Story = {
  ...NotLoggedIn,
  ...phone,
  tags: ['appearance'],
}
export const LoginNotStored: Story = {
  tags: ['slow'],
  args: {
    login: { ok: true, value: { access: 'rl_a_1', refresh: 'rl_r_1', user: { id: 'u1', username: 'amara' } } },
    saved: 'not_stored',
  },
  play: lands(messages.login.needs_storage),
}
