import { check, type CheckContext } from '#content/checks/check.ts'
import { questionsById, unknownOptions } from '#content/checks/vocabulary.ts'
import { answersGiven } from '#content/persona-answers.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { acceptAnswers, type AnswerRules, type Refusal } from '#engine/quiz/answers.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import type { Content, Persona, PersonaAnswer } from '#types/content.generated.ts'

/** Personas answer as visitors can. Whether the questions exist is checked with all other references. */
export const personaAnswers = check(['quiz', 'sections', 'personas'], (content, { locate }) => {
  const rules = rulesOf(content)
  return (content.personas?.personas ?? []).flatMap(({ answers }) => [
    ...answers.flatMap((answer) => answerFindings(rules, answer, locate)),
    ...repeatedQuestions(answers, locate),
  ])
})

const rulesOf = ({ quiz, sections }: Pick<Content, 'quiz' | 'sections'>): AnswerRules => ({
  questions: questionsById(sections),
  texts: new Map(quiz.steps.flatMap((step) => (step.kind === 'text' ? [[step.question.id, step.question]] : []))),
})

type Locate = CheckContext['locate']

const answerFindings = (rules: AnswerRules, answer: PersonaAnswer, locate: Locate): readonly Finding[] => {
  const { options, question } = answer
  const asked = rules.questions.get(question)
  if (!asked && !rules.texts.has(question)) return []
  const known = asked ? formatOf(asked).options : []
  if (asked && options && known.length > 0) {
    const choosable = known.map(({ no_answer: _, ...option }) => option)
    const unknown = unknownOptions(
      { id: question, title: asked.title, options: choosable, numbers: null },
      options.map((option, index) => [option, locate(options, index)]),
    )
    if (unknown.length > 0) return unknown
  }
  const given: Persona['answers'] = [answer]
  return acceptAnswers(rules, answersGiven(rules, { answers: given })).refused.map((refusal): Finding => {
    const [message, help] = refusals[refusal.reason]
    return {
      code: 'content/persona-answer',
      range: locate(answer, options && refusal.question === question ? 'options' : 'text'),
      message: message(quoted(question)),
      help,
    }
  })
}

const repeatedQuestions = (answers: readonly PersonaAnswer[], locate: Locate): readonly Finding[] =>
  answers
    .filter((answer, index) => answers.findIndex(({ question }) => question === answer.question) < index)
    .map((answer) => ({
      code: 'content/persona-answer',
      range: locate(answer, 'question'),
      message: `This persona answers question ${quoted(answer.question)} twice.`,
      help: 'Keep one of the two answers.',
    }))

const refusals: Readonly<Record<Refusal['reason'], readonly [message: (question: string) => string, help: string]>> = {
  unknown_question: [(question) => `No chosen option of question ${question} has a text field.`, 'Remove `text`.'],
  unknown_option: [(question) => `Question ${question} has no such option.`, 'Choose an option of the question.'],
  not_one: [(question) => `Question ${question} takes one option.`, 'Keep one of the options.'],
  exclusive: [
    (question) => `One of the chosen options of question ${question} cannot be chosen together with others.`,
    'Keep this option, or the others.',
  ],
  wrong_kind: [
    (question) => `Question ${question} takes another kind of answer.`,
    'Use `options` for a question with options, `text` for a text or number.',
  ],
  characters: [
    (question) => `The answer to question ${question} has characters that cannot be stored.`,
    'Type it again.',
  ],
  too_long: [(question) => `The answer to question ${question} is longer than its limit.`, 'Shorten it.'],
  number: [
    (question) => `The answer to question ${question} is no number that it takes.`,
    'Write a number in its range.',
  ],
  too_few: [(question) => `Question ${question} asks for more options.`, 'Add options.'],
  too_many: [(question) => `Question ${question} takes fewer options.`, 'Remove options.'],
}
