/** Builds minimal quizzes for table tests. */
import type { QuizContent } from '#engine/quiz/quiz.ts'
import type {
  CheckboxQuestion,
  InformationBlock,
  InputQuestion,
  NumberQuestion,
  Option,
  Question,
  RadioQuestion,
  ScaleQuestion,
} from '#types/content.generated.ts'

/** An option whose id ends with ! is exclusive, one whose id ends with ~ is retired. */
const optionOf = (word: string): Option => {
  const id = word.replace(/[!~]$/, '')
  return {
    id,
    label: `Label ${id}`,
    ...(word.endsWith('!') ? { exclusive: true } : {}),
    ...(word.endsWith('~') ? { retired: true } : {}),
  }
}

export const radio = (id: string, options: string, more: Partial<RadioQuestion> = {}): RadioQuestion => ({
  id,
  type: 'question',
  choice: 'radio',
  title: `Title ${id}`,
  options: options.split(' ').map(optionOf),
  ...more,
})

export const checkbox = (id: string, options: string, more: Partial<CheckboxQuestion> = {}): CheckboxQuestion => ({
  id,
  type: 'question',
  choice: 'checkbox',
  title: `Title ${id}`,
  options: options.split(' ').map(optionOf),
  ...more,
})

export const input = (id: string, max_length: number, more: Partial<InputQuestion> = {}): InputQuestion => ({
  id,
  type: 'question',
  choice: 'input',
  title: `Title ${id}`,
  max_length,
  ...more,
})

export const information = (id: string, more: Partial<InformationBlock> = {}): InformationBlock => ({
  id,
  choice: 'information',
  title: `Title ${id}`,
  text: [{ type: 'paragraph', children: [{ type: 'text', text: `Text ${id}` }] }],
  ...more,
})

export const number = (id: string, min: number, max: number, more: Partial<NumberQuestion> = {}): NumberQuestion => ({
  id,
  choice: 'number',
  title: `Title ${id}`,
  min,
  max,
  ...more,
})

export const scale = (id: string, from: number, to: number, more: Partial<ScaleQuestion> = {}): ScaleQuestion => ({
  id,
  choice: 'scale',
  title: `Title ${id}`,
  from,
  to,
  labels: { from: 'Not at all', to: 'Very' },
  ...more,
})

/** One section with the questions, and a text step `story` of at most ten characters. */
export const quizOf = (...questions: readonly Question[]): QuizContent => ({
  quiz: {
    id: 'small',
    tabs: [],
    steps: [
      { id: 'intro', kind: 'intro', title: 'Hello' },
      { id: 'main', kind: 'questions', title: 'Questions', section: 'main' },
      { id: 'story', kind: 'text', title: 'Story', question: { id: 'story', title: 'A story?', max_length: 10 } },
      { id: 'results', kind: 'results', title: 'Results' },
    ],
  },
  sections: [{ id: 'main', title: 'Questions', questions: [...questions] }],
})
