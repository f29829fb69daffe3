/** A quiz of three questions, for tests that need a quiz model without reading content files. */
import { compileQuiz, type QuizContent } from '#engine/quiz/quiz.ts'
import type { Draft } from '#machines/draft.ts'
import type { QuizInput } from '#machines/quiz/quiz.context.ts'
import type { ConsentItem } from '#types/content.generated.ts'

const yesNo = (yes: string, no: string) => [
  { id: yes, label: 'Yes' },
  { id: no, label: 'No' },
]

export const tinyContent: QuizContent = {
  quiz: {
    id: 'tiny',
    tabs: [{ id: 'all', label: 'All' }],
    steps: [
      { id: 'welcome', kind: 'intro', title: 'Welcome' },
      { id: 'first', kind: 'questions', title: 'First', tab: 'all', section: 'first' },
      { id: 'pictures', kind: 'photos', title: 'Pictures', tab: 'all' },
      {
        id: 'story',
        kind: 'text',
        title: 'Story',
        tab: 'all',
        question: { id: 'story', title: 'A story?', max_length: 20 },
      },
      { id: 'working', kind: 'analysing', title: 'Working' },
      { id: 'result', kind: 'results', title: 'Result' },
    ],
  },
  sections: [
    {
      id: 'first',
      title: 'First',
      questions: [
        {
          id: 'pets',
          type: 'question',
          choice: 'radio',
          title: 'Have you a pet?',
          options: yesNo('has_pet', 'no_pet'),
        },
        {
          id: 'kinds',
          type: 'question',
          choice: 'checkbox',
          title: 'Which?',
          when: { question: 'pets', is: ['has_pet'] },
          options: [
            { id: 'cat', label: 'Cat' },
            { id: 'dog', label: 'Dog' },
            { id: 'other_pet', label: 'None of these', exclusive: true },
          ],
        },
        {
          id: 'illness',
          type: 'question',
          choice: 'radio',
          sensitive: 'health',
          title: 'Are you ill?',
          options: yesNo('ill', 'well'),
        },
      ],
    },
  ],
}

const words = { body: [], without: '', agree: 'I agree.', decline: 'I do not agree.', data: ['x'] }
const withdraw = { action: 'Delete', explain: 'We delete it.', done: 'Deleted.' }

export const tinyConsents: readonly ConsentItem[] = [
  { id: 'health', version: 1, step: 'first', covers: ['illness'], heading: 'Your health', withdraw, ...words },
  { id: 'photos', version: 1, step: 'pictures', covers: ['photos'], heading: 'Your photos', withdraw, ...words },
]

export const tinyModel = () => compileQuiz(tinyContent)

/** Input of the quiz machine. */
export const tinyInput = (): QuizInput => ({
  model: tinyModel(),
  quizId: 'tiny',
  contentVersion: 'aaaaaaaaaaaa',
  consents: tinyConsents,
  analysingDelayMs: 0,
  initialStep: null,
  entryWrittenAt: 0,
  opensResult: false,
  now: () => 0,
})

/** A draft of the tiny quiz: one of two questions is answered, the text is started, one photo is stored. */
export const tinyDraft: Draft = {
  quiz: 'tiny',
  contentVersion: 'aaaaaaaaaaaa',
  step: 'story',
  answers: { pets: ['has_pet'], story: 'Once' },
  consents: {},
  titles: {},
  photos: ['top'],
  sending: null,
  savedAt: '2026-11-21T09:00:00Z',
}
