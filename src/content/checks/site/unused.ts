/** Entries and files that nothing uses: they change nothing, which an editor who edits them should know. */
import { check } from '#content/checks/check.ts'
import { searchedOnce } from '#content/computed-once.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import { wholeFileRange, type SourceRange } from '#content/yaml/range.ts'
import { isObject } from '#content/yaml/json-pointer.ts'

/** A warning: an unused entry harms no visitor, and an editor may need it tomorrow. */
const unused = (range: SourceRange, what: string, help: string): Finding => ({
  code: 'content/unused',
  range,
  message: `Nothing uses ${what}.`,
  help,
})

/** Pictures that the pages show by themselves, whatever the content says. */
const builtInPictures = new Set([
  'art/fringe.svg',
  'states/empty_products.svg',
  'states/empty_reports.svg',
  'states/empty_scores.svg',
  'states/failed.svg',
])

export const unusedPictures = check(
  ['quiz', 'sections', 'photos', 'profile', 'catalogue', 'routines', 'brand', 'pages'],
  ({ quiz, sections, photos, profile, catalogue, routines, brand, pages }, { folder, media, unresolved }) => {
    const used = new Set([quiz, sections, photos, profile, catalogue, routines, brand, pages].flatMap(allTexts))
    // A mistyped name makes its picture look unused: the mistake is reported where it is.
    if (unresolved.has('media')) return []
    return [...media]
      .filter((path) => !used.has(path) && !builtInPictures.has(path))
      .map((path) =>
        unused(
          wholeFileRange({ name: `${folder}/media/${path}`, text: '' }),
          `the picture ${quoted(path)}`,
          'Name it where it belongs, or delete the file.',
        ),
      )
  },
)

export const unusedSlots = check(['routines'], ({ routines }, { locate, unresolved }) => {
  const variants = routines.parts.flatMap(({ steps }) => steps).flatMap((step) => step.variants)
  const used = new Set(variants.map(({ slot }) => slot))
  // A mistyped name makes the slot that it means look unused, in the same way.
  if (unresolved.has('slot')) return []
  return routines.slots
    .filter(({ id }) => !used.has(id))
    .map((slot) =>
      unused(
        locate(slot, 'id'),
        `slot ${quoted(slot.id)}`,
        'Give it to a variant of a step, or remove it with its products.',
      ),
    )
})

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : isObject(value) ? Object.values(value).flatMap(textsIn) : []
const allTexts = searchedOnce(textsIn)
