import type { ErrorObject } from 'ajv'
import { characterCount } from '#engine/character-count.ts'
import { isUnquotedText, patternHint, typeHint } from './fix-hints.ts'
import { closestMatch, didYouMean } from './did-you-mean.ts'
import { textFormats } from './formats.ts'
import { isObject, type PointedValue } from '#content/yaml/json-pointer.ts'
import {
  either,
  fillIn,
  inOneSentence,
  joined,
  orRemove,
  message as text,
  part,
  setting,
  settingToAdd,
  type Message,
} from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { asList, asRecord, listsIn, missingIds, possibleValues, tagValues } from './schema-values.ts'
import type { Schema } from './schemas.ts'
import {
  counted,
  typeNames,
  describeValue,
  inOneSentence as listed,
  quoted,
  asRemark,
  wordsOf,
} from '#content/problems/wording.ts'

/** The value that breaks a rule; `written` is its text in the file, `top` names the settings of the file itself. */
export type Target = PointedValue & { readonly written: string; readonly top: readonly string[] }

/** A finding without its range. */
export type SchemaMessage = Omit<Finding, 'range'> & {
  /** Set when the message is about the key or value of a property of the target, or (empty) about the target as a whole. */
  readonly inside?: { readonly key?: string; readonly part?: 'key' | 'value' }
  /** A mistyped word, and the words that are allowed in its place. */
  readonly spelling?: { readonly word: string; readonly known: readonly string[] }
  /** What to write instead, in the notation of the file. */
  readonly rewritten?: string
  /** The only value that a missing setting can have. */
  readonly missing?: { readonly key: string; readonly value: unknown }
}

/** The message and help for one Ajv error. `schemas` are those of all kinds of file, where `$ref` is resolved. */
export const schemaMessage = (error: ErrorObject, target: Target, schemas: readonly Schema[]): SchemaMessage =>
  (messages[error.keyword] ?? fallbackMessage)(error, target, schemas)

type Explain = (error: ErrorObject, target: Target, schemas: readonly Schema[]) => SchemaMessage

const messages: Readonly<Record<string, Explain>> = {
  required: ({ params, parentSchema }, _target, schemas) => {
    const names = asList(params['names']).map(String)
    const [name = ''] = names
    const description = asRecord(asRecord(parentSchema?.['properties'])[name])['description']
    const only = possibleValues(asRecord(asRecord(parentSchema?.['properties'])[name]))
    const allowed = tagValues(name, parentSchema, schemas)
    const remark = names.length > 1 ? '' : allowed.length > 0 ? ` (${allowed.join(', ')})` : asRemark(description)
    return {
      code: 'content/required',
      message: text`${inOneSentence(names.map(named))} ${names.length === 1 ? 'is' : 'are'} missing.`,
      help: text`Add ${inOneSentence(names.map((one) => settingToAdd(one)))} here${part('description', remark)}.`,
      inside: {},
      ...(names.length === 1 && only.length === 1 ? { missing: { key: name, value: only[0] } } : {}),
    }
  },
  additionalProperties: ({ params, parentSchema }, target) => {
    const names = asList(params['names']).map(String)
    const [name = ''] = names
    const known = Object.keys(asRecord(parentSchema?.['properties']))
    const isMistyped = closestMatch(name, known) !== undefined
    return {
      code: 'content/unknown-key',
      message: `${listed(names.map(quoted))} ${names.length === 1 ? 'is not a known setting' : 'are not known settings'} here.`,
      help:
        !isMistyped && isCutOff(names, target)
          ? afterComma(name)
          : !isMistyped && isOfTop(names, target)
            ? `It belongs to the whole file: begin its line in the first column.`
            : didYouMean(name, known, 'Known'),
      inside: { key: name, part: 'key' },
      ...(names.length === 1 ? { spelling: { word: name, known } } : {}),
    }
  },
  enum: ({ params }, { value }) => notAllowed(value, asList(params['allowedValues']), asList(params['others'])),
  const: ({ params }, { value }) => notAllowed(value, [params['allowedValue']], asList(params['others'])),
  discriminator: ({ params, parentSchema }, _target, schemas) => ({
    ...notAllowed(params['tagValue'], tagValues(String(params['tag']), parentSchema, schemas)),
    inside: { key: String(params['tag']) },
  }),
  type: ({ params, parentSchema }, target) => {
    const types = asList(params['type']).map(String)
    const lists = Array.isArray(target.value) && types.includes('object') ? listsIn(asRecord(parentSchema)) : []
    if (target.value === null)
      return {
        code: 'content/type',
        message: text`${nameOf(target)} has no value.`,
        help: /^N(ull|ULL)$/.test(target.written)
          ? `Put quotes around it if it is a text: "${target.written}".`
          : text`Write ${typeNames(types)} after it${orRemove}.`,
      }
    const words = asList(asRecord(parentSchema)['enum'])
    const isOther = typeof target.value === 'boolean' || typeof target.value === 'number'
    if (words.length > 0 && isOther && !words.includes(String(target.value))) return notAllowed(target.value, words)
    return {
      code: 'content/type',
      message: `Expected ${typeNames(types)}, but this is ${describeValue(target.value)}.`,
      help:
        lists.length === 0
          ? typeHint(types, target.value, target.written, Object.keys(asRecord(parentSchema?.['properties'])))
          : text`Write ${joined(
              lists.map((name) => setting(name, `\`${name}:\``)),
              ' or ',
            )} on a line above the list, and indent the list below it.`,
      ...retyped(types, target),
    }
  },
  pattern: ({ params, parentSchema }, { value }) => ({
    code: 'content/pattern',
    ...patternHint(String(params['pattern']), String(value), asRecord(parentSchema)),
  }),
  minLength: ({ params }, target) => {
    const length = characterCount(String(target.value))
    return length === 0
      ? {
          code: 'content/length',
          message: text`${nameOf(target)} is empty.`,
          help: fillIn,
        }
      : {
          code: 'content/length',
          message: text`${nameOf(target)} has ${counted(length, 'character', 'characters')}.`,
          help: `Write at least ${params['limit']} characters.`,
        }
  },
  format: ({ params }, { value }) => {
    const text = String(value)
    const format = textFormats[String(params['format'])]
    return {
      code: 'content/format',
      message: format?.message(text) ?? `${quoted(text)} does not have the right form.`,
      help: format?.help(text),
    }
  },
  maxLength: ({ params }, target) => ({
    code: 'content/length',
    message: text`${nameOf(target)} has ${characterCount(String(target.value))} characters.`,
    help: `Shorten it to ${params['limit']} characters at most.`,
  }),
  minItems: ({ params, parentSchema }, target) => {
    const missing = missingIds(asRecord(parentSchema?.['items']), asList(target.value))
    return {
      code: 'content/length',
      message: text`${nameOf(target)} has ${counted(asList(target.value).length, 'entry', 'entries')}.`,
      help:
        missing.length > 0
          ? text`Add ${missing.length === 1 ? 'the one' : 'those'} ${either(`with ${listed(missing.map((id) => `\`id: ${id}\``))}`, `for ${listed(missing.map((id) => quoted(wordsOf(id))))}`)}.`
          : `It needs ${params['limit']} or more.`,
    }
  },
  maxItems: ({ params }, target) => ({
    code: 'content/length',
    message: text`${nameOf(target)} has ${counted(asList(target.value).length, 'entry', 'entries')}.`,
    help: `It can have ${params['limit']} at most.`,
  }),
  uniqueItems: ({ params }, { value }) => ({
    code: 'content/duplicate',
    message: `${quoted(asList(value)[Number(params['i'])])} is in this list twice.`,
    help: 'Remove one of the two.',
    inside: { key: String(Math.max(Number(params['i']), Number(params['j']))) },
  }),
  minimum: ({ params }, { value }) => number(value, `Write ${params['limit']} or more.`, 'is too small'),
  exclusiveMinimum: ({ params }, { value }) =>
    number(value, `Write a number above ${params['limit']}.`, 'is too small'),
  maximum: ({ params }, { value }) => number(value, `Write ${params['limit']} or less.`, 'is too large'),
  multipleOf: ({ params }, { value }) =>
    number(value, `Write a multiple of ${params['multipleOf']}.`, 'has too many decimals'),
  minProperties: (_, target) => ({
    code: 'content/length',
    message: text`${nameOf(target)} is empty.`,
    help: text`Fill it in${orRemove}.`,
  }),
}

