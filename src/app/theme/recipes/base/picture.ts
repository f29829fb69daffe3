import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A drawing: its lines follow the text colour of a drawing, not of the words around it. */
export const picture = defineRecipe({
  base: { display: 'block', width: '100%', maxWidth: '100%', color: 'art.line', objectFit: 'contain' },
  variants: {
    shape: {
      square: { aspectRatio: '1' },
      portrait: { aspectRatio: '3 / 4' },
      wide: { aspectRatio: '7 / 6' },
      // A photo as it was taken: no empty bars around it, and a very tall one ends somewhere.
      own: { height: 'auto', maxHeight: '24rem', borderRadius: 'md' },
      fringe: { width: '480px', maxWidth: 'none', height: '92px', flex: 'none' },
    },
  },
})
