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
