import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A `<summary>` styled as a link, with a chevron after its words and a height of 44 px. */
export const disclosure = defineRecipe({
  base: {
    width: 'fit-content',
    paddingBlock: '10px',
    color: 'accent.text',
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    // The chevron is never alone in a line.
    textWrap: 'balance',
    '&::after': {
      content: '""',
      display: 'inline-block',
      width: '8px',
      height: '8px',
      margin: '0 6px 3px 10px',
      borderBottom: '2px solid',
      borderRight: '2px solid',
      transform: 'rotate(45deg)',
    },
    '[open] > &': { '&::after': { marginBottom: '-2px', transform: 'rotate(225deg)' } },
    // The content follows so closely that an outer ring would overlap it.
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  },
})

/** Printed open. Browsers that cannot open it for printing print only its summary. */
export const fold = defineRecipe({
  base: {
    minWidth: '0',
    _print: {
      '&::details-content': { contentVisibility: 'visible' },
      '& > summary': { padding: '0', color: 'inherit', textDecoration: 'none', '&::after': { display: 'none' } },
    },
  },
})

export const skipLink = defineRecipe({
  base: {
    position: 'absolute',
    zIndex: '4',
    insetInlineStart: 'md',
    top: 'xs',
    padding: '12px 20px',
    borderRadius: 'pill',
    backgroundColor: 'accent.solid',
    color: 'accent.on',
    fontWeight: 'bold',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})
