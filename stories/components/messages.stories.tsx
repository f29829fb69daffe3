import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { Announcement } from '#components/announcement.tsx'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { Dialog } from '#components/dialog.tsx'
import { Note, type NoteStatus } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { EmptyState, FailedState } from '#components/state-card.tsx'
import { StatusRegion } from '#components/status-region.tsx'
import { Toast } from '#components/toast.tsx'
import { showsTexts } from '#testing/stories/shows.ts'
import { dark } from '#testing/stories/appearances.ts'

const { analysing, exit_dialog: exit, results, resume } = content.pages.quiz
const photos = content.photos.texts

const meta = {
  title: 'Components/Messages',
  decorators: [
    (Story) => (
      <main className={`${recipe('wrap', { width: 'form', pad: 'page' })} ${recipe('stack', { gap: 'md' })}`}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const notes: Readonly<Record<NoteStatus, { readonly heading: string; readonly text: string }>> = {
  info: analysing.offline,
  success: { heading: resume.changed.heading, text: resume.changed.text },
  warning: analysing.updated,
  danger: analysing.failed,
}

export const Notes: Story = {
  render: () => (
    <>
      {Object.entries(notes).map(([status, { heading, text }]) => (
        <Note key={status} status={status as NoteStatus} title={heading} level={2}>
          {text}
        </Note>
      ))}
      <Note
        status="danger"
        role="alert"
        title={analysing.failed.heading}
        actions={<Button>{analysing.failed.action}</Button>}
      >
        {analysing.failed.text}
      </Note>
      <Note status="success">{results.claimed}</Note>
    </>
  ),
  play: showsTexts(...Object.values(notes).flatMap(({ heading, text }) => [heading, text]), results.claimed),
}

const Leave = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {exit.leave}
      </Button>
      <Dialog
        open={open}
        title={exit.heading}
        onClose={() => setOpen(false)}
        safe={exit.stay}
        text={exit.text}
        actions={
          <>
            <Button>{exit.leave}</Button>
            <Button variant="quiet">{exit.clear}</Button>
          </>
        }
      />
    </>
  )
}

export const DialogOpen: Story = {
  render: () => <Leave />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: exit.leave }))
    await expect(within(canvasElement).getByRole('dialog', { name: exit.heading })).toBeVisible()
  },
}
export const DialogClosedAgain: Story = {
  tags: ['!dev'],
  render: () => <Leave />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: exit.leave })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: exit.stay }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
/** The safe button has the focus, and a closed dialog has no content. */
export const DialogLeftUnanswered: Story = {
  tags: ['!dev'],
  render: () => <Leave />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: exit.leave })
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog', { name: exit.heading, description: exit.text })
    const stay = within(dialog).getByRole('button', { name: exit.stay })
    await expect(stay).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await expect(dialog).toBeEmptyDOMElement()
  },
}
const many = Array.from({ length: 40 }, (_, index) => <p key={index}>{exit.text}</p>)
/** As with large text. The text fades out above the buttons, so that it never seems to end there; when scrolled to its end, it does not fade. */
export const DialogLongerThanTheScreen: Story = {
  render: () => (
    <Dialog open title={exit.heading} onClose={() => undefined} safe={exit.stay}>
      {many}
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog')
    const [body, actions] = dialog.children
    if (!body || !actions) throw new Error('A dialog has a text and buttons')
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    const [, up, blur] = / 0px (-\d+)px (\d+)px/.exec(getComputedStyle(actions).boxShadow) ?? []
    await expect(Number(blur)).toBeGreaterThan(10)
    // A blur extends by half its radius.
    const fadeTop = () => actions.getBoundingClientRect().top + Number(up) - Number(blur) / 2
    await expect(body.getBoundingClientRect().bottom).toBeGreaterThan(fadeTop())
    dialog.scrollTop = dialog.scrollHeight
    await expect(body.getBoundingClientRect().bottom).toBeLessThanOrEqual(fadeTop())
  },
}
/** The `close` event comes a frame late: the dialog may be open again by then. */
export const DialogOpenAgainAtOnce: Story = {
  tags: ['!dev'],
  render: () => <Leave />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: exit.leave })
    await userEvent.click(opener)
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
    const stay = within(dialog).getByRole('button', { name: exit.stay })
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
    flushSync(() => stay.click())
    const wasClosed = !dialog.open
    flushSync(() => opener.click())
    await expect(wasClosed).toBe(true)
    await closed
    await new Promise(requestAnimationFrame)
    await expect(dialog).toBeVisible()
  },
}

