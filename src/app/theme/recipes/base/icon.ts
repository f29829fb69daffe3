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
    // An icon that points along the line, such as an arrow, is mirrored in right-to-left languages.
    along: { line: { [rightToLeft]: { transform: 'scaleX(-1)' } } },
  },
})
