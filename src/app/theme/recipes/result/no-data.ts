import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const dashes = '2px dashed {colors.border.control}'

/**
 * Shown before there is a result: the names of what it will contain, each with a dashed line, as in a form. An empty track like that of
 * a score would look like a zero.
 */
export const noData = defineSlotRecipe({
  slots: ['root', 'head', 'lists', 'list', 'name', 'place', 'tiles', 'tile', 'report', 'thumb', 'greeting'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'lg',
      '& .traits__pane': { width: 'auto', height: '88px', marginBottom: 'xs', aspectRatio: 'auto', border: dashes },
    },
    // The drawing does not stand for something to come, so it has no dashes. It is beside the words where there is room.
    head: {
      display: 'grid',
      gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
      gap: 'md',
      '& > .traits__pane': {
        order: { base: '-1', md: '0' },
        width: { md: '160px' },
        height: '160px',
        margin: '0',
        border: '0',
      },
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
      // Where there is room, five names are about as high as two rows of tiles beside them.
      paddingBlock: { base: '6px', md: 'sm' },
    },
    place: { maxWidth: '18rem', borderBottom: dashes },
    tiles: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 45%), 1fr))',
      gap: '20px {spacing.sm}',
      marginTop: 'sm',
    },
    tile: { overflowWrap: 'anywhere' },
    // Looks like a report in the list of reports.
    report: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '{spacing.md} 12px',
      alignItems: 'center',
      '& > ul': { margin: '0' },
      // Two lines together are as high as the drawing.
      '& > span + ul > *': { paddingBlock: '2px' },
      '& > ul ~ ul': {
        gridColumn: '1 / -1',
        display: { md: 'grid' },
        gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
        gap: 'md',
        // The dashed lines of a row are at the same height.
        '& > *': { gridTemplateColumns: { md: 'minmax(0, 1fr)' }, textStyle: { md: 'small' }, alignContent: 'end' },
      },
    },
    thumb: {
      display: 'grid',
      placeItems: 'center',
      width: '64px',
      height: '64px',
      padding: '2px',
      border: dashes,
      borderRadius: 'md',
      backgroundColor: 'bg.tile',
      '--art-tile': 'colors.bg.tile',
    },
    // The disc that carries the drawing when there is a result.
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
      // Dotted, because the drawing is not known yet.
      '& > svg': { color: 'highlight.on', strokeDasharray: '0 4.4' },
    },
  },
  variants: { size: { large: { tile: { '& .traits__pane': { height: '8rem' } } } } },
})
