import { check } from '#content/checks/check.ts'
import { writtenParts } from '#content/checks/written-parts.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { positionOf } from '#content/yaml/range.ts'
import { isObject } from '#content/yaml/json-pointer.ts'
import { either, message, part, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import type { Content } from '#types/content.generated.ts'

type Named = { readonly id: string | number }

/** Runs before all other checks: while two files have the same section id, findings about its questions would be unreliable. */
export const sectionIds = check(['sections'], ({ sections }, { locate }) => repeated('Section id', sections, locate))

/** Question ids are unique in the whole quiz, because questions may move between sections. */
export const questionIds = check(['quiz', 'sections'], (content, { locate }) =>
  repeated('Question id', askedIn(content), locate, 'Give the NEW question a new id; do not rename the old one.'),
)

export const profileIds = check(['profile'], ({ profile }, { locate }) => [
  ...repeated(
    message`${either('Profile label', 'Trait id')}`,
    profile.groups.flatMap(({ traits }) => traits),
    locate,
  ),
  // Products refer to issues and goals in one list (`objectives`).
  ...repeated(
    message`${either('Issue or goal', 'Issue or goal id')}`,
    [...profile.issues.list, ...profile.goals.list],
    locate,
  ),
])

/** Ids are unique in every other list of the content. */
export const listIds = writtenParts.map((part) =>
  check([part], (content, { locate }) => lists(content[part], part).flatMap((list) => repeated('Id', list, locate))),
)

/** Ids are unique within a kind: a score and an issue, for example, may have had the same id. */
export const retiredOnce = check(['retired_ids'], ({ retired_ids: { retired } }, { locate }) =>
  [...new Set(retired.map(({ what }) => what))].flatMap((kind) =>
    repeated(
      'Id',
      retired.filter(({ what }) => what === kind),
      locate,
    ),
  ),
)

export const retiredIds = check(['quiz', 'sections', 'retired_ids'], (content, { locate }) => {
  const retired = new Map(
    content.retired_ids.retired.flatMap(({ id, on, what }) => (what === undefined ? [[id, on]] : [])),
  )
  const reused = (owner: Named, key: string, what: string): Finding[] =>
    retired.has(key)
      ? [
          {
            code: 'content/retired-id',
            range: locate(owner, 'id'),
            message: message`Id ${quoted(key)} belonged to a removed ${what} (${part('day', retired.get(key) ?? '')}).`,
            help: 'Choose an id never used before: stored answers still use this one.',
          },
        ]
      : []
  const options = content.sections
    .flatMap(questionsIn)
    .flatMap((question) =>
      optionsOf(question).flatMap((option) => reused(option, `${question.id}/${option.id}`, 'option')),
    )
  return [...askedIn(content).flatMap((question) => reused(question, question.id, 'question')), ...options]
})

const askedIn = ({ quiz, sections }: Pick<Content, 'quiz' | 'sections'>) => [
  ...sections.flatMap(({ questions }) => questions),
  ...quiz.steps.flatMap((step) => (step.kind === 'text' ? [step.question] : [])),
]

const repeated = (
  what: Message,
  items: readonly Named[],
  locate: Locate,
  help = 'Give one of the two another id.',
): Finding[] => {
  const first = new Map<unknown, Named>()
  return items.flatMap((item): Finding[] => {
    const known = first.get(item.id)
    if (!known) first.set(item.id, item)
    if (!known) return []
    const range = locate(known, 'id')
    return [
      {
        code: 'content/duplicate-id',
        range: locate(item, 'id'),
        message: message`${what} ${quoted(item.id)} is used twice.${either(` First use: ${range.source.name}:${positionOf(range).line}.`, '')}`,
        help,
      },
    ]
  })
}

/** Lists whose entries have ids, except those that have a check of their own. */
const lists = (value: unknown, name = ''): readonly (readonly Named[])[] => {
  if (!isObject(value)) return []
  const own =
    Array.isArray(value) && !['sections', 'questions', 'traits', 'list'].includes(name) ? [value.filter(isNamed)] : []
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => lists(inner, Array.isArray(value) ? '' : key))]
}

const isNamed = (value: unknown): value is Named => isObject(value) && 'id' in value
