import { check } from '#content/checks/check.ts'
import { message, setting } from '#content/problems/message.ts'
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
          message: message`On ${scheme} screens, ${setting(front)} ${palette[front]} is hard to see on ${setting(back)} ${palette[back]}: their contrast is ${found}, and at least ${least} is needed.`,
          help: isLighter(palette[front], palette[back])
            ? message`Choose a lighter ${setting(front)} or a darker ${setting(back)}.`
            : message`Choose a darker ${setting(front)} or a lighter ${setting(back)}.`,
        },
      ]
    }),
  ),
)

const isLighter = (one: string, other: string): boolean => contrastOf(one, '#000000') > contrastOf(other, '#000000')
