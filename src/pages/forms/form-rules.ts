/** Validation rules of forms, derived from the JSON Schema of the API call that the server enforces, and the words of their fields. */
import type { RegisterOptions } from 'react-hook-form'
import { characterCount } from '#engine/character-count.ts'
import { fill } from '#engine/format.ts'
import { problemList, problemMessage, type FieldProblems } from '#engine/account/account-rules.ts'
import type { Messages } from '#types/content.generated.ts'

export type FieldMessages = Messages['fields']
type Key = keyof FieldMessages
/** The message for each schema keyword. */
type MessageKeys = {
  readonly required?: Key
  readonly minLength?: Key
  readonly maxLength?: Key
  readonly pattern?: Key
  /** Not trimmed: for passwords. */
  readonly exact?: true
}

const email = {
  required: 'email_missing',
  minLength: 'email_format',
  maxLength: 'email_too_long',
  pattern: 'email_format',
} as const

const messageKeys = {
  username: { required: 'username_missing', maxLength: 'username_too_long', pattern: 'username_characters' },
  email,
  password: { required: 'password_missing', maxLength: 'password_too_long', exact: true },
  new_password: { required: 'password_new_missing', maxLength: 'password_too_long', exact: true },
  old_password: { required: 'password_old_missing', maxLength: 'password_too_long', exact: true },
  confirm_password: { exact: true },
  name: { maxLength: 'name_too_long' },
  birth_date: { minLength: 'birth_date_format', maxLength: 'birth_date_format', pattern: 'birth_date_format' },
  gender: { maxLength: 'gender_unknown', pattern: 'gender_unknown' },
  topic: { required: 'topic_missing', maxLength: 'option_unknown', pattern: 'option_unknown' },
  message: { required: 'message_missing', maxLength: 'message_too_long' },
  stars: { required: 'rating_missing' },
  comment: { maxLength: 'comment_too_long' },
} satisfies Readonly<Record<string, MessageKeys>>

/** All fields of forms. */
export type FieldName = keyof typeof messageKeys

type Text = { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string }
/** A property of a schema. With `anyOf`, the first alternative is the text. */
export type Property = Text & { readonly anyOf?: readonly (Text & { readonly type?: string })[] }
/** The two schema keywords that a form needs: `import { properties, required } from '#schemas/api/...'`. */
export type CallSchema = {
  readonly properties: Readonly<Record<string, Property>>
  readonly required: readonly string[]
}

/** A rule beyond the schema, with access to the other fields. Several problems become the lines of one message. */
export type Rule<Name extends string> = (value: string, values: Readonly<Record<Name, string>>) => FieldProblems

export type FormRules<Name extends string> = Readonly<Record<Name, FieldRules>>
export type FieldRules = Pick<
  RegisterOptions<Record<string, string>>,
  'required' | 'pattern' | 'validate' | 'setValueAs' | 'deps'
>

/** The rules of the named fields, in the order of the form. */
export const formRules = <const Name extends FieldName>(
  schema: CallSchema,
  names: readonly Name[],
  messages: FieldMessages,
  more?: Readonly<Partial<Record<Name, Rule<Name>>>>,
): FormRules<Name> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      fieldRules(schema.properties[name], schema.required.includes(name), messageKeys[name], messages, more?.[name]),
    ]),
  ) as FormRules<Name>

const fieldRules = <Name extends string>(
  property: Property | undefined,
  required: boolean,
  keys: MessageKeys,
  messages: FieldMessages,
  rule: Rule<Name> | undefined,
): FieldRules => {
  const { minLength, maxLength, pattern }: Text = property?.anyOf?.[0] ?? property ?? {}
  return {
    ...(required && keys.required && { required: messages[keys.required] }),
    ...(pattern !== undefined &&
      keys.pattern && { pattern: { value: new RegExp(pattern, 'u'), message: messages[keys.pattern] } }),
    ...(!keys.exact && { setValueAs: trimmed }),
    validate: {
      // Instead of the library's own: JSON Schema counts code points, so an emoji is one character.
      minLength: (value: string) =>
        value !== '' && minLength !== undefined && keys.minLength && characterCount(value) < minLength
          ? fill(messages[keys.minLength], { min: minLength })
          : true,
      // Before `maxLength`: the content may allow less than the schema, and its limit should be reported.
      rule: (value: string, values: Record<string, string>) => {
        const problems = problemList(rule?.(value, values as Readonly<Record<Name, string>>))
        return problems.length > 0 ? problems.map((problem) => problemMessage(messages, problem)).join('\n') : true
      },
      maxLength: (value: string) =>
        maxLength !== undefined && keys.maxLength && characterCount(value) > maxLength
          ? fill(messages[keys.maxLength], { max: maxLength, over: characterCount(value) - maxLength })
          : true,
    },
  }
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** The words of one field of a form, by the id of the field: their order in the content does not matter. */
export const fieldWords = <Field extends { readonly id: string }>(fields: readonly Field[], id: Field['id']): Field => {
  const found = fields.find((field) => field.id === id)
  // The schema of the page asks for every field.
  if (!found) throw new Error(`The form has no words for its field ${id}`)
  return found
}
