import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The name in the column of the dashboard's menu, and the columns of the links beside it. */
const footerColumns = {
  base: 'minmax(0, 1fr)',
  md: 'minmax(0, 1fr) minmax(0, 2fr) minmax(0, 2fr)',
  lg: '15rem repeat(3, minmax(0, 1fr))',
}
/** Without the name: the last column is where it is in the whole footer. */
const shortFooterColumns = (links: string) => ({
  md: 'repeat(2, minmax(0, 1fr))',
  lg: `${links} minmax(0, 27.5rem)`,
})

/** Links in rows, so that it is shorter than what it closes. */
export const footer = defineSlotRecipe({
  slots: ['root', 'columns', 'group', 'link', 'end', 'small'],
  base: {
    root: {
      paddingBlock: { base: '{spacing.xl} {spacing.lg}', md: '40px {spacing.xl}' },
      // In the dark theme the page has the same colour.
      borderTop: '1px solid {colors.border.default}',
      backgroundColor: 'bg.foot',
      color: 'fg.onFoot',
      '--r-colors-focus-ring': '#FFCD6B',
      '--r-colors-focus-gap': '#151219',
      '& a': { color: 'inherit' },
      _print: { display: 'none' },
    },
    columns: {
      display: 'grid',
      gridTemplateColumns: footerColumns,
      columnGap: '40px',
      // The name beside all rows of links.
      '& > div': { gridRow: '1 / span 2' },
      '& > div + ul': { gridColumn: { md: '2 / -1' } },
      '& > :nth-child(3)': { gridColumn: { lg: 'span 2' } },
    },
    group: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { base: 'md', md: 'lg', lg: '40px' },
      // The longest group, in two or three columns, where rows of links would be ragged.
      '&:first-of-type': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(9.25rem, 100%), 28%), 1fr))',
      },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'target', md: 'targetDense' },
      overflowWrap: 'anywhere',
    },
    // Below the links, on the same columns.
    end: {
      display: 'grid',
      gridTemplateColumns: footerColumns,
      gap: '{spacing.md} 40px',
      marginTop: 'md',
      // Counted from the end, because only the whole footer has a first column for the name.
      '& > *': { gridColumn: { md: '-3 / -1', lg: '-4 / -2' } },
      '& > :last-child': { gridColumn: { lg: '-2' } },
    },
    small: { display: 'grid', alignContent: 'start', gap: '2xs', textStyle: 'small', maxWidth: 'measure' },
  },
  variants: {
    size: {
      short: {
        root: { paddingBlock: '{spacing.md} {spacing.lg}' },
        columns: { gridTemplateColumns: shortFooterColumns('minmax(0, 1fr)') },
        // The links of the other row have three columns in the first two of these.
        end: { gridTemplateColumns: shortFooterColumns('repeat(2, minmax(0, 1fr))'), marginTop: 'xs' },
      },
    },
  },
})
