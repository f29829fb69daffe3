import { check } from '#content/checks/check.ts'
import { currentIds, keyOf, partsWithIds, type CurrentId } from '#content/history/current-ids.ts'
import { either, message, part, thing, type Message, type MessagePart } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { capitalised, counted, quoted, truncated } from '#content/problems/wording.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { PublishedId, RetiredIds } from '#types/content.generated.ts'

/**
 * Ids keep the meaning that they were published with. A program cannot know what a label means, so rewording is allowed. But it can
 * tell that a label has moved from one id to another, that a question has changed its kind, and that an id is gone.
 */
export const publishedIds = check([...partsWithIds, 'retired_ids', 'history'], (content, { locate }) => {
  const { published } = content.history
  const current = currentIds(content)
  const latest = new Map(published.map((entry) => [keyOf(entry), entry]))
  const retired = retiredKeys(content.retired_ids)
  return [
    ...removed(latest, current, retired, locate),
    ...current.flatMap((item) => reused(item, latest.get(keyOf(item)), retired, locate)),
    ...current.flatMap((item) => changedKind(item, latest.get(keyOf(item)), locate)),
    ...movedLabels(published, current, locate),
  ]
})

/** The day on which each id was retired. */
const retiredKeys = ({ retired }: RetiredIds): ReadonlyMap<string, string> =>
  new Map(
    retired.map(({ what, id, on }) => [keyOf({ what: what ?? (id.includes('/') ? 'option' : 'question'), id }), on]),
  )

const removed = (
  latest: ReadonlyMap<string, PublishedId>,
  current: readonly CurrentId[],
  retired: ReadonlyMap<string, string>,
  locate: Locate,
): readonly Finding[] => {
  const there = new Set(current.map(keyOf))
  const isGone = (entry: PublishedId): boolean => !there.has(keyOf(entry)) && !entry.retired
  /** The options of a question that is gone are gone with it. */
  const goesWithQuestion = ({ what, id }: PublishedId): boolean =>
    what === 'option' && !there.has(keyOf({ what: 'question', id: id.split('/')[0] ?? '' }))
  const gone = [...latest.values()].filter(
    (entry) => isGone(entry) && !goesWithQuestion(entry) && !retired.has(keyOf(entry)),
  )
  const left = new Set([...latest.values()].filter((entry) => there.has(keyOf(entry))).map(({ what }) => what))
  return [...new Set(gone.map(({ what }) => what))].flatMap((what) => {
    const entries = gone.filter((entry) => entry.what === what)
    const [first, second] = entries
    return first && second && !left.has(what)
      ? [allRemoved(first, entries.length, locate)]
      : entries.map((entry) => oneRemoved(entry, locate))
  })
}

const oneRemoved = (entry: PublishedId, locate: Locate): Finding => ({
  code: 'content/id-removed',
  range: locate(entry, 'id'),
  message: message`${nameOf(entry)} was published on ${part('day', entry.on)}, and is gone.`,
  help: message`Put it back, or add ${either(retiring(entry), quoted(entry.id))} to ${retiredIdsFile}, with the day on which it was removed.`,
})

