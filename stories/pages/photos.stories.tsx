import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { quizSlice } from '#content/vite/slices.ts'
import { drawnPhotos } from '#testing/stories/drawn-photos.ts'
import { fakeCamera } from '#testing/stories/fake-camera.ts'
import { QuizStory } from '#testing/stories/quiz-story.tsx'

const content = quizSlice({ content: whole, version })
const views = ['top', 'back', 'side']

const meta = {
  title: 'Pages/Photos',
  component: QuizStory,
  args: { content, step: 'photos' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => fakeCamera(),
} satisfies Meta<typeof QuizStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Within = ReturnType<typeof within>

const press = async (canvas: Within, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }, { timeout: 5000 }))
const start: Play = async ({ canvasElement }) => press(within(canvasElement), 'Take Pictures')
const live: Play = async (context) => {
  await start(context)
  await within(context.canvasElement).findByRole('button', { name: /^Take the picture/ }, { timeout: 5000 })
}

/** With pictures that the device keeps already. */
const withPhotos = (kept: readonly string[], more: Partial<Awaited<ReturnType<typeof drawnPhotos>>[number]> = {}) =>
  ({
    loaders: [async () => ({ photos: (await drawnPhotos(kept)).map((photo) => ({ ...photo, ...more })) })],
    render: (args, { loaded }) => <QuizStory {...args} photos={loaded.photos} />,
  }) satisfies Story

export const Off: Story = {}
export const OffDark: Story = { globals: { theme: 'dark' } }
export const OffOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OffNarrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const OffWithOnePicture: Story = withPhotos(['back'])

export const KeepingAnswers: Story = { args: { stuck: true }, play: start }
export const Starting: Story = { beforeEach: () => fakeCamera({ failure: 'never' }), play: start }

export const Live: Story = { play: live }
export const LiveOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: live }
export const LiveNarrowDark: Story = { globals: { viewport: { value: 'narrow' }, theme: 'dark' }, play: live }
export const LiveDark: Story = { globals: { theme: 'dark' }, play: live }
export const LiveWithSeveralCameras: Story = {
  beforeEach: () => fakeCamera({ cameras: 3 }),
  play: async (context) => {
    await live(context)
    await press(within(context.canvasElement), 'Switch camera')
    await within(context.canvasElement).findByRole('button', { name: /^Take the picture/ })
  },
}
export const LiveAimedAtAnotherView: Story = {
  play: async (context) => {
    await live(context)
    const canvas = within(context.canvasElement)
    await press(canvas, 'Take now: Side')
    await expect(await canvas.findByRole('button', { name: 'Take the picture: Side' })).toBeVisible()
  },
}
export const LiveAgain: Story = {
  ...withPhotos(views),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Retake the picture: Back')
    await canvas.findByRole('button', { name: 'Take the picture: Back' })
    await expect(canvas.queryByRole('button', { name: 'Submit Photos' })).toBeNull()
  },
}

const counting: Play = async (context) => {
  await live(context)
  const canvas = within(context.canvasElement)
  await press(canvas, 'No timer')
  await press(canvas, '3 seconds')
  await press(canvas, /^Take the picture/)
  await expect(await canvas.findByRole('button', { name: 'Stop the timer' })).toBeVisible()
}
export const Counting: Story = { play: counting }
export const CountingOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: counting }

export const Taken: Story = {
  beforeEach: () => {
    const putBack = fakeCamera()
    const real = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')
    // The picture is never ready.
    Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', { ...real, value: () => undefined })
    return () => {
      Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', { ...real })
      putBack()
    }
  },
  play: async (context) => {
    await live(context)
    const canvas = within(context.canvasElement)
    await press(canvas, /^Take the picture/)
    await expect(await canvas.findByRole('button', { name: 'Keeping the picture...' })).toBeVisible()
  },
}
export const FullWithTheCameraOn: Story = {
  ...withPhotos(['top', 'back']),
  play: async (context) => {
    await live(context)
    const canvas = within(context.canvasElement)
    await press(canvas, 'Take the picture: Side')
    await expect(await canvas.findByRole('button', { name: 'Submit Photos' }, { timeout: 5000 })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Take the picture/ })).toBeNull()
  },
}
export const Full: Story = withPhotos(views)
export const FullOnAPhone: Story = { ...withPhotos(views), globals: { viewport: { value: 'phone' } } }
export const FullNarrowDark: Story = { ...withPhotos(views), globals: { viewport: { value: 'narrow' }, theme: 'dark' } }
export const FullWithAdvice: Story = withPhotos(views, { advice: 'too_close' })
export const FullKeptAnyway: Story = withPhotos(views, { advice: 'background', settled: true })
export const Submitted: Story = {
  ...withPhotos(views),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Submit Photos')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Submit Photos' })).toBeNull())
  },
}
export const Resetting: Story = {
  ...withPhotos(['top']),
  play: async ({ canvasElement }) => press(within(canvasElement), 'Reset Session'),
}

const failing = (failure: string, title: string): Story => ({
  beforeEach: () => fakeCamera({ failure }),
  play: async (context) => {
    await start(context)
    await expect(await within(context.canvasElement).findByRole('heading', { name: title })).toBeVisible()
  },
})
export const Blocked = failing('NotAllowedError', 'The camera is blocked')
export const BlockedOnAPhone: Story = { ...Blocked, globals: { viewport: { value: 'phone' }, theme: 'dark' } }
export const NoneFound = failing('NotFoundError', 'No camera found')
export const InUse = failing('NotReadableError', 'The camera is in use')
export const NotSupported = failing('NotSupportedError', 'This browser cannot use the camera')
export const FailedForNoKnownReason = failing('EncodingError', 'The camera did not start')
export const NotSecure: Story = {
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(window, 'isSecureContext')
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false })
    return () => Object.defineProperty(window, 'isSecureContext', { ...real })
  },
  play: async (context) => {
    await start(context)
    await within(context.canvasElement).findByRole('heading', { name: 'The camera needs a secure page' })
  },
}
export const Unplugged: Story = {
  beforeEach: () => fakeCamera({ unpluggedAfter: 300 }),
  play: async (context) => {
    await start(context)
    await within(context.canvasElement).findByRole('heading', { name: 'The camera has stopped' }, { timeout: 5000 })
  },
}
export const Interrupted: Story = {
  beforeEach: () => {
    const putBack = fakeCamera()
    return () => {
      Reflect.deleteProperty(document, 'hidden')
      putBack()
    }
  },
  play: async (context) => {
    await live(context)
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await within(context.canvasElement).findByRole('heading', { name: 'The camera was paused' })
  },
}
