import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { clearLogin, writeLogin, type StoredLogin } from '#client/device/stored-login.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { Guarded } from '#pages/dashboard/guarded.tsx'

const loginOf = (username: string): StoredLogin => ({
  access: `rl_a_${'x'.repeat(43)}`,
  refresh: `rl_r_${'y'.repeat(43)}`,
  user: { id: `id-of-${username}`, username },
})

/** Stands for a page that has loaded data of the user who opened it. */
const Page = () => {
  const { username } = useDashboard().user
  const [loadedFor] = useState(username)
  return <h1>{`Report of ${loadedFor}`}</h1>
}

const meta = {
  title: 'Pages/Guarded',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    writeLogin(loginOf('amara'))
    return clearLogin
  },
  render: () => (
    <MemoryRouter initialEntries={['/dashboard']}>
      <Routes>
        <Route
          path="/dashboard"
          element={
            <Guarded current="analysis" title="Report">
              <Page />
            </Guarded>
          }
        />
        <Route path="*" element={<h1>Log in</h1>} />
      </Routes>
    </MemoryRouter>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Back leads to a page from the browser's back/forward cache, which got no events meanwhile. */
export const BackAfterALogoutElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Report of amara' })
    localStorage.removeItem('auth')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await canvas.findByRole('heading', { name: 'Log in' })
    await expect(canvas.queryByText('Report of amara')).toBeNull()
  },
}

/** A page from the back/forward cache, or a frozen tab, learns of the logout and the next login at once. */
export const SomebodyElseIsLoggedIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Report of amara' })
    localStorage.setItem('auth', JSON.stringify(loginOf('zoe')))
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
    await canvas.findByRole('heading', { name: 'Report of zoe' })
    await expect(canvas.queryByText('Report of amara')).toBeNull()
  },
}
