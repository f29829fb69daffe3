import { defineRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

const tinted = (tint: string) => ({
  borderColor: 'transparent',
  backgroundColor: `tint.${tint}`,
  '--art-tile': `colors.tint.${tint}`,
})

export const card = defineRecipe({
  base: {
    display: 'block',
    border: '1px solid {colors.border.card}',
    borderRadius: 'lg',
    backgroundColor: 'bg.panel',
    padding: { base: '20px', md: 'lg' },
    '--art-tile': 'colors.bg.panel',
    overflowWrap: 'break-word',
    [forced]: { borderColor: 'CanvasText' },
    _print: { breakInside: 'avoid' },
  },
  variants: {
    tint: { mango: tinted('mango'), indigo: tinted('indigo'), hibiscus: tinted('hibiscus'), leaf: tinted('leaf') },
    // A long card may be split between printed pages.
    long: { yes: { _print: { breakInside: 'auto' } } },
  },
})
