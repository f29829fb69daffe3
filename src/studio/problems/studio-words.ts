import { isList } from '#content/write/edit.ts'
import { quoted, wordsOf } from '#content/problems/wording.ts'
import { kindName } from '#editing/build/change-kind.ts'
import type { ContentData } from '#editing/content-data.ts'
import { listed } from '#editing/located.ts'
import { schemaNodes } from '#editing/names/schema-nodes.ts'
import { pathOf, valueIn } from '#editing/place.ts'
import { describedAt } from '#editing/words/schema-at.ts'
import type { FilePlace } from '#studio/app/addresses.ts'
import { helpWords } from '#studio/form/notes/help-words.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { viewOf } from '#studio/form/schema/schema-view.ts'
import { settingAt } from '#studio/form/schema/setting-at.ts'
import { partOfFile } from '#studio/parts/parts.ts'
import { expectedGroupWords } from './expected-group-words.ts'
import { plainWords } from './plain-words.ts'
import type { PlacedProblem } from './placed-problem.ts'
import { stepKind, stepOrderWords } from './step-kind-words.ts'

/**
 * Rewords a problem for the studio: settings by their titles instead of their names, no advice to remove lines, and no lists of ids where the
 * field offers names to choose from.
 */
export const studioWords = (schemas: Schemas, data: ContentData, problem: PlacedProblem): PlacedProblem => {
  const { at, code, help, message } = problem
  if (code === 'content/unused' && message.includes('the picture'))
    return { ...problem, help: 'Choose it where it belongs, or delete it.' }
  if (!at) return problem
  if (message.startsWith('“” cannot be an id') && describedAt(schemas, at.file, at.place).reference !== undefined)
    return nothingChosen(schemas, problem)
  if (code === 'content/pattern' && message.startsWith('“” is not a'))
    return { ...problem, message: `${quoted(describedAt(schemas, at.file, at.place).title ?? 'This')} is empty.` }
  if (isEmptyChoice(problem)) return nothingChosen(schemas, problem)
  if (code.startsWith('content/unknown-') && /^There is no [a-z ]+ “/.test(message)) return withoutList(problem)
  if (code === 'content/expect') return expectedGroupWords(schemas, data, problem)
  if (code === 'content/missing-module')
    return help === undefined ? problem : { ...problem, help: partWords(data, help) }
  if (code === 'content/unknown-placeholder') return placeholderWords(schemas, problem)
  if (code === 'content/steps') return stepOrderWords(schemas, problem)
  if (ofSyntax.has(code)) return problem
  return aboutSettings.has(code)
    ? settingWords(schemas, data, { ...problem, at })
    : otherWords(schemas, data, { ...problem, at })
}

type ProblemAt = PlacedProblem & { readonly at: FilePlace }

const otherWords = (schemas: Schemas, data: ContentData, problem: ProblemAt): PlacedProblem => {
  const { at, code, message } = problem
  const plain = (text: string) => plainWords(schemas, data, { at, code }, text)
  const { help } = withoutList(problem)
  const inWords = { ...problem, message: plain(message), ...(help !== undefined && { help: plain(help) }) }
  if (code === 'content/sensitive-without-consent' && listed(data, 'consents').length === 0)
    return { ...inWords, help: firstConsent(data, inWords.help) }
  return code === 'content/id-kind' ? kindWords(schemas, inWords) : inWords
}

/** The message names a setting: its title replaces the name. */
const settingWords = (schemas: Schemas, data: ContentData, problem: ProblemAt): PlacedProblem => {
  const { at, code, help, message } = problem
  const titleOf = (name: string) =>
    describedAt(schemas, at.file, name === at.place.at(-1) ? at.place : [...at.place, name]).title
  if (code === 'content/length' && isConditionAt(schemas, data, at)) {
    const title = titleOf(String(at.place.at(-1))) ?? 'This'
    return { ...problem, message: `${quoted(title)} has no condition yet.`, help: 'Add one.' }
  }
  const titles = new Map<string, string>()
  const inTitles = message.replaceAll(/“([a-z][a-z0-9_]*)”/g, (quotation: string, name: string) => {
    const title = titleOf(name)
    if (title === undefined) return quotation
    titles.set(name, title)
    return `“${title}”`
  })
  if (help === undefined) return { ...problem, message: inTitles }
  const reworded = isNeeded(schemas, data, at)
    ? help.replace(/, or remove the line.*/, '.')
    : help.replace('remove the line', 'remove it')
  const isPicture = describedAt(schemas, at.file, at.place).reference === 'media'
  const done = isPicture ? reworded.replace('Write a text', 'Choose or upload a picture') : reworded
  return { ...problem, message: inTitles, help: helpWords(schemas, withEntries(done), titles) }
}

/** Missing entries by what the choice of their id offers. */
const withEntries = (help: string): string =>
  help.replace(/^Add (the one|those) with (`id: .*`)/, (_, which: string, ids: string) => {
    const names = ids.replaceAll(/`id: ([a-z_]+)`/g, (_quotation, id: string) => quoted(wordsOf(id)))
    return `Add ${which} for ${names}`
  })

const isNeeded = (schemas: Schemas, data: ContentData, at: FilePlace): boolean => {
  const path = pathOf(data.get(at.file), at.place)
  const isRequired = path !== undefined && schemaNodes(data, schemas)(at.file, path)?.isRequired === true
  return isRequired || isDemanded(data, at)
}

