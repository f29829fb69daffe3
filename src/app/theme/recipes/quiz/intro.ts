import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The first screen of the quiz: a coloured field, from edge to edge on a phone. */
export const intro = defineSlotRecipe({
  slots: ['root', 'copy', 'art', 'facts', 'fact', 'privacy'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'center',
      gap: { base: 'sm', md: 'xl' },
      margin: { base: '-28px -20px 0', md: '0' },
      padding: { base: '16px 20px 28px', md: '{spacing.xl}' },
      minHeight: { md: 'min(34rem, 100vh - 17rem)' },
      borderRadius: { md: 'xl' },
      backgroundColor: 'bg.hero',
      color: 'fg.onHero',
      '--art-tile': 'colors.bg.hero',
      '& p, & p a': { color: 'inherit' },
    },
    copy: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: '20px' },
    // On a wide page it hangs from the upper edge.
    art: {
      width: { base: 'min(60%, 13rem)', md: '100%' },
      aspectRatio: '3 / 2',
      color: 'inherit',
      order: { md: '1' },
      alignSelf: { md: 'start' },
      marginTop: { md: '-32px' },
    },
    facts: { display: 'grid', gap: '2xs', fontWeight: 'bold' },
    fact: { display: 'grid', gridTemplateColumns: '{sizes.icon} minmax(0, 1fr)', gap: 'xs' },
    privacy: { textStyle: 'small' },
  },
})