const fallbackMessage = ({ message = 'is not allowed' }: ErrorObject, target: Target): SchemaMessage => ({
  code: 'content/schema',
  message: text`${nameOf(target)} ${message}.`,
})

/** @param others the types of other values that the setting can have */
const notAllowed = (value: unknown, allowed: readonly unknown[], others: readonly unknown[] = []): SchemaMessage => ({
  code: 'content/enum',
  message: isObject(value)
    ? `Expected one word, but this is ${describeValue(value)}.`
    : `${quoted(value)} is not one of the allowed values.`,
  help: `${didYouMean(isObject(value) ? '' : String(value), allowed.map(String), 'Allowed')}${others.length > 0 ? ` Or write ${typeNames(others.map(String))}.` : ''}`,
  ...(isObject(value)
    ? {}
    : allowed.length === 1 && others.length === 0 && typeof allowed[0] === 'string'
      ? { rewritten: allowed[0] }
      : { spelling: { word: String(value), known: allowed.map(String) } }),
})

/** Rewrites the value as a text or as a number, if that is the type it should have. */
const retyped = (types: readonly string[], { value, written }: Target): { readonly rewritten?: string } => {
  if (types.includes('string') && (typeof value === 'boolean' || typeof value === 'number'))
    return { rewritten: `"${written}"` }
  if (types.includes('string') && isUnquotedText(value, written)) return { rewritten: JSON.stringify(written) }
  const isNumber = typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value)
  const fits = types.includes('number') || (types.includes('integer') && Number.isInteger(Number(value)))
  return isNumber && fits ? { rewritten: value } : {}
}

const number = (value: unknown, help: string, how: string): SchemaMessage => ({
  code: 'content/number',
  message: `${String(value)} ${how}.`,
  help,
})

/** Whether a comma has cut off a text: in `{label: Less, or more}`, “or more” is read as a setting without a value. */
const isCutOff = (names: readonly string[], { value, written }: Target): boolean =>
  written.startsWith('{') && isObject(value) && names.every((name) => asRecord(value)[name] === null)

/** Whether a group or list of the top of the file is indented too far. A text with the name of one is more likely a different mistake. */
const isOfTop = ([name = '', second]: readonly string[], { key, top, value }: Target): boolean =>
  key !== undefined && second === undefined && top.includes(name) && isObject(asRecord(value)[name])

const afterComma = (name: string): string =>
  /^\d+$/.test(name)
    ? 'A comma ends the number before it: write decimals with a point, for example 1.5.'
    : 'A comma ends the text before it: put quotes around the whole text.'

const nameOf = ({ key, list: name }: Target): Message =>
  key === undefined
    ? 'The file'
    : name === undefined
      ? text`${named(key)}`
      : text`Entry ${Number(key) + 1} of ${named(name)}`

const named = (name: string) => setting(name, quoted(name))
