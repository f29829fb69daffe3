import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from 'virtual:content/all'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { newFile } from '#editing/build/new-file.ts'
import type { Act } from '#editing/operation.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { EditorContext } from '#studio/editor/use-editor.ts'
import { createContentFeed, type ContentFeed } from '#studio/preview/content-feed.ts'
import type { FromFrame, ToFrame } from '#studio/preview/messages.ts'
import { PreviewPanel, type PreviewPanelProps } from '#studio/preview/preview-panel.tsx'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import type { EditorState } from '#studio/editor/editor.ts'
import { editorOf } from '#testing/stories/studio-story.tsx'

type Props = Pick<PreviewPanelProps, 'changedFiles' | 'opened' | 'onOpen'> & {
  readonly address: string
  readonly compiled: EditorState['compiled']
  readonly hasContent: boolean
  readonly feed?: ContentFeed
  /** Acts that were done before. */
  readonly acts?: readonly Act[]
}

/** A feed with a content without personas, which a story changes. */
const changing = createContentFeed()
const { personas: _, ...withoutPersonas } = content

const Panel = ({ acts, address, changedFiles, compiled, feed, hasContent, onOpen, opened }: Props) => {
  const editor = editorOf('content', acts)
  editor.update({ compiled })
  const own = createContentFeed()
  if (hasContent) own.publish(content)
  return (
    <StudioRoot>
      <EditorContext value={editor}>
        <main style={{ height: 640, maxWidth: 480, border: '1px solid' }}>
          <h1 style={{ position: 'absolute', insetInlineStart: -9999 }}>Preview</h1>
          <PreviewPanel
            feed={feed ?? own}
            opened={opened}
            onOpen={onOpen}
            address={address}
            {...(changedFiles && { changedFiles })}
          />
        </main>
      </EditorContext>
    </StudioRoot>
  )
}

const meta: Meta<typeof Panel> = {
  title: 'Studio/Preview',
  component: Panel,
  args: { address: 'about:blank', compiled: 'valid', hasContent: true, opened: null, onOpen: fn() },
  parameters: { a11y: { options: { iframes: false } } },
}
export default meta
type Story = StoryObj<typeof Panel>

const frameIn = (canvas: HTMLElement) => within(canvas).getByTitle<HTMLIFrameElement>('Preview of the page')

/** Sends a message as if the page in the frame had sent it. */
const say = (canvas: HTMLElement, data: FromFrame) => {
  const source = frameIn(canvas).contentWindow
  window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source }))
}

/** The messages that the panel sends to the frame after it was loaded. */
const messagesTo = (canvas: HTMLElement) => {
  const messages: ToFrame[] = []
  const page = frameIn(canvas).contentWindow
  if (page) page.postMessage = (message: ToFrame) => messages.push(message)
  say(canvas, { type: 'ready' })
  return messages
}

