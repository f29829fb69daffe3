import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const dashes = '2px dashed {colors.border.control}'

/**
 * Before there is a result: the names of what will be in it, each with a dashed line, as in a form. A track like that of a score would look
 * like a zero.
 */
export const noData = defineSlotRecipe({
  slots: ['root', 'lists', 'list', 'name', 'place', 'tiles', 'tile', 'report', 'greeting'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'lg',
      '& .traits__pane': { width: 'auto', height: '88px', marginBottom: 'xs', aspectRatio: 'auto', border: dashes },
    },
    lists: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
      gap: 'xl',
    },
    list: { marginTop: 'xs' },
    name: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 8.5rem) minmax(0, 1fr)',
      gap: 'sm',
      alignItems: 'center',
      paddingBlock: '8px',
    },
    place: { maxWidth: '18rem', borderBottom: dashes },
    tiles: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 45%), 1fr))',
      gap: '20px {spacing.sm}',
      marginTop: 'sm',
    },
    tile: { overflowWrap: 'anywhere' },
    // On a phone a name and its place are a line, as on the other pages; beside the drawing they are columns, as in a list of reports.
    report: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '192px minmax(0, 1fr)' },
      gap: { base: '0', md: '{spacing.md} {spacing.lg}' },
      '& > .traits__pane': { height: '192px', margin: '0', gridRow: 'span 2' },
      '& > ul': {
        display: { md: 'grid' },
        // Both lists in the same columns, although one has fewer entries.
        gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
        columnGap: 'md',
        alignContent: 'center',
      },
      '& .no-data__name': {
        gridTemplateColumns: { md: 'minmax(0, 1fr)' },
        gap: { md: 'xs' },
        textStyle: { md: 'small' },
        // The places of a row are on one line.
        alignContent: 'end',
      },
    },
    // The disc on which a result has its drawing.
    greeting: {
      position: 'absolute',
      insetBlockEnd: 'lg',
      insetInlineEnd: 'lg',
      display: { base: 'none', md: 'grid' },
      placeItems: 'center',
      width: '144px',
      height: '144px',
      padding: '10px',
      borderRadius: '50%',
      backgroundColor: 'art.disc',
      '--art-tile': 'colors.art.disc',
      '--art-hibiscus': 'colors.art.clothTwo',
      // In dots, because it is not known yet.
      '& > svg': { color: 'highlight.on', strokeDasharray: '0 4.4' },
    },
  },
  variants: { size: { large: { tile: { '& .traits__pane': { height: '8rem' } } } } },
})
