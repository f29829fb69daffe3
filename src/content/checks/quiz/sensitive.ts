import { check } from '#content/checks/check.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { DataFix } from '#content/problems/data-fix.ts'
import { either, message, settingToAdd, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import type { Option } from '#types/content.generated.ts'
import { questionsIn, formatOf, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { strayOptionHelp } from './advice.ts'

/** A sensitive question says why it is asked, and its last option is "Prefer not to say" (`no_answer`). */
export const sensitiveQuestions = check(['sections'], ({ sections }, { locate }) =>
  sections
    .flatMap(questionsIn)
    .flatMap((question) => [
      ...(question.sensitive === undefined
        ? []
        : [...withoutWhy(question, locate), ...withoutDeclining(question, locate)]),
      ...declining(question, locate),
    ]),
)

const withoutWhy = (question: AnswerableQuestion, locate: Locate): Finding[] =>
  question.why === undefined
    ? [
        {
          code: 'content/sensitive-without-why',
          range: locate(question, 'sensitive'),
          message: message`Question ${thing('question', question.id)} is sensitive (${question.sensitive ?? ''}), but does not say why it is asked.`,
          help: message`Add ${settingToAdd('why')}: what the answer is used for.${either(' Visitors read it under “Why we ask”.', '')}`,
        },
      ]
    : []

const offered = (question: AnswerableQuestion) => optionsOf(question).filter(({ retired }) => !retired)

const withoutDeclining = (question: AnswerableQuestion, locate: Locate): Finding[] =>
  offered(question).some(({ no_answer }) => no_answer)
    ? []
    : [
        {
          code: 'content/sensitive-without-no-answer',
          range: locate(question, 'sensitive'),
          message: message`Question ${thing('question', question.id)} is sensitive (${question.sensitive ?? ''}), but has no option for people who prefer not to say.`,
          help: message`${either('Add `- {id: not_said, label: Prefer not to say, no_answer: true}` as the last of its `options`', 'Add an option at the end, and mark it as “Prefer not to say”')}.`,
        },
      ]

const moveToEnd = (question: AnswerableQuestion, option: Option): readonly DataFix[] => {
  const list = 'options' in question ? question.options : undefined
  return list
    ? [
        {
          title: 'Move this option to the end of the list',
          owner: list,
          edit: (path) => ({ kind: 'move', path, from: list.indexOf(option), to: list.length - 1 }),
        },
      ]
    : []
}

const declining = (question: AnswerableQuestion, locate: Locate): Finding[] => {
  const all = offered(question)
  return all.flatMap((option, index): Finding[] => {
    const code = 'content/no-answer'
    if (formatOf(question).readable === null && !option.no_answer)
      return [
        {
          code,
          range: locate(option),
          message: message`Question ${thing('question', question.id)} is answered ${formatOf(question).numbers ? 'with a number' : 'in free text'}, so it has no option like ${quoted(option.label)}.`,
          help: strayOptionHelp,
        },
      ]
    if (!option.no_answer || index === all.length - 1) return []
    return [
      {
        code,
        range: locate(option, 'no_answer', 'key'),
        message: `${quoted(option.label)} is no answer to the question, so it has to be the last option.`,
        help: 'Move this option to the end of the list. There can be one such option.',
        dataFixes: all.filter(({ no_answer }) => no_answer).length === 1 ? moveToEnd(question, option) : [],
      },
    ]
  })
}
