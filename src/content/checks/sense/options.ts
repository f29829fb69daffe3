import { check } from '#content/checks/check.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { positionOf } from '#content/yaml/range.ts'
import { either, message, setting, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { clearsOthers, formatOf, questionsIn, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import type { Option } from '#types/content.generated.ts'

/** The options make sense: there is something to choose from, and visitors can tell the options apart. */
export const sensibleOptions = check(['sections'], ({ sections }, { locate }) =>
  sections
    .flatMap((section) => questionsIn(section))
    .flatMap((question) => {
      const { readable, takesSeveral } = formatOf(question)
      if (!readable) return []
      const offered = readable.filter(({ retired }) => !retired)
      return [
        ...withoutOptions(question, readable, locate),
        ...equalLabels(offered, locate),
        ...(takesSeveral ? notExclusive(offered, locate) : []),
      ]
    }),
)

const withoutOptions = (question: AnswerableQuestion, options: readonly Option[], locate: Locate): Finding[] =>
  options.length === 0 || options.some((option) => !option.retired && !clearsOthers(option))
    ? []
    : [
        {
          code: 'content/no-options',
          range: locate(question, 'options', 'key'),
          message: message`Question ${thing('question', question.id)} has no answer to choose: all its options are retired or decline it.`,
          help: message`Add an option, ${either('take back `retired` from one', 'choose “Offer again” for one')}, or remove the question.`,
        },
      ]

const equalLabels = (options: readonly Option[], locate: Locate): Finding[] => {
  const first = new Map<string, Option>()
  return options.flatMap((option): Finding[] => {
    const label = option.label.trim().toLowerCase()
    const same = first.get(label)
    if (!same) first.set(label, option)
    if (!same || same.id === option.id) return []
    const { line } = positionOf(locate(same, 'label'))
    return [
      {
        code: 'content/equal-labels',
        range: locate(option, 'label'),
        message: message`Two options read ${quoted(option.label)}, so visitors cannot tell them apart.${either(` The other one is in line ${line}.`, '')}`,
        help: 'Change one of the two labels, or remove the option.',
      },
    ]
  })
}

const nothing = /^(none|neither|nothing|no preferences?|not applicable|n\/a)\b/i

/** “None of the above”, in a content in English. */
export const saysNone = ({ label }: Pick<Option, 'label'>): boolean => nothing.test(label.trim())

const notExclusive = (options: readonly Option[], locate: Locate): Finding[] =>
  options
    .filter((option) => saysNone(option) && !clearsOthers(option))
    .map((option) => ({
      code: 'content/not-exclusive',
      range: locate(option, 'label'),
      message: `${quoted(option.label)} can be chosen together with the other answers.`,
      help: message`${either('Add `exclusive: true`, so that choosing it clears the others,', message`Add the setting ${setting('exclusive')} and tick it,`)} or change the label.`,
    }))
