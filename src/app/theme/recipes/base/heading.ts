import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The heading of a step or page. It takes the focus when the step changes, which shows nothing on its own. */
export const pageHeading = defineSlotRecipe({
  slots: ['root', 'title', 'lead'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'xs' },
    title: { textStyle: 'title', outline: 'none' },
    lead: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure' },
  },
})

const outOfSight = { position: 'absolute', insetInline: '0', height: '0', overflow: 'hidden' }

/** The steps below the heading. One that is out of sight takes no place, and what is in it keeps its style and size. */
export const stepPane = defineSlotRecipe({
  slots: ['all', 'one'],
  base: { all: { position: 'relative' } },
  variants: {
    hidden: {
      beingMade: { one: outOfSight },
      // `visibility` alone would do, but every element in it has to take it on and off.
      made: {
        one: {
          ...outOfSight,
          contentVisibility: 'hidden',
          '@supports not (content-visibility: hidden)': { visibility: 'hidden' },
        },
      },
    },
  },
})
