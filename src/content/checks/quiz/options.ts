import { check } from '#content/checks/check.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { DataFix } from '#content/problems/data-fix.ts'
import { either, message, option as optionNamed, setting, settingToAdd } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import {
  clearsOthers,
  forKind,
  questionsIn,
  type AnswerableQuestion,
  type ByKind,
} from '#engine/quiz/question-kinds.ts'
import type { Option } from '#types/content.generated.ts'
import { questionKind } from './advice.ts'

export const exclusiveOptions = check(['sections'], ({ sections }, { locate }) =>
  sections.flatMap((section) => questionsIn(section).flatMap((question) => forKind(exclusive, question, locate))),
)

/** Which kinds of question may have exclusive options. They come last, so that visitors read the others first. */
const exclusive: ByKind<[Locate], readonly Finding[]> = {
  radio: ({ options }, locate) =>
    options
      .filter((option) => option.exclusive)
      .map((option) => ({
        code: 'content/exclusive',
        range: locate(option, 'exclusive', 'key'),
        message: `${quoted(option.label)} is exclusive, but this question allows one answer.`,
        help: message`Remove ${setting('exclusive', '`exclusive`')}, or use ${questionKind('checkbox')}.`,
      })),
  checkbox: ({ options }, locate) => {
    const lastOther = options.findLastIndex((option) => !clearsOthers(option) && !option.retired)
    return options
      .filter((option, index) => option.exclusive && index < lastOther)
      .map((option) => ({
        code: 'content/exclusive',
        range: locate(option, 'exclusive', 'key'),
        message: `${quoted(option.label)} clears the other answers, so it has to be the last option.`,
        help: 'Move this option to the end of the list.',
        dataFixes: [moveToEnd(options, option)],
      }))
  },
  // The only option of these kinds is `no_answer`, which another check examines.
  input: () => [],
  number: () => [],
  scale: () => [],
}

/** "Prefer not to say" has no text field. */
export const optionTexts = check(['sections'], ({ sections }, { locate }) =>
  sections
    .flatMap(questionsIn)
    .flatMap((question) => optionsOf(question))
    .filter(({ no_answer, text }) => no_answer && text)
    .map((option) => ({
      code: 'content/no-answer',
      range: locate(option, 'text', 'key'),
      message: `${quoted(option.label)} is no answer to the question, so it has no text field.`,
      help: message`Remove ${setting('text', '`text`')}, or ${setting('no_answer', '`no_answer: true`')} if the option is an answer.`,
    })),
)

/** Moves the option to the end. Another option that also clears the others stays after it. */
const moveToEnd = (options: readonly Option[], option: Option): DataFix => ({
  title: 'Move this option to the end of the list',
  owner: options,
  edit: (path) => ({
    kind: 'move',
    path,
    from: options.indexOf(option),
    to: options.findLastIndex((other) => !clearsOthers(other)),
  }),
})

const picture = message`${settingToAdd('image')}${either(' (a file in the media folder)', '')}`
const withoutPictures = either('type: question', 'the layout “Question”')

export const optionPictures = check(['sections'], ({ sections }, { locate }) =>
  sections.flatMap(questionsIn).flatMap((question) => {
    if (question.type !== 'image_question') return []
    if (question.options.every(({ image }) => image === undefined))
      return [
        {
          code: 'content/missing-image',
          range: locate(question, 'type'),
          message: message`${either('This is an image_question', 'This question shows its options as pictures')}, but no option has a picture.`,
          help: message`Add ${picture} to each option, or use ${withoutPictures}.`,
        },
      ]
    return question.options.flatMap((option) => pictureFindings(question, option, locate))
  }),
)

const pictureFindings = (question: AnswerableQuestion, option: Option, locate: Locate): Finding[] => {
  if (option.image === undefined)
    return [
      {
        code: 'content/missing-image',
        range: locate(option),
        message: message`Option ${optionNamed(question.id, option.id)} of this ${either('image_question', 'question, which shows its options as pictures,')} has no picture.`,
        help: message`Add ${picture}, or use ${withoutPictures}.`,
      },
    ]
  if (option.alt !== undefined) return []
  return [withoutAlt(option, locate)]
}

const withoutAlt = (owner: object, locate: Locate): Finding => ({
  code: 'content/missing-alt',
  range: locate(owner),
  message: 'This picture has no description for people who cannot see it.',
  help: message`Add ${settingToAdd('alt')}: what the picture shows, in up to 160 characters.`,
})

/** The picture of a question or of an information block needs a description, like those of options. */
export const itemPictures = check(['sections'], ({ sections }, { locate }) =>
  sections
    .flatMap(({ questions }) => questions)
    .flatMap((item) => (item.image !== undefined && item.alt === undefined ? [withoutAlt(item, locate)] : [])),
)
