import { defineRecipe } from '@chakra-ui/react/styled-system'

export const icon = defineRecipe({
  base: {
    width: 'icon',
    height: 'icon',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.25px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: { small: { width: 'iconSmall', height: 'iconSmall' } },
    // It points along the line: mirrored where lines are read from right to left.
    along: { line: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } },
  },
})
