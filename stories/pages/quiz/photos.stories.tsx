import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { quizSlice } from '#content/slices/slices.ts'
import { drawnPhotos } from '#testing/stories/fakes/drawn-photos.ts'
import { fakeCamera } from '#testing/stories/fakes/fake-camera.ts'
import { CurrentStep } from '#pages/quiz/steps/current-step.tsx'
import { QuizStory, QuizStoryContext } from '#testing/stories/quiz-story.tsx'
import { byId, filled, live, pattern, viewTitle } from '#testing/stories/live-content.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const content = quizSlice({ content: whole, version })
const views = ['top', 'back', 'side']
const photoConsent = whole.consent.consents.find(({ covers }) => covers.includes('photos'))

const meta = {
  title: 'Pages/Photos',
  component: QuizStory,
  args: { content, step: 'photos' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => fakeCamera(),
  play: async ({ canvas, loaded }) => {
    const taken = Array.isArray(loaded.photos) ? loaded.photos.length : 0
    const slots = within(await canvas.findByRole('list', { name: whole.photos.texts.slots_label }))
    await expect(slots.getAllByRole('listitem')).toHaveLength(whole.photos.views.length)
    await waitFor(() =>
      expect(slots.queryAllByRole('img').filter(({ tagName }) => tagName === 'IMG')).toHaveLength(taken),
    )
  },
} satisfies Meta<typeof QuizStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Within = ReturnType<typeof within>

const press = async (canvas: Within, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }, { timeout: 5000 }))
const start: Play = async ({ canvasElement }) => press(within(canvasElement), live.photos.texts.ways.take)
const liveCamera: Play = async (context) => {
  await start(context)
  await within(context.canvasElement).findByRole(
    'button',
    { name: pattern(live.photos.texts.camera.capture_view) },
    { timeout: 5000 },
  )
}

/** With pictures that are already stored on the device. */
const withPhotos = (kept: readonly string[], more: Partial<Awaited<ReturnType<typeof drawnPhotos>>[number]> = {}) =>
  ({
    loaders: [async () => ({ photos: (await drawnPhotos(kept)).map((photo) => ({ ...photo, ...more })) })],
    render: (args, { loaded }) => <QuizStory {...args} photos={loaded.photos} />,
  }) satisfies Story

export const Off: Story = {}
export const OffInTheDark: Story = { ...dark, tags: ['appearance'] }
export const OffOnAPhone: Story = { ...phone, tags: ['appearance'] }
export const OffNarrow: Story = { globals: { viewport: { value: 'narrow' } } }
/** The drawing in place of a missing picture is part of its button. */
export const PressedOnAnEmptyPlace: Story = {
  tags: ['slow'],
  play: async ({ canvas }) => {
    const { aim_view, capture_view } = live.photos.texts.camera
    const guide = await canvas.findByRole('img', { name: byId(live.photos.views, 'back').guide_alt })
    const { height, left, top, width } = guide.getBoundingClientRect()
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(pressed).toHaveAccessibleName(filled(aim_view, { view: viewTitle('back') }))
    if (pressed) await userEvent.click(pressed)
    await canvas.findByRole('button', { name: filled(capture_view, { view: viewTitle('back') }) }, { timeout: 5000 })
  },
}
export const OffWithOnePicture: Story = withPhotos(['back'])

export const KeepingAnswers: Story = { args: { stuck: true }, play: start }
export const Starting: Story = { beforeEach: () => fakeCamera({ failure: 'never' }), play: start }

export const Live: Story = { play: liveCamera }
export const LiveOnAPhone: Story = { ...phone, play: liveCamera, tags: ['appearance'] }
export const LiveNarrowInTheDark: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'narrow' }, theme: 'dark' },
  play: liveCamera,
}
export const LiveInTheDark: Story = { ...dark, play: liveCamera, tags: ['appearance'] }
export const LiveWithSeveralCameras: Story = {
  tags: ['slow'],
  beforeEach: () => fakeCamera({ cameras: 3 }),
  play: async (context) => {
    await liveCamera(context)
    await press(within(context.canvasElement), live.photos.texts.camera.flip)
    await within(context.canvasElement).findByRole('button', {
      name: pattern(live.photos.texts.camera.capture_view),
    })
  },
}
export const LiveAimedAtAnotherView: Story = {
  tags: ['slow'],
  play: async (context) => {
    await liveCamera(context)
    const canvas = within(context.canvasElement)
    await press(canvas, filled(live.photos.texts.camera.aim_view, { view: viewTitle('side') }))
    await expect(
      await canvas.findByRole('button', {
        name: filled(live.photos.texts.camera.capture_view, { view: viewTitle('side') }),
      }),
    ).toBeVisible()
  },
}
export const LiveAgain: Story = {
  ...withPhotos(views),
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, filled(live.photos.texts.actions.retake_view, { view: viewTitle('back') }))
    await canvas.findByRole('button', {
      name: filled(live.photos.texts.camera.capture_view, { view: viewTitle('back') }),
    })
    await expect(canvas.queryByRole('button', { name: live.photos.texts.actions.submit })).toBeNull()
  },
}

