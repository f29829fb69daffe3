import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { quizSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { progressOf } from '#engine/quiz/steps/progress.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import type { Draft } from '#machines/draft.ts'
import type { PhotoRecord } from '#client/device/device-store.ts'
import { drawnPhotos } from '#testing/stories/fakes/drawn-photos.ts'
import { QuizStory } from '#testing/stories/quiz-story.tsx'
import { resultOf } from '#testing/stories/persona-results.ts'
import type { CheckboxQuestion, NumberQuestion } from '#types/content.generated.ts'
import { withResultMark } from '#testing/stories/fakes/with-result-mark.ts'
import { live, optionLabel, pattern, questionTitle } from '#testing/stories/live-content.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const content = quizSlice({ content: whole, version })
const { two_tabs } = whole.pages.quiz
const answered = { '0': ['moisture_retention'], '1': ['scalp_dryness'], '5': ['type_4c'] }
const yes = { choice: 'agreed', version: 1, words: 'I agree', at: '2026-11-21T14:00:00Z' } as const
const no = { ...yes, choice: 'declined' } as const

const meta = {
  title: 'Pages/Quiz',
  component: QuizStory,
  args: { content },
  parameters: { layout: 'fullscreen' },
  play: async ({ args, canvas, canvasElement }) => {
    const { answers = {}, events = [], found, result, step } = args
    const kind = result ? 'results' : 'intro'
    const id = step !== undefined && !result ? step : found?.step
    const shown = content.quiz.steps.find((one) => (id === undefined ? one.kind === kind : one.id === id))
    const offered = found !== undefined && events.length === 0
    const name = offered ? content.page.resume.heading : (shown?.title ?? '')
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    for (const [question, options] of Object.entries(answers))
      for (const input of canvasElement.querySelectorAll<HTMLInputElement>(`input[name="${question}"]`))
        await expect(input.checked).toBe(options.includes(input.value))
  },
} satisfies Meta<typeof QuizStory>
export default meta

type Story = StoryObj<typeof meta>
export const Intro: Story = {}
const linksToTheResult: Story['play'] = async ({ canvas }) => {
  const { action, heading } = content.page.waiting
  await expect(canvas.getByText(heading)).toBeVisible()
  await expect(canvas.getByRole('link', { name: action.label })).toHaveAttribute('href', action.to)
}
/** A visitor with a result probably wants to see it, not to take a new quiz. */
export const IntroWhileAResultWaits: Story = {
  beforeEach: withResultMark('waiting'),
  play: async (context) => {
    await linksToTheResult(context)
    const link = context.canvas.getByRole('link', { name: content.page.waiting.action.label })
    const start = context.canvas.getByRole('button', { name: content.page.intro.start })
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(start.getBoundingClientRect().top)
  },
}
export const IntroWhileAResultWaitsInTheDark: Story = { ...IntroWhileAResultWaits, ...dark, tags: ['appearance'] }
/** A visitor who has seen the last result in an account probably wants to take a new quiz, and reads that the last result stays. */
export const IntroOfASecondQuiz: Story = {
  beforeEach: withResultMark('seen'),
  play: async ({ canvas, canvasElement }) => {
    const { label: name, to } = content.page.intro.again.link
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', to)
    await expect(canvas.queryByRole('link', { name: content.page.waiting.action.label })).toBeNull()
    await expect(canvasElement.querySelector('.page-heading__lead')).not.toBeVisible()
  },
}
export const IntroOfASecondQuizInTheDark: Story = { ...IntroOfASecondQuiz, ...dark, tags: ['appearance'] }
/** The first group of questions is rendered while the introduction is being read, so Get Started only has to show it. */
export const IntroWithTheFirstGroupPrepared: Story = {
  args: { view: { onePage: false, advances: true } },
  play: async ({ canvas, canvasElement }) => {
    const prepared = () => canvasElement.querySelector('[aria-hidden="true"] input[type="radio"]')
    await waitFor(() => expect(prepared()).not.toBeNull(), { timeout: 5000 })
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
/** Outside the photo step, and in a quiz without one, the browser must not open a dropped file. */
export const FileDroppedOnAQuestion: Story = {
  tags: ['slow'],
  args: { step: 'goals' },
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('radio', { name: 'Growth' })
    const drop = (data: DataTransfer) =>
      question.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    const file = new DataTransfer()
    file.items.add(new File([], 'hair.jpg'))
    // `dispatchEvent` is false if the browser is kept from opening the file.
    await expect(drop(file)).toBe(false)
    const text = new DataTransfer()
    text.setData('text/plain', 'curls')
    await expect(drop(text)).toBe(true)
  },
}
export const Questions: Story = { args: { step: 'goals' } }
export const QuestionsAnswered: Story = { args: { step: 'goals', answers: answered } }
export const FreeText: Story = { args: { step: 'extra_information', answers: { extra_information: 'I swim a lot.' } } }
export const MedicalBeforeAChoice: Story = { args: { step: 'medical' } }
export const MedicalAgreed: Story = {
  args: { step: 'medical', events: [{ type: 'CONSENT', consent: 'health', choice: yes }] },
}
export const MedicalDeclined: Story = {
  args: { step: 'medical', events: [{ type: 'CONSENT', consent: 'health', choice: no }] },
}
const includes = (text: string) => (name: string) => name.includes(text)
export const MedicalNotSaid: Story = {
  args: {
    step: 'medical',
    answers: { medical_1: ['pcos'] },
    events: [{ type: 'CONSENT', consent: 'health', choice: yes }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const group = within(await canvas.findByRole('group', { name: includes(questionTitle('medical_1')) }))
    const notSaid = group.getByRole('checkbox', { name: optionLabel('medical_1', 'not_said') })
    notSaid.focus()
    await userEvent.keyboard(' ')
    await expect(notSaid).toBeChecked()
    await waitFor(() =>
      expect(group.getByRole('checkbox', { name: optionLabel('medical_1', 'pcos') })).not.toBeChecked(),
    )
  },
}
export const PostcodeNotSaid: Story = {
  args: {
    step: 'about_you',
    answers: { preference_11: 'SE15' },
    events: [{ type: 'CONSENT', consent: 'location', choice: yes }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: includes(questionTitle('preference_11')) })
    const notSaid = () =>
      canvas.getByRole('checkbox', {
        name: optionLabel('preference_11', 'not_said'),
        description: includes(questionTitle('preference_11')),
      })
    await expect(field).toHaveValue('SE15')
    await userEvent.click(notSaid())
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(notSaid()).toBeChecked()
    await userEvent.type(field, 'N1')
    await waitFor(() => expect(notSaid()).not.toBeChecked())
    await expect(field).toHaveValue('N1')
  },
}
export const Lifestyle: Story = { args: { step: 'lifestyle' } }
export const LastStep: Story = {
  args: { step: 'about_you', answers: { ...answered, preference_8: ['other'] } },
  play: async ({ args, canvas }) => {
    const model = compileQuiz(content)
    // Consistent with the line at the top: answered and unanswered questions add up to the total.
    const { answered: done, total } = progressOf(model, openQuiz(model, args.answers ?? {}))
    const open = fill(whole.pages.quiz.before_sending.not_answered, { count: total - done })
    await expect(canvas.getByText(open)).toBeVisible()
  },
}
export const LastStepWithoutAChoice: Story = {
  args: { step: 'about_you', answers: { ...answered, medical_2: ['had_fever'] } },
}
export const TooLongToBeSent: Story = {
  args: {
    step: 'about_you',
    answers: { extra_information: 'x'.repeat(2012), preference_2: 'y'.repeat(501) },
    events: [{ type: 'NEXT' }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { go, heading } = content.page.frame.too_long
    const note = within(await canvas.findByRole('alert'))
    await expect(note.getByRole('heading')).toHaveTextContent(fill(heading, { count: 2 }))
    const title = questionTitle('preference_2')
    note.getByRole('button', { name: fill(go, { title }) }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: title })).toHaveFocus())
  },
}
const age: NumberQuestion = { id: 'age', choice: 'number', title: 'How old are you?', min: 18, max: 120 }
const favourites: CheckboxQuestion = {
  id: 'favourites',
  type: 'question',
  choice: 'checkbox',
  title: 'Your favourites?',
  min_choices: 2,
  options: ['Red', 'Blue'].map((label) => ({ id: label.toLowerCase(), label })),
}
const [firstSection, ...otherSections] = whole.sections
if (!firstSection) throw new Error('The content has no section')
const limited = quizSlice({
  content: { ...whole, sections: [{ ...firstSection, questions: [age, favourites] }, ...otherSections] },
  version,
})
/** A number out of range and too few choices, on an earlier step. Each button leads to its question. */
export const AnswersToCorrect: Story = {
  args: {
    content: limited,
    step: 'about_you',
    answers: { age: '17', favourites: ['red'] },
    events: [{ type: 'NEXT' }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { choices, frame, numbers } = whole.pages.quiz
    const note = within(await canvas.findByRole('alert'))
    const line = (title: string, problem: string) => note.getByText(fill(frame.to_correct.text, { title, problem }))
    await expect(note.getByRole('heading')).toHaveTextContent(fill(frame.to_correct.heading, { count: 2 }))
    await expect(line(age.title, fill(numbers.too_small, { min: 18 }))).toBeVisible()
    await expect(line(favourites.title, fill(choices.at_least, { min: 2 }))).toBeVisible()
    await userEvent.click(note.getByRole('button', { name: fill(frame.too_long.go, { title: favourites.title }) }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Red' })).toHaveFocus())
    await expect(await canvas.findByRole('textbox', { name: age.title })).toBeInvalid()
  },
}
/** The note depends on the number, because each invalid number has different valid neighbours. */
const glasses: NumberQuestion = { id: 'glasses', choice: 'number', title: 'How much?', min: 0, max: 100, step: 5 }
export const AnotherWrongNumber: Story = {
  args: {
    content: quizSlice({
      content: {
        ...whole,
        sections: whole.sections.map((one) => (one.id === 'preferences' ? { ...one, questions: [glasses] } : one)),
      },
      version,
    }),
    step: 'about_you',
    answers: { glasses: '12' },
    events: [{ type: 'NEXT' }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const line = (below: number, above: number) =>
      canvas.findByText(
        fill(whole.pages.quiz.frame.to_correct.text, {
          title: glasses.title,
          problem: fill(whole.pages.quiz.numbers.step, { below, above }),
        }),
      )
    await expect(await line(10, 15)).toBeVisible()
    await userEvent.type(await canvas.findByRole('textbox', { name: glasses.title }), '{Backspace}{Backspace}22')
    await expect(await line(20, 25)).toBeVisible()
  },
}
export const TooLongToBeSentOnAPhone: Story = {
  ...TooLongToBeSent,
  ...phone,
  tags: ['appearance'],
}
export const UnfinishedQuizFound: Story = {
  args: { found: { step: 'lifestyle', answers: answered, photos: ['top'] } },
}
export const UnfinishedQuizFoundWhileAResultWaits: Story = {
  ...UnfinishedQuizFound,
  beforeEach: withResultMark('waiting'),
  play: linksToTheResult,
}
/** Questions withheld by a declined consent are not asked, so they do not count as open. */
export const UnfinishedQuizFoundWithADeclinedConsent: Story = {
  args: { found: { step: 'lifestyle', answers: answered, consents: { health: no } } },
  play: async ({ canvas }) => {
    const model = compileQuiz(whole)
    const covers = whole.consent.consents.find(({ id }) => id === 'health')?.covers ?? []
    const { answered: done, total } = progressOf(model, openQuiz(model, answered, new Set(covers)))
    await expect(done).toBeGreaterThan(progressOf(model, openQuiz(model, answered)).answered)
    const words = fill(content.page.resume.answered, { answered: done, total })
    await expect(await canvas.findByText(words, { exact: false })).toBeVisible()
  },
}
export const QuizHasChanged: Story = {
  args: {
    found: {
      contentVersion: '000000000000',
      step: 'goals',
      answers: { ...answered, old: ['x'] },
      titles: { old: 'How often do you plait your hair?', '0': questionTitle('0') },
    },
    events: [{ type: 'CONTINUE' }],
  },
}
const other: Draft = {
  quiz: content.quiz.id,
  contentVersion: version,
  step: 'goals',
  answers: { ...answered, '2': ['short'] },
  consents: {},
  titles: {},
  photos: [],
  sending: null,
  savedAt: '2026-11-21T14:05:00Z',
}
export const FinishedInAnotherTab: Story = {
  args: {
    step: 'goals',
    answers: answered,
    events: [{ type: 'FINISHED_ELSEWHERE', result: { id: 'r9', token: 't', at: '2026-11-21T14:05:00Z' } }],
  },
  play: async ({ canvas }) => {
    const { go_on, see_result } = two_tabs.finished
    await expect(await canvas.findByRole('button', { name: see_result })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: go_on }))
    await expect(await canvas.findByRole('button', { name: content.page.frame.next })).toBeVisible()
  },
}
export const ChangedInAnotherTab: Story = {
  args: { step: 'goals', answers: answered, events: [{ type: 'DRAFT_CHANGED_ELSEWHERE', draft: other }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { heading, keep_this } = two_tabs
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    await expect(await canvas.findByRole('button', { name: keep_this })).toBeVisible()
  },
}
export const DeviceKeepsNothing: Story = {
  args: { step: 'goals', lasting: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(content.messages.quiz.draft_not_kept)).toBeVisible()
  },
}
const retake = whole.pages.quiz.results.again.label
export const ResultIsGone: Story = {
  args: { reopened: { reply: { ok: false, failure: { kind: 'not_found' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole.pages.quiz.results.claim_gone)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: retake }))
    await waitFor(() => expect(canvas.queryByText(whole.pages.quiz.results.claim_gone)).toBeNull())
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
  },
}
/** The photos of the old result cannot be moved aside. */
export const RetakeOnAFullDevice: Story = {
  tags: ['slow'],
  args: { step: 'about_you', result: resultOf('Amara', 'preview'), full: true },
  loaders: [async () => ({ photos: await drawnPhotos(['top']) })],
  render: (args, { loaded }) => <QuizStory {...args} photos={loaded.photos as readonly PhotoRecord[]} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: retake }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: retake })).toBeNull())
  },
}
export const ResultBelongsToAnAccount: Story = {
  args: { reopened: { reply: { ok: false, failure: { kind: 'not_found' } }, claimed: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole.pages.quiz.results.claim_taken)).toBeVisible()
  },
}
export const ResultOutOfReach: Story = {
  args: { reopened: { reply: { ok: false, failure: { kind: 'offline' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(whole.messages.common.offline)
    await userEvent.click(canvas.getByRole('button', { name: whole.messages.common.try_again }))
    await expect(await canvas.findByText(whole.messages.common.offline)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
export const ResultsOfAVisitor: Story = { args: { step: 'about_you', result: resultOf('Amara', 'preview') } }
export const ResultsOfAUser: Story = { args: { step: 'about_you', result: resultOf('Gina', 'full') } }
export const ResultsWithASignpost: Story = { args: { step: 'about_you', result: resultOf('Efua', 'preview') } }
export const ResultsOfNoAnswers: Story = {
  args: { step: 'about_you', result: resultOf(null, 'preview') },
  play: async ({ canvas }) => {
    const { results } = whole.pages.quiz
    await expect(await canvas.findByText(results.empty)).toBeVisible()
    await expect(canvas.getByRole('button', { name: results.empty_action })).toBeVisible()
    await expect(canvas.queryByText(pattern(results.visitor.lead))).toBeNull()
    await expect(canvas.queryByText(results.visitor.overlay.heading)).toBeNull()
  },
}
/** Portrait, landscape and square pictures keep their aspect ratio. */
export const ResultsWithPhotos: Story = {
  args: { step: 'about_you', result: resultOf('Amara', 'preview') },
  loaders: [
    async () => ({
      photos: await drawnPhotos(
        ['top', 'back', 'side'],
        [
          [480, 640],
          [640, 480],
          [500, 500],
        ],
      ),
    }),
  ],
  render: (args, { loaded }) => <QuizStory {...args} photos={loaded.photos as readonly PhotoRecord[]} />,
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const ratios = canvas
        .getAllByRole<HTMLImageElement>('img', { name: pattern(live.photos.texts.picture_alt) })
        .map((picture) => {
          const { height, width } = picture.getBoundingClientRect()
          return [width / height, picture.naturalWidth / picture.naturalHeight] as const
        })
      await expect(ratios).toHaveLength(3)
      for (const [drawn, own] of ratios) await expect(drawn).toBeCloseTo(own, 1)
    })
  },
}