/** All entries of a list are gone, for example because its file was deleted: an error for each would hide all other problems. */
const allRemoved = (first: PublishedId, count: number, locate: Locate): Finding => ({
  code: 'content/id-removed',
  range: locate(first, 'id'),
  message: message`All ${counted(count, first.what, `${first.what}s`)} that were published are gone.`,
  help: message`Put them back, or add each of them${either(`, such as \`${retiring(first)}\`,`, '')} to ${retiredIdsFile}, with the day on which they were removed.`,
})

const retiredIdsFile = part('file', 'settings/retired-ids.yaml')

const retiring = ({ what, id }: PublishedId): string =>
  what === 'question' || what === 'option' ? `{id: "${id}", on: …}` : `{what: ${what}, id: "${id}", on: …}`

/** Questions and options in retired-ids.yaml are reported by `retiredIds`. */
const reused = (
  item: CurrentId,
  known: PublishedId | undefined,
  retired: ReadonlyMap<string, string>,
  locate: Locate,
): readonly Finding[] => {
  const isListed = retired.has(keyOf(item))
  const on = known?.retired ? known.on : retired.get(keyOf(item))
  if (on === undefined || (isListed && (item.what === 'question' || item.what === 'option'))) return []
  return [
    {
      code: 'content/retired-id',
      range: locate(item.owner, 'id'),
      message: message`Id ${quoted(item.id)} belonged to a removed ${item.what} (${part('day', on)}).`,
      help: 'Choose an id never used before: stored answers and reports still use this one.',
    },
  ]
}

const changedKind = (item: CurrentId, known: PublishedId | undefined, locate: Locate): readonly Finding[] =>
  !known || known.retired || known.kind === item.kind
    ? []
    : [
        {
          code: 'content/id-kind',
          range: locate(item.owner, item.what === 'step' ? 'kind' : 'choice'),
          message: message`${capitalised(item.what)} ${thing(item.what === 'step' ? 'step' : 'question', item.id)} was published as ${kindOf(known)} on ${part('day', known.on)}, and is ${kindOf(item)} now.`,
          help: message`${either(`Give the new ${item.what} an id of its own and retire ${quoted(item.id)}, or make it ${known.kind} again`, otherKind(known))}.`,
        },
      ]

/** Only ids of the same list can be mistaken for each other: options of one question, or all scores. */
const movedLabels = (
  published: readonly PublishedId[],
  current: readonly CurrentId[],
  locate: Locate,
): readonly Finding[] => {
  const owners = new Map<string, PublishedId[]>()
  const own = new Map<string, Set<string>>()
  for (const entry of published) {
    if (entry.label === undefined) continue
    const label = `${listOf(entry)} ${plain(entry.label)}`
    owners.set(label, [...(owners.get(label) ?? []), entry])
    own.set(keyOf(entry), (own.get(keyOf(entry)) ?? new Set()).add(plain(entry.label)))
  }
  const now = new Map(current.map((item) => [keyOf(item), item.label === undefined ? undefined : plain(item.label)]))
  return current.flatMap((item): Finding[] => {
    const known = own.get(keyOf(item))
    if (item.label === undefined || !known || known.has(plain(item.label))) return []
    const label = plain(item.label)
    // If the other id still has the label, the label has not moved: two equal labels are a different mistake.
    const other = owners.get(`${listOf(item)} ${label}`)?.find((entry) => now.get(keyOf(entry)) !== label)
    if (!other) return []
    const before = published.findLast((entry) => keyOf(entry) === keyOf(item) && entry.label !== undefined)?.label
    return [
      {
        code: 'content/id-meaning',
        range: locate(item.owner, item.labelName ?? 'id'),
        message: message`${nameOf(item)} ${either(`has the label that ${quoted(other.id)} was published with: ${quoted(item.label)}`, `was published as ${quoted(before)}, and another ${item.what} as ${quoted(item.label)}`)}.`,
        help: message`Put the labels back: stored answers ${either('keep their ids, and ', '')}would change their meaning. What is new needs ${either('a new id', 'an entry of its own')}.`,
      },
    ]
  })
}

const listOf = ({ what, id }: Pick<PublishedId, 'what' | 'id'>): string =>
  what === 'option' ? `option of ${id.split('/')[0]}` : what

/** The label without differences that readers do not notice. */
const plain = (label: string): string => label.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

const kindOf = ({ what, kind }: Pick<PublishedId, 'what' | 'kind'>): MessagePart =>
  part(what === 'step' ? 'step-kind' : 'question-kind', String(kind))

/** Ids cannot be changed in the studio, so the help is to undo the change, or to add something new. */
const otherKind = (known: PublishedId): Message =>
  known.what === 'question'
    ? message`Undo the change, or choose ${kindOf(known)} again. To ask it in another way, add a new question and delete this one`
    : `Undo the change. For another kind of ${known.what}, add a new one and delete this one`

/** Option “tea/late”; in the studio its label, which only the history knows if it is gone. */
const nameOf = ({ what, id, label }: Pick<PublishedId, 'what' | 'id' | 'label'>): MessagePart => {
  const [ofQuestion = ''] = id.split('/')
  const name = `${capitalised(what)} ${quoted(label === undefined ? id : truncated(label, 80))}`
  return either(
    `${capitalised(what)} ${quoted(id)}`,
    what === 'option' && label !== undefined ? message`${name} of question ${thing('question', ofQuestion)}` : name,
  )
}
