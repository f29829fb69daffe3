/** The submission of a quiz: it succeeds, waits or fails. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { quizSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import type { PhotoRecord } from '#client/device/device-store.ts'
import { drawnPhotos } from '#testing/stories/fakes/drawn-photos.ts'
import { QuizStory } from '#testing/stories/quiz-story.tsx'
import { resultOf } from '#testing/stories/persona-results.ts'
import { pattern } from '#testing/content-texts.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

const content = quizSlice({ content: whole, version })
const yes = { choice: 'agreed', version: 1, words: 'I agree', at: '2026-11-21T14:00:00Z' } as const

const meta = {
  title: 'Pages/Quiz sending',
  component: QuizStory,
  args: { content },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuizStory>
export default meta

type Story = StoryObj<typeof meta>

/** Next was pressed at the last step. */
const afterNext = { step: 'about_you', events: [{ type: 'NEXT' }] } as const
const analysing = whole.pages.quiz.analysing
const stage = (id: string): string => analysing.stages.find((one) => one.id === id)?.text ?? ''
/** Without photos there is no stage for them. */
export const Analysing: Story = {
  args: { ...afterNext },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(stage('answers'))).toBeVisible()
    await expect(canvas.queryByText(stage('photos'))).toBeNull()
  },
}
export const AnalysingWithPhotos: Story = {
  args: { step: 'about_you', events: [{ type: 'CONSENT', consent: 'photos', choice: yes }, { type: 'NEXT' }] },
  loaders: [async () => ({ photos: await drawnPhotos(['top']) })],
  render: (args, { loaded }) => <QuizStory {...args} photos={loaded.photos as readonly PhotoRecord[]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(stage('photos'))).toBeVisible()
  },
}
/** Everything completes at once, but the ticks still appear one after the other, followed by a countdown to the result. */
export const AnalysingReady: Story = {
  args: {
    ...afterNext,
    server: {
      answers: { ok: true, value: { id: 'a' } },
      photos: { ok: true, value: [] },
      result: { ok: true, value: resultOf('Amara', 'preview') },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(stage('answers'))).toBeVisible()
    await expect(canvas.queryAllByText(analysing.done)).toEqual([])
    const delay = content.constants.quiz.analysing_delay_ms
    await expect(await canvas.findByText(analysing.done, {}, { timeout: 2 * delay })).toHaveAttribute('role', 'status')
    await expect(canvas.getByText(pattern(analysing.opens))).toBeVisible()
  },
}
export const AnalysingFailed: Story = {
  args: {
    ...afterNext,
    server: { answers: { ok: false, failure: { kind: 'timeout' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(analysing.failed.heading)).toBeVisible()
    // The message about the expected duration is gone.
    await expect(canvas.queryByText(/takes about/)).toBeNull()
  },
}
const isNotCalledSafe =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(content.messages.quiz.draft_not_kept)
    await expect(alert).not.toHaveTextContent(text)
  }
export const AnalysingFailedWhereNothingIsKept: Story = {
  args: { ...AnalysingFailed.args, lasting: false },
  play: isNotCalledSafe(whole.messages.quiz.submit_timeout),
}
export const AnalysingOfflineWhereNothingIsKept: Story = {
  args: { ...AnalysingFailed.args, lasting: false, server: { answers: { ok: false, failure: { kind: 'offline' } } } },
  play: isNotCalledSafe(analysing.offline.text),
}
/** The server has everything, and the draft is deleted, so the page must not say that the answers are not saved. */
export const AnalysingResultFailed: Story = {
  tags: ['slow'],
  args: {
    ...afterNext,
    server: {
      answers: { ok: true, value: { id: 'a' } },
      photos: { ok: true, value: [] },
      result: { ok: false, failure: { kind: 'offline' } },
    },
  },
  play: async ({ canvas }) => {
    const { failed, offline, result_failed: resultFailed } = analysing
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByRole('heading', { name: resultFailed.heading })).toBeVisible()
    await expect(alert.getByText(resultFailed.text)).toBeVisible()
    await expect(alert.getByText(pattern(failed.retrying))).toBeVisible()
    await expect(alert.getByRole('button', { name: failed.action })).toBeVisible()
    await expect(alert.getByRole('button', { name: failed.back })).toBeVisible()
    await expect(canvas.queryByText(offline.text)).toBeNull()
    // The stage of the answers keeps its tick.
    const delay = content.constants.quiz.analysing_delay_ms
    const stored = canvas.getByText(stage('answers'))
    await waitFor(() => expect(stored).toHaveTextContent(content.page.frame.tab_done), { timeout: 2 * delay })
  },
}
/** The result was deleted, or belongs to another account: another attempt is unlikely to help. */
export const AnalysingResultGone: Story = {
  args: {
    ...AnalysingResultFailed.args,
    server: { ...AnalysingResultFailed.args?.server, result: { ok: false, failure: { kind: 'not_found' } } },
  },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText(pattern(whole.pages.quiz.results.claim_gone))).toBeVisible()
    await expect(alert.queryByText(analysing.result_failed.text)).toBeNull()
  },
}
export const AnalysingRefused: Story = {
  args: {
    ...afterNext,
    server: {
      answers: {
        ok: false,
        failure: {
          kind: 'refused',
          code: 'not_accepted',
          message: whole.messages.common.not_accepted,
          problems: [
            { field: 'questions/medical_1', message: 'Too long' },
            { field: 'questions/medical_2/options/scarring', message: 'Not an answer' },
          ],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const { refused } = whole.pages.quiz.analysing
    await expect(await canvas.findByText(refused.text)).toBeVisible()
    const titleOf = (question: string) =>
      whole.sections.flatMap(questionsIn).find(({ id }) => id === question)?.title ?? ''
    await expect(
      canvas.getByText(fill(refused.problem, { title: titleOf('medical_1'), message: 'Too long' })),
    ).toBeVisible()
    // The problem of an option names its question, too.
    await expect(
      canvas.getByText(fill(refused.problem, { title: titleOf('medical_2'), message: 'Not an answer' })),
    ).toBeVisible()
    await expect(canvas.queryByText(whole.messages.common.not_accepted)).toBeNull()
  },
}
/** The request was interrupted although the browser is online. */
export const AnalysingInterrupted: Story = {
  args: {
    ...afterNext,
    server: { answers: { ok: false, failure: { kind: 'interrupted' } } },
  },
  play: async ({ canvas }) => {
    const { interrupted, offline } = whole.pages.quiz.analysing
    await expect(await canvas.findByText(interrupted.text)).toBeVisible()
    await expect(canvas.queryByText(offline.heading)).toBeNull()
  },
}
/** The device was offline and is online again. */
export const AnalysingReconnected: Story = {
  args: {
    ...afterNext,
    server: { answers: { ok: false, failure: { kind: 'offline' } } },
    triesAgain: 'network',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole.pages.quiz.connection.sending)).toHaveAttribute('role', 'status')
    await expect(canvas.queryByText(analysing.offline.heading)).toBeNull()
  },
}
/** An automatic attempt: until the reply, nothing changes and nothing is announced. */
export const AnalysingTriesByItself: Story = {
  args: { ...AnalysingReconnected.args, triesAgain: 'clock' },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(within(alert).queryByText(pattern(analysing.failed.retrying))).toBeNull())
    await expect(alert).toHaveTextContent(analysing.offline.heading)
    await expect(canvas.queryByText(whole.pages.quiz.connection.sending)).toBeNull()
  },
}
/** Trying again removes the note, and a failed attempt brings it back, together with the focus of its button. */
export const AnalysingFailedAgain: Story = {
  args: {
    ...afterNext,
    server: { answers: { ok: false, failure: { kind: 'quota', message: whole.messages.quiz.day_full } } },
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: analysing.failed.action })
    await userEvent.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: analysing.failed.action })).toHaveFocus())
  },
}
/** The second click of a double click hits the page, because the button has disappeared, and takes the focus from the heading. */
export const AnalysingFailedAgainAfterDoubleClick: Story = {
  args: AnalysingFailedAgain.args ?? {},
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: analysing.failed.action })
    const heading = canvas.getByRole('heading', { level: 1 })
    const secondClick = fn(() => heading.blur())
    heading.addEventListener('focus', secondClick, { once: true })
    await userEvent.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    await expect(secondClick).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: analysing.failed.action })).toHaveFocus())
  },
}
export const AnalysingSentAgain: Story = {
  args: { ...AnalysingFailedAgain.args, triesAgain: 'network' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: analysing.failed.action }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
const { consent_changed } = whole.messages.quiz
const health = whole.consent.consents.find(({ id }) => id === 'health')
const undecided = fill(whole.pages.quiz.before_sending.undecided, { titles: health?.heading ?? '' })
export const AnalysingConsentChanged: Story = {
  args: {
    step: 'about_you',
    answers: { medical_1: ['anaemia'] },
    events: [{ type: 'CONSENT', consent: 'health', choice: yes }, { type: 'NEXT' }],
    server: {
      answers: {
        ok: false,
        failure: {
          kind: 'refused',
          code: 'consent_changed',
          message: consent_changed,
          problems: [{ field: 'consents/health', message: consent_changed }],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(consent_changed)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: whole.pages.quiz.analysing.failed.back }))
    // The consent is asked for in place, below a heading of its own, and stays there once it is chosen.
    await expect(await canvas.findByRole('heading', { name: whole.pages.quiz.before_sending.open })).toBeVisible()
    // It says itself that the answers are not stored without a choice.
    await expect(canvas.queryByText(undecided)).toBeNull()
    const agree = await canvas.findByRole('button', { name: health?.agree ?? '' })
    await userEvent.click(agree)
    await expect(agree).toHaveAttribute('aria-pressed', 'true')
  },
}
export const AnalysingQuizChanged: Story = {
  args: {
    ...afterNext,
    server: { answers: { ok: false, failure: { kind: 'changed', problems: [] } } },
  },
  play: async ({ canvas }) => {
    const { failed, updated } = whole.pages.quiz.analysing
    await expect(await canvas.findByText(updated.text)).toBeVisible()
    // Sending the same answers again would be refused again.
    await expect(canvas.queryByRole('button', { name: failed.action })).toBeNull()
    await expect(canvas.getByRole('button', { name: updated.action })).toBeVisible()
  },
}
/** A daily quota or a full disk: the server's message is shown, and there is no automatic retry. */
export const AnalysingNotToday: Story = {
  args: {
    ...afterNext,
    server: { answers: { ok: false, failure: { kind: 'quota', message: whole.messages.quiz.day_full } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole.messages.quiz.day_full)).toBeVisible()
    const { failed } = whole.pages.quiz.analysing
    await expect(canvas.getByRole('button', { name: failed.action })).toBeVisible()
    await expect(canvas.getByRole('button', { name: failed.back })).toBeVisible()
  },
}
export const PhotosNotToday: Story = {
  args: {
    ...afterNext,
    server: {
      answers: { ok: true, value: { id: 'a' } },
      photos: { ok: false, failure: { kind: 'quota', message: whole.messages.photos.no_room } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole.messages.photos.no_room)).toBeVisible()
    const { photos_failed } = whole.pages.quiz.analysing
    await expect(canvas.getByRole('button', { name: photos_failed.action })).toBeVisible()
    await expect(canvas.getByRole('button', { name: photos_failed.without })).toBeVisible()
  },
}
/** The server cannot take photos at the moment: the upload is retried automatically. */
export const PhotosWaiting: Story = {
  args: {
    ...afterNext,
    server: {
      answers: { ok: true, value: { id: 'a' } },
      photos: { ok: false, failure: { kind: 'busy', seconds: 4 } },
    },
  },
  play: async ({ canvas }) => {
    const message = await canvas.findByText(whole.pages.quiz.analysing.photos_waiting)
    await expect(message.closest('[role=status]')).not.toBeNull()
    await expect(canvas.queryByRole('button', { name: whole.pages.quiz.analysing.photos_failed.action })).toBeNull()
  },
}
export const PhotosNotStored: Story = {
  args: {
    ...afterNext,
    server: { answers: { ok: true, value: { id: 'a' } }, photos: { ok: false, failure: { kind: 'server' } } },
  },
  play: async ({ canvas }) => {
    const { photos_failed } = whole.pages.quiz.analysing
    await expect(await canvas.findByText(photos_failed.heading)).toBeVisible()
    await expect(canvas.getByRole('button', { name: photos_failed.action })).toBeVisible()
    await expect(canvas.getByRole('button', { name: photos_failed.without })).toBeVisible()
  },
}
/** The photos are sent when the device is online again, and the box says so. */
export const PhotosOffline: Story = {
  args: {
    ...afterNext,
    server: { answers: { ok: true, value: { id: 'a' } }, photos: { ok: false, failure: { kind: 'offline' } } },
  },
  play: async ({ canvas }) => {
    const { photos_failed } = whole.pages.quiz.analysing
    await expect(await canvas.findByText(photos_failed.offline)).toBeVisible()
    await expect(canvas.getByRole('button', { name: photos_failed.action })).toBeVisible()
  },
}
/** The quiz was published without one of the photo views while the visitor was answering. */
export const PhotosLeftOut: Story = {
  args: {
    ...afterNext,
    server: { answers: { ok: true, value: { id: 'a' } }, photos: { ok: true, value: ['top'] } },
  },
  play: async ({ canvas }) => {
    const { failed, photos_left_out: leftOut } = whole.pages.quiz.analysing
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByRole('heading', { name: leftOut.heading })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: failed.action })).toBeNull()
    await userEvent.click(alert.getByRole('button', { name: leftOut.action }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
