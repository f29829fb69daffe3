/** Random edits of any data, for the tests of the writer. */
import { isDataMap, isList, valueAt, type DataPath, type Edit } from '#content/write/edit.ts'

/** Numbers from 0 up to, but not including, 1. */
type Random = () => number

/** An edit that fits the data. */
export const randomEdit = (data: unknown, random: Random): Edit => {
  const integer = (below: number) => Math.floor(random() * below)
  const path = randomPath(data, random)
  const value = valueAt(data, path)
  if (isList(value) && random() < 0.8) {
    const index = integer(value.length + 1)
    const [from, to] = [integer(value.length), integer(value.length)]
    if (value.length === 0 || random() < 0.4)
      return { kind: 'insert', path, index, value: alike(value[integer(value.length)], random) }
    return random() < 0.7 ? { kind: 'move', path, from, to } : { kind: 'remove', path: [...path, from] }
  }
  if (isDataMap(value) && random() < 0.7) {
    const names = Object.keys(value)
    const before = names[integer(names.length + 2)]
    const name = `new${integer(1000)}`
    if (path.length > 0 && random() < 0.2) return { kind: 'remove', path }
    return {
      kind: 'set',
      path: [...path, name],
      value: alike(random() < 0.7 ? 'text' : value, random),
      ...(before === undefined ? {} : { before }),
    }
  }
  const last = path.at(-1)
  if (typeof last === 'string' && random() < 0.1) return { kind: 'rename', path, name: `${last}_new` }
  if (path.length > 0 && random() < 0.1) return { kind: 'remove', path }
  return { kind: 'set', path, value: random() < 0.9 ? alike(value, random) : randomScalar(random) }
}

/** Deeper values are as likely as the ones above them. */
const randomPath = (data: unknown, random: Random): DataPath => {
  const steps = isList(data) ? [...data.keys()] : isDataMap(data) ? Object.keys(data) : []
  const step = steps[Math.floor(random() * steps.length)]
  if (step === undefined) return []
  const rest = randomPath(valueAt(data, [step]), random)
  return rest.length > 0 && random() < 0.25 ? [step] : [step, ...rest]
}

/** A value of the same kind: a list or group of settings with some entries changed, added or missing. */
const alike = (value: unknown, random: Random): unknown => {
  if (isList(value)) {
    const kept = value.filter(() => random() > 0.15).map((entry) => (random() < 0.2 ? alike(entry, random) : entry))
    return random() < 0.3 ? kept.toReversed() : kept
  }
  if (isDataMap(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key === 'id' || random() > 0.15)
        .map(([key, inner]) => [key, random() < 0.4 ? alike(inner, random) : inner]),
    )
  if (typeof value === 'number') return Math.floor(random() * 200) - 50
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' && random() < 0.5 ? `${value}${randomText(random)}` : randomScalar(random)
}

const randomScalar = (random: Random): unknown =>
  random() < 0.9 ? randomText(random) : [true, null, 0, 1.5, -3][Math.floor(random() * 5)]

const texts = [
  'plain words',
  'yes',
  'null',
  'a: b',
  'a #b',
  '# not a comment',
  '[x]',
  '{x: 1}',
  '- dash',
  '"double"',
  "it's",
  '*star',
  '&and',
  '100 %',
  '0777',
  '1.10',
  '12:30',
  '2026-02-28',
  '',
  ' spaces ',
  'Größe ñ 漢字 😀',
  'two\nlines',
  'lines\n\n  indented\n',
  'ends\n\n\n',
  'back\\slash',
  'tab\there',
  'a, b',
  '---',
  '...',
  '{placeholder}',
  '@at',
  '`tick`',
  '<b>',
  '\u00a0',
  'x'.repeat(200),
]
const randomText = (random: Random): string => texts[Math.floor(random() * texts.length)] ?? ''
