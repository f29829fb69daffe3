import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { wrongLettersIn } from '#content/text/look-alikes.ts'

/** A pattern with a typographic quote, or with a letter of another alphabet, would find no ingredient. */
export const ingredientPatterns = check(['ingredients'], ({ ingredients }, { locate }) =>
  [...ingredients.groups, ...(ingredients.explanations ?? [])]
    .flatMap(({ match, except = {} }) => [match, except])
    .flatMap((patterns): string[][] => Object.values(patterns))
    .flatMap((list) =>
      list.flatMap((pattern, index): Finding[] => {
        const wrong = wrongLettersIn(pattern)
        return wrong
          ? [{ code: 'content/wrong-letter', range: locate(list, index), message: wrong.message, help: wrong.help }]
          : []
      }),
    ),
)
