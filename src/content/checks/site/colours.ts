import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { contrastOf } from '#engine/contrast.ts'
import type { Brand } from '#types/content.generated.ts'

type Name = keyof Brand['colours']['light']

/** The least contrast of text (WCAG 2.2, 1.4.3) and of controls and focus rings (1.4.11) with what is behind them. */
const textContrast = 4.5
const controlContrast = 3

const pairs: readonly { readonly front: Name; readonly back: Name; readonly least: number }[] = [
  ...(['text', 'muted', 'link'] as const).flatMap((front) =>
    (['page', 'panel'] as const).map((back) => ({ front, back, least: textContrast })),
  ),
  { front: 'on_accent', back: 'accent', least: textContrast },
  { front: 'on_accent', back: 'accent_hover', least: textContrast },
  { front: 'on_hero', back: 'hero', least: textContrast },
  { front: 'on_band', back: 'band', least: textContrast },
  { front: 'on_footer', back: 'footer', least: textContrast },
  { front: 'accent', back: 'page', least: controlContrast },
  { front: 'accent', back: 'panel', least: controlContrast },
  { front: 'focus', back: 'page', least: controlContrast },
  { front: 'focus', back: 'panel', least: controlContrast },
]

/** Two colours of the brand that are used together can be told apart. */
export const readableColours = check(['brand'], ({ brand: { colours } }, { locate }) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(({ front, back, least }): Finding[] => {
      const palette = colours[scheme]
      const contrast = contrastOf(palette[front], palette[back])
      if (contrast >= least) return []
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