export const AStepOfTheQuiz: Story = {
  args: { opened: { file: 'quiz/sections/hair-details.yaml', place: ['questions', '5'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const step = content.quiz.steps.find((one) => one.kind === 'questions' && one.section === 'hair_details')
    await expect(canvas.getByLabelText('Page or step')).toHaveDisplayValue(step?.title ?? '')
    const messages = messagesTo(canvasElement)
    await expect(messages).toContainEqual({ type: 'content', parts: content, isWhole: true, pictures: {} })
    await expect(messages).toContainEqual(
      expect.objectContaining({ type: 'show', view: { kind: 'quiz', step: step?.id }, question: '5' }),
    )
    await expect(messages).toContainEqual({ type: 'mark', mark: { question: '5', option: null, text: null } })
  },
}

const atNight = 'quiz/sections/at-night.yaml'
const added: Act = {
  id: 'added',
  at: '',
  by: 'Ada',
  title: 'Add a step',
  operations: newFile([], atNight, { id: 'at_night', title: 'At night', questions: [] }),
}

/** A step that is added is shown as soon as it has no errors, with an answer to its question. */
export const AStepThatWasAdded: Story = {
  args: { acts: [added], feed: changing, opened: { file: atNight, place: ['questions', 'bonnet'] } },
  beforeEach: () => {
    changing.publish(withoutPersonas)
  },
  play: async ({ canvasElement }) => {
    const messages = messagesTo(canvasElement)
    const step = {
      id: 'at_night',
      kind: 'questions',
      title: 'At night',
      tab: 'lifestyle',
      section: 'at_night',
    } as const
    const options = [{ id: 'always', label: 'Always' }]
    const bonnet = { id: 'bonnet', type: 'question', choice: 'radio', title: 'Do you wear a bonnet?', options } as const
    changing.publish({
      quiz: { ...content.quiz, steps: content.quiz.steps.toSpliced(-2, 0, step) },
      sections: [...content.sections, { id: 'at_night', title: 'At night', questions: [bonnet] }],
    })
    await waitFor(() =>
      expect(messages.findLast(({ type }) => type === 'show')).toMatchObject({
        view: { kind: 'quiz', step: 'at_night' },
        question: 'bonnet',
        answers: { bonnet: ['always'] },
      }),
    )
  },
}

const early = createContentFeed()
const [tip] = content.tips.tips
const tipPlace = ['tips', tip?.id ?? '']

/** After a reload, a field may get the focus before there is a content to show. It is marked nevertheless. */
export const AFieldBeforeTheContent: Story = {
  args: { feed: early, hasContent: false, opened: { file: 'analysis/tips.yaml', place: tipPlace } },
  render: (args) => (
    <>
      <div data-field={fieldAddress('analysis/tips.yaml', [...tipPlace, 'text'])}>
        <input aria-label="Advice" />
      </div>
      <Panel {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Advice' }))
    early.publish(content)
    await waitFor(() => expect(frameIn(canvasElement)).toBeVisible())
    const messages = messagesTo(canvasElement)
    const source = /[^\n]{20}/.exec(tip?.text ?? '')?.[0] ?? ''
    await expect(messages.findLast(({ type }) => type === 'mark')).toEqual({
      type: 'mark',
      mark: { question: null, option: null, text: expect.stringContaining(source) },
    })
  },
}

export const APressedText: Story = {
  play: async ({ args, canvasElement }) => {
    const option = content.sections
      .flatMap(({ questions }) => questions)
      .flatMap((question) => (question.id === '5' && 'options' in question ? (question.options ?? []) : []))[0]
    const element = {
      texts: [option?.label ?? ''],
      pictures: [],
      ids: ['5'],
      option: option?.id ?? '',
    }
    say(canvasElement, { type: 'pressed', element, at: { path: '/quiz', step: 'goals' } })
    await expect(args.onOpen).toHaveBeenCalledWith({
      file: 'quiz/sections/hair-details.yaml',
      place: ['questions', '5', 'options', option?.id, 'label'],
    })
  },
}

export const ATextWithoutAField: Story = {
  play: async ({ canvasElement }) => {
    const element = { texts: ['This is no text of the content at all'], pictures: [], ids: [], option: null }
    say(canvasElement, { type: 'pressed', element, at: { path: '/', step: null } })
    await expect(await within(canvasElement).findByText(/has no field of its own/)).toBeVisible()
  },
}

export const NotAskedOfThisPersona: Story = {
  play: async ({ canvasElement }) => {
    say(canvasElement, { type: 'not_asked', step: 'goals' })
    await expect(await within(canvasElement).findByText(/would not be asked this/)).toBeVisible()
  },
}

export const ALinkOutOfTheSite: Story = {
  play: async ({ canvasElement }) => {
    say(canvasElement, { type: 'inert', what: 'link' })
    await expect(await within(canvasElement).findByText(/leaves the site/)).toBeVisible()
  },
}

/** The pages could not be loaded, for example while the studio was built again. */
export const PagesNotLoaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    say(canvasElement, { type: 'failed' })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The preview could not be loaded')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The next attempt loads the frame again. The message stays until the pages are shown, and the focus is then on them. */
export const PagesLoadedAgain: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const before = frameIn(canvasElement)
    say(canvasElement, { type: 'failed' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(frameIn(canvasElement)).not.toBe(before)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await expect(messagesTo(canvasElement)).toContainEqual(expect.objectContaining({ type: 'content', isWhole: true }))
    say(canvasElement, { type: 'shown', at: { path: '/', step: null } })
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(frameIn(canvasElement)).toHaveFocus()
  },
}

/** The studio does not run any more when the preview is opened: the frame would show the browser's error page, or nothing. */
export const FrameNotLoaded: Story = {
  args: { address: 'http://localhost:9/' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The preview could not be loaded')
    const before = frameIn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(frameIn(canvasElement)).not.toBe(before)
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const TheLastVersionWithoutErrors: Story = {
  args: { compiled: 'broken' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Last version without errors')).toBeVisible()
  },
}

export const NothingToShowYet: Story = {
  args: { compiled: 'broken', hasContent: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing to show yet')).toBeVisible()
  },
}

export const Loading: Story = { args: { compiled: 'checking', hasContent: false } }

export const WithKeysOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const messages = messagesTo(canvasElement)
    canvas.getByLabelText('Edit by pressing').focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(messages).toContainEqual({ type: 'editing', on: false }))
    canvas.getByRole('radio', { name: 'Phone' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(frameIn(canvasElement).style.width).toBe('820px')
    canvas.getByRole('button', { name: 'Show dark colours' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(messages).toContainEqual({ type: 'theme', theme: 'dark' }))
  },
}

const mail = {
  subject: 'Somebody asked for a new password',
  text: 'Hello sam',
  html: '<!doctype html><body><p>Hello sam</p></body>',
}

export const AMail: Story = {
  args: { opened: { file: 'emails/reset-link.yaml', place: [] } },
  beforeEach: () => replaceFetch(async () => Response.json(mail)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(mail.subject)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'As plain text' }))
    await expect(canvas.getByText(mail.text)).toBeVisible()
  },
}

/** Not the one before, under the name of the next. */
export const AMailThatIsBeingMade: Story = {
  args: { opened: { file: 'emails/reset-link.yaml', place: [] } },
  beforeEach: () =>
    replaceFetch(async (_, request) =>
      typeof request?.body === 'string' && request.body.includes('reset-link')
        ? Response.json(mail)
        : new Promise(() => undefined),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(mail.subject)
    const pages = canvas.getByRole('combobox', { name: 'Page or step' })
    const [other] = within(pages)
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ value }) => value.includes('"mail"') && !value.includes('reset-link'))
    await userEvent.selectOptions(pages, other ?? [])
    await expect(await canvas.findByText('The mail is being made…')).toBeVisible()
    await expect(canvas.queryByText(mail.subject)).toBeNull()
  },
}