/** The region is emptied after the announcement. */
export const AnnouncementOnce: Story = {
  tags: ['!dev', 'slow'],
  render: () => <Announcement text={content.messages.reports.downloaded} />,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('status')
    await expect(region).toHaveTextContent(content.messages.reports.downloaded)
    await waitFor(() => expect(region).toBeEmptyDOMElement(), { timeout: 10_000 })
  },
}

const Outcome = () => {
  const [done, setDone] = useState(false)
  return (
    <Card>
      <StatusRegion>{done && <Note status="success" title={content.messages.reports.downloaded} />}</StatusRegion>
      <Button onClick={() => setDone(true)}>{content.messages.common.cancel}</Button>
    </Card>
  )
}
/** The region exists before its content, and takes no room until then. */
export const OutcomeInItsRegion: Story = {
  render: () => <Outcome />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const region = page.getByRole('status')
    await expect(getComputedStyle(region).position).toBe('absolute')
    await userEvent.click(page.getByRole('button'))
    await expect(region).toHaveTextContent(content.messages.reports.downloaded)
    await expect(getComputedStyle(region).position).toBe('static')
  },
}
export const ToastShown: Story = {
  render: () => <Toast message={content.messages.photos.submitted} onGone={() => undefined} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/\S/)
  },
}

/** A button fills the screen, so the toast has to cover it; clicks go through the toast. */
const Crowded = () => {
  const [pressed, setPressed] = useState(0)
  return (
    <>
      <output>{pressed}</output>
      <button
        type="button"
        style={{ position: 'fixed', inset: '0', background: 'none' }}
        onClick={() => setPressed((count) => count + 1)}
      >
        {exit.stay}
      </button>
      <Toast message={content.messages.photos.submitted} onGone={() => undefined} />
    </>
  )
}
export const ToastOverAButton: Story = {
  render: () => <Crowded />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const toast = canvas.getByText(content.messages.photos.submitted)
    const { left, top, width, height } = toast.getBoundingClientRect()
    const below = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(below).toBe(canvas.getByRole('button'))
    await userEvent.click(below ?? toast)
    await expect(canvas.getByText('1')).toBeVisible()
  },
}

const BesideButtons = () => (
  <>
    <div style={{ position: 'fixed', insetInline: '0', bottom: '0' }}>
      <Button>{exit.leave}</Button>
      <Button>{exit.stay}</Button>
    </div>
    <Toast message={content.messages.photos.submitted} onGone={() => undefined} />
  </>
)
export const ToastAboveButtons: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <BesideButtons />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const toast = canvas.getByText(content.messages.photos.submitted)
    const highest = Math.min(...canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top))
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(highest))
  },
}

export const Empty: Story = {
  render: () => (
    <EmptyState
      art="states/empty_scores.svg"
      heading={results.empty}
      actions={<Button>{results.empty_action}</Button>}
    />
  ),
  play: showsTexts(results.empty, results.empty_action),
}
export const Failed: Story = {
  render: () => (
    <FailedState
      art="states/failed.svg"
      heading={photos.camera_help.failures[0]?.title ?? ''}
      text={photos.camera_help.kept}
      actions={
        <>
          <Button icon="upload">{photos.camera_help.upload_instead}</Button>
          <Button variant="outline">{photos.camera_help.try_again}</Button>
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(photos.camera_help.kept)
  },
}

export const NotesInTheDark: Story = { ...Notes, ...dark, tags: ['appearance'] }

/** Shows the shortest message, which disappears soonest. */
const Passing = () => {
  const [message, setMessage] = useState<string | null>('1')
  return <Toast message={message} onGone={() => setMessage(null)} />
}
export const ToastGone: Story = {
  tags: ['!dev', 'slow'],
  render: () => <Passing />,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('status')
    await expect(region).not.toBeEmptyDOMElement()
    await waitFor(() => expect(region).toBeEmptyDOMElement(), { timeout: 10_000 })
  },
}
