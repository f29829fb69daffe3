/** Whether a visitor could give the answers that a content itself contains, such as those of a persona. */
import { answersGiven } from '#content/persona-answers.ts'
import type { ProblemCode } from '#content/problems/codes.ts'
import { message, setting, thing, type Message, type MessagePart } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
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
    const [words, help] = refusals[refusal.reason]
    return {
      code,
      range: locate(answer, options && refusal.question === question ? 'options' : 'text'),
      message: words(thing('question', question)),
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
      message: message`${who} answers question ${thing('question', answer.question)} twice.`,
      help: 'Keep one of the two answers.',
    }))

const text = setting('text', '`text`')

const refusals: Readonly<
  Record<Refusal['reason'], readonly [words: (question: MessagePart) => Message, help: Message]>
> = {
  unknown_question: [
    (question) => message`No chosen option of question ${question} has a text field.`,
    message`Remove ${text}.`,
  ],
  unknown_option: [
    (question) => message`Question ${question} has no such option.`,
    'Choose an option of the question.',
  ],
  not_one: [(question) => message`Question ${question} takes one option.`, 'Keep one of the options.'],
  exclusive: [
    (question) => message`One of the chosen options of question ${question} cannot be chosen together with others.`,
    'Keep this option, or the others.',
  ],
  wrong_kind: [
    (question) => message`Question ${question} takes another kind of answer.`,
    message`Use ${setting('options', '`options`')} for a question with options, ${text} for a text or number.`,
  ],
  characters: [
    (question) => message`The answer to question ${question} has characters that cannot be stored.`,
    'Type it again.',
  ],
  too_long: [(question) => message`The answer to question ${question} is longer than its limit.`, 'Shorten it.'],
  number: [
    (question) => message`The answer to question ${question} is no number that it takes.`,
    'Write a number in its range.',
  ],
  too_few: [(question) => message`Question ${question} asks for more options.`, 'Add options.'],
  too_many: [(question) => message`Question ${question} takes fewer options.`, 'Remove options.'],
}
