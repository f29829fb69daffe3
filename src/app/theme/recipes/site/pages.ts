import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A bulleted list in running text. */
export const list = defineRecipe({
  base: {
    display: 'grid',
    gap: 'xs',
    listStyle: 'disc',
    paddingInlineStart: 'lg',
    '& li::marker': { color: 'fg.muted' },
  },
})

/** Camera and slots: one below the other on a phone, side by side where there is room. */
export const photoStep = defineRecipe({
  base: { display: 'grid', gap: 'xl', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  variants: {
    beside: { yes: { gridTemplateColumns: { lg: 'minmax(0, 26rem) minmax(0, 1fr)' } } },
  },
})
