/** Entries and files that nothing uses. An editor who edits them should know that it has no effect. */
import { check } from '#content/checks/check.ts'
import { memoiseSearch } from '#content/memoise.ts'
import { either, message, thing, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { wholeFileRange, type SourceRange } from '#content/yaml/range.ts'
import { isObject } from '#content/yaml/json-pointer.ts'

/** Only a warning, because an unused entry does not harm visitors, and an editor may need it tomorrow. */
const unused = (range: SourceRange, what: Message, help: Message): Finding => ({
  code: 'content/unused',
  range,
  message: message`Nothing uses ${what}.`,
  help,
})

export const unusedPictures = check(
  ['quiz', 'sections', 'photos', 'profile', 'catalogue', 'routines', 'brand', 'pages'],
  ({ quiz, sections, photos, profile, catalogue, routines, brand, pages }, { folder, ownMedia, unresolvedKinds }) => {
    const used = new Set([quiz, sections, photos, profile, catalogue, routines, brand, pages].flatMap(allTexts))
    // A mistyped name would make its picture look unused. The mistake itself is reported where the name is.
    if (unresolvedKinds.has('media')) return []
    return [...ownMedia]
      .filter((path) => !used.has(path))
      .map((path) =>
        unused(
          wholeFileRange({ name: `${folder}/media/${path}`, text: '' }),
          `the picture ${quoted(path)}`,
          message`${either('Name it where it belongs, or delete the file', 'Choose it where it belongs, or delete it')}.`,
        ),
      )
  },
)

export const unusedSlots = check(['routines'], ({ routines }, { locate, unresolvedKinds }) => {
  const variants = routines.parts.flatMap(({ steps }) => steps).flatMap((step) => step.variants)
  const used = new Set(variants.map(({ slot }) => slot))
  // In the same way, a mistyped name would make the slot that was meant look unused.
  if (unresolvedKinds.has('slot')) return []
  return routines.slots
    .filter(({ id }) => !used.has(id))
    .map((slot) =>
      unused(
        locate(slot, 'id'),
        message`slot ${thing('slot', slot.id)}`,
        'Give it to a variant of a step, or remove it with its products.',
      ),
    )
})

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : isObject(value) ? Object.values(value).flatMap(textsIn) : []
const allTexts = memoiseSearch(textsIn)
