import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const dashes = '2px dashed {colors.border.control}'

/**
 * Before there is a result: the names of what will be in it, each with a place in dashes. A track like that of a score would look
 * like a zero.
 */
export const noData = defineSlotRecipe({
  slots: ['root', 'lists', 'list', 'name', 'place', 'tiles', 'tile', 'report', 'greeting'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'lg',
      // A drawing without its colours is a place, too.
      '--art-tint': 'transparent',
      '--art-paper': 'transparent',
      '& .traits__pane': { width: 'auto', height: '88px', marginBottom: 'xs', aspectRatio: 'auto', border: dashes },
      '& .traits__picture': { opacity: '0.7' },
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
    place: { height: '12px', maxWidth: '18rem', border: dashes, borderRadius: 'pill' },
    tiles: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 45%), 1fr))',
      gap: '20px {spacing.sm}',
      marginTop: 'sm',
    },
    tile: { overflowWrap: 'anywhere' },
    report: {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr)',
      gap: 'sm',
      alignItems: 'center',
      padding: '20px',
      border: dashes,
      borderRadius: 'md',
      '& > :first-child': { gridRow: 'span 2' },
      '& > :nth-child(2)': { maxWidth: '8rem' },
      '& > :last-child': { gridColumn: '1 / -1' },
    },
    // Over the colour of the greeting, where a result has its drawing.
    greeting: {
      position: 'absolute',
      insetBlock: '104px 24px',
      insetInlineEnd: 'lg',
      display: { base: 'none', md: 'grid' },
      placeItems: 'center',
      width: '168px',
      border: dashes,
      borderRadius: 'md',
      backgroundColor: 'bg.panel',
    },
  },
  variants: { size: { large: { tile: { '& .traits__pane': { height: '8rem' } } } } },
})
