/** Whether a visitor could give the answers that a content itself contains, such as those of a persona. */
import { answersGiven } from '#content/persona-answers.ts'
import type { ProblemCode } from '#content/problems/codes.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { acceptAnswers, type AnswerRules, type Refusal } from '#engine/quiz/answers/answers.ts'
import type { PersonaAnswer } from '#types/content.generated.ts'

/** Findings for an answer that the quiz would not accept. */
export const refusedAnswer = (
  rules: AnswerRules,
  answer: PersonaAnswer,
  code: ProblemCode,
  locate: Locate,
): readonly Finding[] => {
  const { options, question } = answer
  return acceptAnswers(rules, answersGiven(rules, { answers: [answer] })).refused.map((refusal): Finding => {
    const [message, help] = refusals[refusal.reason]
    return {
      code,
      range: locate(answer, options && refusal.question === question ? 'options' : 'text'),
      message: message(quoted(question)),
      help,
    }
  })
}

/** @param who the name that messages use, such as "This persona" */
export const repeatedQuestions = (
  who: string,
  answers: readonly PersonaAnswer[],
  code: ProblemCode,
  locate: Locate,
): readonly Finding[] =>
  answers
    .filter((answer, index) => answers.findIndex(({ question }) => question === answer.question) < index)
    .map((answer) => ({
      code,
      range: locate(answer, 'question'),
      message: `${who} answers question ${quoted(answer.question)} twice.`,
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
