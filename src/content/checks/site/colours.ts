import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { contrastOf } from '#engine/contrast.ts'
import { colourPairs } from './colour-pairs.ts'

/** Two colours of the brand that are used together can be told apart. */
export const readableColours = check(['brand'], ({ brand: { colours } }, { locate }) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    colourPairs.flatMap(({ front, back, least }): Finding[] => {
      const palette = colours[scheme]
      const contrast = contrastOf(palette[front], palette[back])
      // NaN: one of the two is not a colour, which the schema reports.
      if (!(contrast < least)) return []
      const found = contrast.toFixed(2)
      return [
        {
          code: 'content/unreadable-colours',
          range: locate(palette, front),
          message: `On ${scheme} screens, ${front} ${palette[front]} is hard to see on ${back} ${palette[back]}: their contrast is ${found}, and at least ${least} is needed.`,
          help: isLighter(palette[front], palette[back])
            ? `Choose a lighter ${front} or a darker ${back}.`
            : `Choose a darker ${front} or a lighter ${back}.`,
        },
      ]
    }),
  ),
)

const isLighter = (one: string, other: string): boolean => contrastOf(one, '#000000') > contrastOf(other, '#000000')
