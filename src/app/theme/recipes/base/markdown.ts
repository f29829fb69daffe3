import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Text from Markdown. */
export const markdown = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'sm',
    maxWidth: 'measure',
    // With large text, a web address can be wider than a narrow phone.
    overflowWrap: 'break-word',
    '& :is(ul, ol)': { paddingInlineStart: '1.25em' },
    '& li + li': { marginTop: '6px' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& :is(h2, h3, h4, h5)': { marginTop: 'sm' },
    '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' },
  },
})
