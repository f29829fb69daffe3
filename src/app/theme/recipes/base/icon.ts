import { defineRecipe } from '@chakra-ui/react/styled-system'
import { rightToLeft } from '#app/theme/media.ts'

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
    // It points along the line.
    along: { line: { [rightToLeft]: { transform: 'scaleX(-1)' } } },
  },
})
