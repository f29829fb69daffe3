import { check } from '#content/checks/check.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { DataFix } from '#content/problems/data-fix.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { clearsOthers, forKind, questionsIn, type ByKind } from '#engine/quiz/question-kinds.ts'
import type { Option } from '#types/content.generated.ts'

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
        help: 'Remove `exclusive`, or use choice: checkbox.',
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
      help: 'Remove `text`, or `no_answer: true` if the option is an answer.',
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

export const optionPictures = check(['sections'], ({ sections }, { locate }) =>
  sections.flatMap(questionsIn).flatMap((question) => {
    if (question.type !== 'image_question') return []
    if (question.options.every(({ image }) => image === undefined))
      return [
        {
          code: 'content/missing-image',
          range: locate(question, 'type'),
          message: 'This is an image_question, but no option has a picture.',
          help: 'Add `image: …` (a file in the media folder) to each option, or use type: question.',
        },
      ]
    return question.options.flatMap((option) => pictureFindings(option, locate))
  }),
)

const pictureFindings = (option: Option, locate: Locate): Finding[] => {
  if (option.image === undefined)
    return [
      {
        code: 'content/missing-image',
        range: locate(option),
        message: `Option ${quoted(option.id)} of this image_question has no picture.`,
        help: 'Add `image: …` (a file in the media folder), or use type: question.',
      },
    ]
  if (option.alt !== undefined) return []
  return [withoutAlt(option, locate)]
}

const withoutAlt = (owner: object, locate: Locate): Finding => ({
  code: 'content/missing-alt',
  range: locate(owner),
  message: 'This picture has no description for people who cannot see it.',
  help: 'Add `alt: …`: what the picture shows, in up to 160 characters.',
})

/** The picture of a question or of an information block needs a description, like those of options. */
export const itemPictures = check(['sections'], ({ sections }, { locate }) =>
  sections
    .flatMap(({ questions }) => questions)
    .flatMap((item) => (item.image !== undefined && item.alt === undefined ? [withoutAlt(item, locate)] : [])),
)
