import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { recipe } from '#components/recipe.ts'
import { sessionSlice, siteSlice } from '#content/slices/slices.ts'
import { PageFailed, PartFailed } from '#pages/page-failed.tsx'
import { ClaimMessageNote, type ClaimMessage } from '#pages/session/claim-note.tsx'
import { LoginEnded } from '#pages/session/login-ended.tsx'

const words = sessionSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })

const meta = { title: 'Pages/Session', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const onTry = fn()
const onClose = fn()
const saying = (message: ClaimMessage, isTrying = false): NonNullable<Story['render']> => {
  const Page = () => (
    <main className={recipe('wrap', { width: 'form', pad: 'page' })}>
      <h1>{whole.pages.dashboard.analysis.heading}</h1>
      <ClaimMessageNote message={message} isTrying={isTrying} words={words} onTry={onTry} onClose={onClose} />
    </main>
  )
  return () => <Page />
}
const press =
  (name: string, pressed: typeof onTry): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    pressed.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    await expect(pressed).toHaveBeenCalledOnce()
  }

/** The claim of a result that waits on this device. */
export const ClaimFailed: Story = { render: saying('failed'), play: press(words.try_again, onTry) }
/** After a press, until the reply. The message is announced again if it fails again. */
export const ClaimTriedAgain: Story = {
  render: saying('failed', true),
  play: async ({ canvas }) => {
    onTry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: words.loading }))
    await expect(onTry).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByText(words.claim.failed)).toBeVisible()
  },
}
export const ClaimMadeAtLast: Story = { render: saying('claimed'), play: press(words.close, onClose) }
export const ClaimTaken: Story = {
  render: saying('taken'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(words.claim.taken)
  },
}
/** Once announced, it is on the page only once, for who reads on with a screen reader. */
export const ClaimTakenForAWhile: Story = {
  tags: ['!dev', 'slow'],
  render: saying('taken'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 8000 })
    await expect(canvas.getAllByText(words.claim.taken)).toHaveLength(1)
  },
}
export const ClaimGone: Story = {
  render: saying('gone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words.claim.gone)
    await expect(canvas.queryByRole('button', { name: words.try_again })).toBeNull()
  },
}
export const NothingToClaim: Story = {
  render: saying(null),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** The code of a page could not be loaded: no network, or a newer deployment. */
export const PageNotLoaded: Story = {
  render: () => <PageFailed />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: whole.messages.common.reload })
  },
}

/** The code of a part of a page could not be loaded, such as a step of the quiz. The page around it stays. */
export const PartNotLoaded: Story = {
  render: () => (
    <main>
      <ErrorBoundary fallback={<PartFailed />}>
        <Broken />
      </ErrorBoundary>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const alert = within(await within(canvasElement).findByRole('alert'))
    await alert.findByText(whole.messages.common.page_failed)
    await alert.findByRole('button', { name: whole.messages.common.reload })
  },
}

/** Without a connection the page stays, with its input, and says why. */
export const PartNotReloaded: Story = {
  beforeEach: () => {
    const before = window.fetch
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    return () => {
      window.fetch = before
    }
  },
  render: () => <PartFailed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: whole.messages.common.reload }))
    await canvas.findByText(whole.messages.common.unavailable)
  },
}

const Broken = (): never => {
  throw new Error('The code did not load')
}

/** An invalid stored login is removed, and the page says so. */
export const LoginNotUsable: Story = {
  beforeEach: () => {
    localStorage.setItem('auth', '{"access":')
  },
  render: () => (
    <>
      <LoginEnded words={site.messages.session} />
      <main className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <h1>{whole.pages.about.heading}</h1>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(site.messages.session.ended)
    await expect(localStorage.getItem('auth')).toBeNull()
  },
}
