import { defineRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

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
    variant: {
      panel: {},
      hero: {
        backgroundColor: 'bg.hero',
        color: 'fg.onHero',
        borderColor: 'transparent',
        '--art-tile': 'colors.bg.hero',
      },
    },
    tint: {
      mango: { backgroundColor: 'tint.mango', borderColor: 'transparent', '--art-tile': 'colors.tint.mango' },
      indigo: { backgroundColor: 'tint.indigo', borderColor: 'transparent', '--art-tile': 'colors.tint.indigo' },
      hibiscus: { backgroundColor: 'tint.hibiscus', borderColor: 'transparent', '--art-tile': 'colors.tint.hibiscus' },
      leaf: { backgroundColor: 'tint.leaf', borderColor: 'transparent', '--art-tile': 'colors.tint.leaf' },
    },
    // May go over pages of paper.
    long: { yes: { _print: { breakInside: 'auto' } } },
  },
})