export const AMailThatCannotBeShown: Story = {
  args: { opened: { file: 'emails/reset-link.yaml', place: [] } },
  beforeEach: () =>
    replaceFetch(async () =>
      Response.json(
        { message: 'The content has errors. It can be shown as soon as they are corrected.' },
        { status: 422 },
      ),
    ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/The content has errors/)).toBeVisible()
  },
}

/** With an error anywhere in the content, the last version without errors is shown, with no other message. */
export const AMailBesideErrors: Story = {
  args: {
    compiled: 'broken',
    opened: { file: 'emails/reset-link.yaml', place: [] },
    changedFiles: async () => [{ path: 'quiz/quiz.yaml', before: '', after: 'title:' }],
  },
  beforeEach: () =>
    replaceFetch(async (_, request) =>
      typeof request?.body === 'string' && request.body.includes('quiz.yaml')
        ? Response.json({ message: 'The content has errors.' }, { status: 422 })
        : Response.json(mail),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(mail.subject)).toBeVisible()
    await expect(canvas.getByText('Last version without errors')).toBeVisible()
    await expect(canvas.queryByText('This mail cannot be shown')).toBeNull()
  },
}

/** The previous report can no longer be shown, because its blob address was revoked. */
let reports = 0
export const AReportThatCannotBeMadeAgain: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    reports = 0
    return replaceFetch(async () =>
      (reports += 1) === 1 ? new Response(new Blob(['%PDF-1.4'])) : Response.json({ message: 'No.' }, { status: 422 }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const shown = () => canvasElement.querySelector('[src^="blob:"], [href^="blob:"]')
    const pages = canvas.getByRole('combobox', { name: 'Page or step' })
    await userEvent.selectOptions(pages, within(pages).getByRole('option', { name: /PDF/ }))
    await waitFor(() => expect(shown()).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Make it again' }))
    await expect(await canvas.findByText('The report cannot be made')).toBeVisible()
    await expect(shown()).toBeNull()
  },
}

function replaceFetch(fetch: typeof window.fetch) {
  const before = window.fetch
  window.fetch = fetch
  return () => {
    window.fetch = before
  }
}
