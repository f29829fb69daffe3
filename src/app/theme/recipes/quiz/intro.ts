import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { newResult, seenResult } from '#app/theme/media.ts'
import { fillsWindow } from '#app/theme/recipes/base/layout.ts'

/** The first screen of the quiz: a coloured field, from edge to edge on a phone. */
export const intro = defineSlotRecipe({
  slots: ['root', 'copy', 'art', 'facts', 'fact', 'small'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      gap: { base: 'md', md: 'xl' },
      margin: { base: '-28px -20px 0', md: '0' },
      padding: { base: '20px', md: 'xl' },
      borderRadius: { md: 'xl' },
      backgroundColor: 'bg.hero',
      color: 'fg.onHero',
      '--art-tile': 'colors.bg.hero',
      '& p, & :is(p a, button + button)': { color: 'inherit' },
    },
    copy: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: '20px',
      '& h1': { lg: { fontSize: '3.25rem', lineHeight: '1.1' } },
      // For somebody who has a result, other words take the place of the lead, as close to the heading.
      '& .result-notice--state_seen': { marginTop: '-12px' },
      '& .page-heading__lead': { [seenResult]: { display: 'none' } },
      // While a new result waits, viewing it is the main action, so the button that starts a quiz is less prominent.
      '& > button': {
        [newResult]: {
          backgroundColor: 'transparent',
          borderColor: 'currentColor',
          color: 'inherit',
          _hover: { backgroundColor: 'accent.subtle', color: 'fg.default' },
        },
      },
    },
    art: {
      width: { base: 'min(72%, 60vh - 290px, 26rem)', md: '100%' },
      justifySelf: 'center',
      color: 'inherit',
      gridArea: { md: '1 / 2 / span 2' },
    },
    small: { display: 'grid', gap: 'sm', textStyle: 'small' },
    facts: { display: 'grid', gap: '2xs', fontWeight: 'bold' },
    fact: { display: 'grid', gridTemplateColumns: '{sizes.icon} minmax(0, 1fr)', gap: 'xs', textWrap: 'balance' },
  },
  variants: {
    // The drawing is beside the words where there is room.
    art: {
      yes: {
        root: {
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        },
      },
    },
    // Nothing follows the coloured field, so it fills the window.
    isLast: {
      yes: {
        root: {
          ...fillsWindow,
          // Centred vertically in the window.
          alignContent: 'center',
          minHeight: { base: 'calc(100dvh - 120px)', md: 'min(1100px, 100dvh - 180px)' },
          md: { padding: '0' },
        },
      },
    },
  },
})
