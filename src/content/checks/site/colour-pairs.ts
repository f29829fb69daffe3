import type { Brand } from '#types/content.generated.ts'

type Name = keyof Brand['colours']['light']

/** The minimum contrast of text (WCAG 2.2, 1.4.3), and of controls and focus rings (1.4.11), with their background. */
const textContrast = 4.5
const controlContrast = 3

/** The colours of the brand that are used together, and the contrast that they need. */
export const colourPairs: readonly { readonly front: Name; readonly back: Name; readonly least: number }[] = [
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