const counting: Play = async (context) => {
  await liveCamera(context)
  const canvas = within(context.canvasElement)
  await press(canvas, live.photos.texts.camera.timer_off)
  await press(canvas, filled(live.photos.texts.camera.timer_seconds, { seconds: live.photos.timers[1] ?? 0 }))
  await press(canvas, pattern(live.photos.texts.camera.capture_view))
  await expect(await canvas.findByRole('button', { name: live.photos.texts.camera.cancel_countdown })).toBeVisible()
}
export const Counting: Story = { tags: ['slow'], play: counting }
export const CountingOnAPhone: Story = {
  ...phone,
  play: counting,
  tags: ['appearance'],
}

export const Taken: Story = {
  beforeEach: () => {
    const putBack = fakeCamera()
    const real = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')
    // Encoding the picture never ends.
    Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', { ...real, value: () => undefined })
    return () => {
      Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', { ...real })
      putBack()
    }
  },
  play: async (context) => {
    await liveCamera(context)
    const canvas = within(context.canvasElement)
    await press(canvas, pattern(live.photos.texts.camera.capture_view))
    await expect(await canvas.findByRole('button', { name: live.photos.texts.camera.taking })).toBeVisible()
  },
}
export const FullWithTheCameraOn: Story = {
  ...withPhotos(['top', 'back']),
  tags: ['slow'],
  play: async (context) => {
    await liveCamera(context)
    const canvas = within(context.canvasElement)
    await press(canvas, filled(live.photos.texts.camera.capture_view, { view: viewTitle('side') }))
    await expect(
      await canvas.findByRole('button', { name: live.photos.texts.actions.submit }, { timeout: 5000 }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: pattern(live.photos.texts.camera.capture_view) })).toBeNull()
  },
}
/** Below each picture is one action. All other actions are in one menu. */
export const Full: Story = {
  ...withPhotos(views),
  play: async ({ canvas }) => {
    const { actions } = live.photos.texts
    await canvas.findByRole('button', { name: actions.more })
    for (const place of within(canvas.getByRole('list', { name: live.photos.texts.slots_label })).getAllByRole(
      'listitem',
    ))
      await expect(
        within(place)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['', actions.retake])
  },
}
export const FullOnAPhone: Story = {
  ...withPhotos(views),
  ...phone,
  tags: ['appearance'],
}
export const FullNarrowInTheDark: Story = {
  ...withPhotos(views),
  globals: { viewport: { value: 'narrow' }, theme: 'dark' },
}
export const FullMovingNarrow: Story = {
  ...withPhotos(views),
  tags: ['slow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { actions } = live.photos.texts
    await press(canvas, actions.more)
    const group = canvas.getByRole('group', { name: filled(actions.more_view, { view: viewTitle('side') }) })
    const name = filled(actions.swap, { view: viewTitle('side'), other: viewTitle('top') })
    await expect(within(group).getByRole('button', { name })).toBeVisible()
  },
}
export const FullWithAdvice: Story = withPhotos(views, { advice: 'too_close' })
/** Both answers to the consent are readable: on a low window the buttons are below them, not over one. */
export const FullInALowWindow: Story = {
  ...FullWithAdvice,
  tags: ['slow'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const answer = await canvas.findByRole('button', { name: photoConsent?.decline ?? 'there is one' })
    const footer = canvasElement.querySelector('.quiz-footer__root')
    await expect(answer.getBoundingClientRect().bottom).toBeLessThan(footer?.getBoundingClientRect().top ?? 0)
  },
}
const announce = fn<(text: string) => void>()
export const FullKept: Story = {
  ...withPhotos(views, { advice: 'too_close' }),
  render: (args, { loaded }) => (
    <QuizStoryContext {...args} photos={loaded.photos} announce={announce}>
      <CurrentStep />
    </QuizStoryContext>
  ),
  play: async ({ canvas }) => {
    const { actions } = live.photos.texts
    const view = viewTitle('side')
    announce.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: actions.more }))
    await userEvent.click(canvas.getByRole('button', { name: filled(actions.keep_view, { view }) }))
    await waitFor(() => expect(announce).toHaveBeenCalledWith(filled(actions.kept, { view })))
  },
}
/** The top of the step says that there is no space for the answers either: each of the two messages says what it is about. */
export const OnADeviceWithoutSpace: Story = {
  args: { full: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: live.photos.texts.ways.take })
    const [{ blob } = { blob: new Blob() }] = await drawnPhotos(['top'])
    const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('The step has a field for files')
    const file = new File([blob], 'top.jpg', { type: blob.type })
    // The message is shown once, even for several files.
    await userEvent.upload(field, [file, file])
    await expect(await canvas.findByText(whole.messages.upload.device_full)).toBeVisible()
    await expect(canvas.queryByText(whole.messages.quiz.draft_full)).toBeNull()
  },
}
export const FullKeptAnyway: Story = withPhotos(views, { advice: 'background', settled: true })
export const Submitted: Story = {
  ...withPhotos(views),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, live.photos.texts.actions.submit)
    await waitFor(() => expect(canvas.queryByRole('button', { name: live.photos.texts.actions.submit })).toBeNull())
  },
}
export const Resetting: Story = {
  ...withPhotos(['top']),
  play: async ({ canvasElement }) => press(within(canvasElement), live.photos.texts.actions.reset),
}

