import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The heading of a step or page. It gets the focus on navigation, without a visible ring. */
export const pageHeading = defineSlotRecipe({
  slots: ['root', 'title', 'lead'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'xs' },
    title: { textStyle: 'title', outline: 'none' },
    lead: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure' },
  },
})

const outOfSight = { position: 'absolute', insetInline: '0', height: '0', overflow: 'hidden' }

/**
 * The panes of the quiz steps. A hidden pane takes no space but keeps its computed styles and layout, so that showing
 * it is cheap. See pages/quiz/steps/step-pane.tsx.
 */
export const stepPane = defineSlotRecipe({
  slots: ['all', 'one'],
  base: { all: { position: 'relative' } },
  variants: {
    hidden: {
      beingMade: { one: outOfSight },
      // `visibility` alone would have to be recomputed for every element in the pane.
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
