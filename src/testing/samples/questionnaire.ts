/** A questionnaire whose scores show their own values: a sum, a mean of scales, and right answers. For tests and stories of such scores. */
import { acceptAnswers, type Answers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'
import { compileScores } from '#engine/result/scores/scores.ts'
import type { DirectScore } from '#types/api.generated.ts'
import type { Question, Score } from '#types/content.generated.ts'
import { quizOf, radio, scale } from './make-quiz.ts'

/** The scores with their own value that these answers lead to. */
export const directScores = (
  questions: readonly Question[],
  scores: readonly Score[],
  answers: Answers,
): readonly DirectScore[] => {
  const model = compileQuiz(quizOf(...questions))
  const state = openQuiz(model, acceptAnswers(model, answers).answers)
  return compileScores(model, { scores: [...scores] }, 'en')(effectiveAnswers(state), state.asked, (text) => text).map(
    (score) => {
      if ('condition' in score) throw new Error(`${score.id} is mirrored`)
      return score
    },
  )
}

const frequency = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'].map(
  (label, points) => ({ id: String(points), label, points }),
)
const problems = [
  'Little interest or pleasure in doing things',
  'Feeling down, depressed, or hopeless',
  'Trouble falling or staying asleep, or sleeping too much',
  'Feeling tired or having little energy',
  'Poor appetite or overeating',
  'Feeling bad about yourself',
  'Trouble concentrating on things',
  'Moving or speaking slowly, or being restless',
  'Thoughts of hurting yourself',
]
const nights = ['How deep was your sleep?', 'How rested did you wake up?', 'How easily did you fall asleep?']

const withRight = (id: string, title: string, labels: readonly string[], right: string) =>
  radio(id, '', {
    title,
    options: labels.map((label) => ({ id: label.toLowerCase(), label, ...(label === right && { correct: true }) })),
  })

export const questionnaire: { readonly questions: readonly Question[]; readonly scores: readonly Score[] } = {
  questions: [
    ...problems.map((title, at) => radio(`mood_${at + 1}`, '', { title, options: frequency })),
    ...nights.map((title, at) => scale(`sleep_${at + 1}`, 1, 5, { title })),
    withRight('uk', 'What is the capital of the United Kingdom?', ['London', 'Leeds'], 'London'),
    withRight('fr', 'What is the capital of France?', ['Lyon', 'Paris'], 'Paris'),
    withRight('au', 'What is the capital of Australia?', ['Canberra', 'Sydney'], 'Canberra'),
  ],
  scores: [
    {
      id: 'mood',
      label: 'Depression',
      help: 'How often nine problems bothered you in the last two weeks.',
      questions: problems.map((_, at) => `mood_${at + 1}`),
      range: 'computed',
      direction: 'low_is_good',
      unit: 'points',
      bands: [
        { from: 0, to: 4, label: 'Minimal', colour: 'green' },
        { from: 5, to: 9, label: 'Mild', colour: 'yellow', text: 'Answer again in two weeks.' },
        { from: 10, to: 14, label: 'Moderate', colour: 'yellow', text: 'Talk to your doctor about it.' },
        { from: 15, to: 19, label: 'Moderately severe', colour: 'red', text: 'Make an appointment with your doctor.' },
        { from: 20, to: 27, label: 'Severe', colour: 'red', text: 'Call your doctor today.' },
      ],
    },
    {
      id: 'sleep',
      label: 'Sleep',
      questions: nights.map((_, at) => `sleep_${at + 1}`),
      combine: 'mean',
      range: 'computed',
      direction: 'high_is_good',
      bands: [
        { from: 1, to: 2.4, label: 'Poor', colour: 'red' },
        { from: 2.5, to: 3.9, label: 'Fair', colour: 'yellow' },
        { from: 4, to: 5, label: 'Good', colour: 'green' },
      ],
    },
    {
      id: 'capitals',
      label: 'Capitals',
      questions: ['uk', 'fr', 'au'],
      min_answers: 0,
      range: 'computed',
      unit: 'right',
      show_answers: true,
    },
  ],
}

/** @param mood a digit from 0 to 3 for each problem, in order; shorter for fewer answers @param sleep a digit from 1 to 5 for each scale */
export const questionnaireAnswers = (mood: string, sleep: string, capitals: Answers = {}): Answers => ({
  ...Object.fromEntries([...mood].map((digit, at) => [`mood_${at + 1}`, [digit]])),
  ...Object.fromEntries([...sleep].map((digit, at) => [`sleep_${at + 1}`, [digit]])),
  ...capitals,
})

/** Depression 14 of 27, sleep 3.7 from 1 to 5, and one of three capitals. */
export const someAnswers = questionnaireAnswers('012301232', '434', { uk: ['london'], fr: ['lyon'] })
/** Depression 6, sleep 2.3, two capitals. */
export const earlierAnswers = questionnaireAnswers('011101011', '223', { uk: ['london'], fr: ['paris'] })
/** One problem is not rated, so there is no sum; and there is no mean, because no scale is answered. */
export const tooFewAnswers = questionnaireAnswers('01230123', '', {})

export const questionnaireScores = (answers: Answers): readonly DirectScore[] =>
  directScores(questionnaire.questions, questionnaire.scores, answers)
