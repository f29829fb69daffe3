import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Drawings have a line colour of their own, instead of the text colour. */
export const picture = defineRecipe({
  base: { display: 'block', width: '100%', maxWidth: '100%', color: 'art.line', objectFit: 'contain' },
  variants: {
    shape: {
      square: { aspectRatio: '1' },
      portrait: { aspectRatio: '3 / 4' },
      wide: { aspectRatio: '7 / 6' },
      // The picture of a question, above its answers.
      question: { maxWidth: '16rem', aspectRatio: '1', marginBottom: '14px' },
      // Keeps its own aspect ratio, within a maximum height.
      own: { height: 'auto', maxHeight: '24rem', borderRadius: 'md' },
      fringe: { width: '480px', maxWidth: 'none', height: '92px', flex: 'none' },
    },
  },
})
