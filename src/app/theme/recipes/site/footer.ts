import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The columns of the footer: the pages of the company, the social links, the contact. */
const groups = 'minmax(0, 2.4fr) minmax(0, 1fr) minmax(0, 1.4fr)'
const columns = {
  display: 'grid',
  // The first column, with the name, is as wide as the menu of the dashboard.
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: groups, lg: `15rem ${groups}` },
  gap: '{spacing.md} 40px',
}

export const footer = defineSlotRecipe({
  slots: ['root', 'columns', 'home', 'group', 'link', 'end', 'small'],
  base: {
    root: {
      paddingBlock: { base: '{spacing.xl} {spacing.lg}', md: '40px {spacing.xl}' },
      // In the dark theme the page has the same colour, so a line is needed.
      borderTop: '1px solid {colors.border.default}',
      backgroundColor: 'bg.foot',
      color: 'fg.onFoot',
      '--r-colors-focus-ring': '#FFCD6B',
      '--r-colors-focus-gap': '#151219',
      '& a': { color: 'inherit' },
      _print: { display: 'none' },
    },
    columns,
    home: { gridColumn: { md: '1 / -1', lg: 'auto' } },
    group: {
      '& > p': { fontWeight: 'bold' },
      '& > ul': { display: { base: 'flex', md: 'block' }, flexWrap: 'wrap', columnGap: 'sm' },
      '&:first-of-type > ul': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(9.25rem, 100%), 28%), 1fr))',
      },
      // A single link, such as an address, has the whole width.
      '& > ul > :only-child': { gridColumn: '1 / -1' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'target', md: 'targetDense' },
      overflowWrap: 'anywhere',
    },
    // Below the links, in the same columns. They are counted from the end, because the short footer has no column for the name.
    end: {
      ...columns,
      marginTop: 'md',
      '& > *': { gridColumn: { md: '-4' } },
      '& > :last-child': { gridColumn: { md: '-3 / -1' } },
    },
    small: {
      display: 'grid',
      alignContent: 'start',
      gap: '2xs',
      textStyle: 'small',
      maxWidth: 'measure',
      // The company and its number are on a line each where one line is too short for both.
      '& > p': { textWrap: 'balance' },
    },
  },
  variants: {
    // Without the name and the social links.
    size: {
      short: {
        root: { paddingBlock: 'lg' },
        columns: {
          gridTemplateColumns: { md: groups },
          '& > * + :last-child': { gridColumn: { md: '-3 / -1' } },
        },
        end: { gridTemplateColumns: { md: groups } },
      },
    },
  },
})