/** Whether the scores demand this setting of their rules, which is otherwise optional. */
const isDemanded = (data: ContentData, { file, place }: FilePlace): boolean => {
  const demand = valueIn(data.get(file), ['demand'])
  return place.at(-3) === 'rules' && isList(demand) && demand.includes(place.at(-1))
}

const isConditionAt = (schemas: Schemas, data: ContentData, { file, place }: FilePlace): boolean => {
  const setting = settingAt(schemas, file, data.get(file), place)
  return setting !== undefined && viewOf(schemas, setting.node, setting.key).kind === 'condition'
}

/** Codes about the syntax of a file. The studio never writes such files, and these messages quote the file. */
const ofSyntax: ReadonlySet<string> = new Set(
  [
    'alias',
    'conflict-marker',
    'duplicate-key',
    'empty-file',
    'encoding',
    'foreign-character',
    'modeline',
    'unknown-key',
    'wrong-letter',
    'yaml',
  ].map((code) => `content/${code}`),
)

/** Explains placeholders by their braces, because editors may not know the term. */
const placeholderWords = (schemas: Schemas, problem: PlacedProblem): PlacedProblem => {
  const [, name = ''] = /^This text cannot have the placeholder \{(.*)\}\.$/.exec(problem.message) ?? []
  if (name === '') return problem
  const source = optionalSources.get(name)
  const title = source && describedAt(schemas, source.file, source.place).title
  const help = problem.help?.startsWith('Remove it') ? '' : `${problem.help ?? ''} `
  return {
    ...problem,
    message: `Nothing can be filled in for {${name}} here.`,
    help:
      title === undefined
        ? `${help}${help === '' ? 'R' : 'Otherwise r'}emove it, or write it without braces.`
        : `It comes from “${title}”, which is empty. Fill that in, or remove this.`,
  }
}

/** The settings behind optional placeholders. */
const optionalSources: ReadonlyMap<string, FilePlace> = new Map([
  ...(['number', 'address', 'ico_registration'] as const).map((key): readonly [string, FilePlace] => [
    key === 'number' ? 'company_number' : key,
    { file: 'settings/brand.yaml', place: ['company', key] },
  ]),
  ...(['contact_email', 'contact_link'] as const).map((key): readonly [string, FilePlace] => [
    key,
    { file: 'settings/site.yaml', place: [key] },
  ]),
])

/** The codes whose messages name the setting. */
const aboutSettings: ReadonlySet<string> = new Set([
  'content/blank-text',
  'content/required',
  'content/length',
  'content/type',
  'content/schema',
])

const nothingChosen = (schemas: Schemas, problem: PlacedProblem): PlacedProblem => {
  const { at } = problem
  // An entry of a list gets the title of the list.
  const place = typeof at?.place.at(-1) === 'number' ? at.place.slice(0, -1) : at?.place
  const title = at && place && describedAt(schemas, at.file, place).title
  const what = title === undefined || title === null ? '' : ` for ${quoted(title)}`
  return { ...problem, message: `Nothing is chosen${what} yet.`, help: 'Choose one.' }
}

const isEmptyChoice = ({ code, message }: PlacedProblem): boolean =>
  (code === 'content/enum' && message.startsWith('“”')) ||
  (code.startsWith('content/unknown-') && message.includes('“”'))

/** Removes the list of ids from the help, because the field offers the names to choose from. */
const withoutList = (problem: PlacedProblem): PlacedProblem =>
  problem.code.startsWith('content/unknown-') && /(?:^|\? )(?:Known|Options|Values): /.test(problem.help ?? '')
    ? { ...problem, help: 'Choose another one.' }
    : problem

/** If the content has no consent yet, the help says where to add the first one. */
const firstConsent = (data: ContentData, help = ''): string => {
  const { addedAt, title } = partOfFile(data, 'settings/consent.yaml')
  const where = `There is no consent yet: add ${quoted(title)} under ${quoted(addedAt)}, and one that covers`
  return help
    .replace(/^Add (“.*”) to “Covers” of a consent/, `${where} $1`)
    .replace(', and name it in its text', ' and names it in its text')
}

/** Ids cannot be changed in the studio, so the help is to undo the change, or to add something new. */
const kindWords = (schemas: Schemas, problem: PlacedProblem): PlacedProblem => {
  const [, what = '', before = ''] = /^(\w+) .* was published as (\S+) on /.exec(problem.message) ?? []
  const nameOf = (kind: string): string => (what === 'Step' ? stepKind(schemas, kind) : kindName(kind))
  const message = problem.message.replace(
    /was published as (\S+) on (\S+), and is (\S+) now/,
    (_, was: string, on: string, is: string) =>
      `was published as ${quoted(nameOf(was))} on ${day.format(new Date(on))}, and is ${quoted(nameOf(is))} now`,
  )
  const help =
    what === 'Question'
      ? `Undo the change, or choose ${quoted(kindName(before))} again. To ask it in another way, add a new question and delete this one.`
      : `Undo the change. For another kind of ${what.toLowerCase()}, add a new one and delete this one.`
  return { ...problem, message, help }
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Replaces missing files with the parts that contain them, which the studio can add. */
const partWords = (data: ContentData, help: string): string =>
  help
    .replace(/^Add ([\w/-]+\.yaml)(?: with the views)?/, (_, file: string) => {
      const { addedAt, title } = partOfFile(data, file)
      return `Add “${title}” under “${addedAt}”`
    })
    .replaceAll(/[\w/-]+\.yaml/g, (file) => `“${partOfFile(data, file).title}”`)