const failing = (failure: string, title: string): Story => ({
  beforeEach: () => fakeCamera({ failure }),
  play: async (context) => {
    await start(context)
    await expect(await within(context.canvasElement).findByRole('heading', { name: title })).toBeVisible()
  },
})
export const Blocked = failing('NotAllowedError', byId(live.photos.texts.camera_help.failures, 'blocked').title)
export const BlockedOnAPhone: Story = {
  ...Blocked,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  tags: ['appearance'],
}
export const NoneFound = failing('NotFoundError', byId(live.photos.texts.camera_help.failures, 'none_found').title)
export const InUse = failing('NotReadableError', byId(live.photos.texts.camera_help.failures, 'in_use').title)
export const NotSupported = failing(
  'NotSupportedError',
  byId(live.photos.texts.camera_help.failures, 'not_supported').title,
)
export const FailedForNoKnownReason = failing(
  'EncodingError',
  byId(live.photos.texts.camera_help.failures, 'failed').title,
)
export const NotSecure: Story = {
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(window, 'isSecureContext')
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false })
    return () => Object.defineProperty(window, 'isSecureContext', { ...real })
  },
  play: async (context) => {
    await start(context)
    await within(context.canvasElement).findByRole('heading', {
      name: byId(live.photos.texts.camera_help.failures, 'not_secure').title,
    })
  },
}
export const Unplugged: Story = {
  beforeEach: () => fakeCamera({ unpluggedAfter: 300 }),
  play: async (context) => {
    await start(context)
    await within(context.canvasElement).findByRole(
      'heading',
      { name: byId(live.photos.texts.camera_help.failures, 'unplugged').title },
      { timeout: 5000 },
    )
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
    await liveCamera(context)
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await within(context.canvasElement).findByRole('heading', {
      name: byId(live.photos.texts.camera_help.failures, 'interrupted').title,
    })
  },
}

const filledButtons = (page: HTMLElement) =>
  [...page.querySelectorAll('.button--variant_solid')].map(({ textContent }) => textContent)
/** One button is filled: taking pictures while some are missing, then submitting them. */
export const OneMainAction: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: live.photos.texts.ways.take })
    await expect(filledButtons(canvasElement)).toEqual([live.photos.texts.ways.take])
  },
}
export const OneMainActionWithThreePictures: Story = {
  ...withPhotos(views),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: live.photos.texts.actions.submit })
    await waitFor(() => expect(filledButtons(canvasElement)).toEqual([live.photos.texts.actions.submit]))
  },
}
/** Next sends the answers: the consent is asked for although pictures are missing. */
export const LastStepWithOnePicture: Story = {
  args: {
    content: {
      ...content,
      quiz: {
        ...content.quiz,
        steps: content.quiz.steps.filter(({ kind }) => kind !== 'questions' && kind !== 'text'),
      },
    },
  },
  ...withPhotos(['back']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: photoConsent?.agree ?? '' })).toBeVisible()
  },
}
