import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { wrongLettersIn } from '#content/text/look-alikes.ts'
import type { Patterns } from '#types/content.generated.ts'

/** All kinds of patterns. Other settings are not read: the schema reports them, and their values may have any shape. */
const kinds: readonly (keyof Patterns)[] = ['is', 'starts', 'ends', 'contains', 'word']

/** A pattern with a typographic quote, or with a letter of another alphabet, would find no ingredient. */
export const ingredientPatterns = check(['ingredients'], ({ ingredients }, { locate }) =>
  [...ingredients.groups, ...(ingredients.explanations ?? [])]
    .flatMap(({ match, except = {} }) => [match, except])
    .flatMap((patterns: Patterns) => kinds.flatMap((kind) => (patterns[kind] ? [patterns[kind]] : [])))
    .flatMap((list) =>
      list.flatMap((pattern, index): Finding[] => {
        const wrong = wrongLettersIn(pattern)
        return wrong
          ? [{ code: 'content/wrong-letter', range: locate(list, index), message: wrong.message, help: wrong.help }]
          : []
      }),
    ),
)
