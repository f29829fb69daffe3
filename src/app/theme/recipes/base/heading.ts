import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { rises } from '#app/theme/motion.ts'

/** The heading of a step or page. It gets the focus on navigation, without a visible ring. */
export const pageHeading = defineSlotRecipe({
  slots: ['root', 'title', 'lead'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'xs' },
    title: { textStyle: 'title', outline: 'none' },
    lead: {
      textStyle: { base: 'body', md: 'lead' },
      color: 'fg.muted',
      maxWidth: '44rem',
      textWrap: 'balance',
    },
  },
})

/** The heading of a group of questions, with its place in the step and a small drawing. */
export const groupHeading = defineSlotRecipe({
  slots: ['root', 'words', 'title', 'place', 'picture'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 'md',
      // Close to the questions, so that the first answers are on the first screen of a phone.
      margin: { base: '-8px 0', md: '16px 0 -8px' },
      // After other questions of the same step it begins a new part, with the distance of a section.
      '.question__root + &': { marginTop: '32px' },
      // Below the heading of its step it is one low line on a phone, so that two headings do not push the questions down.
      '.page-heading__root + &': {
        md: { marginTop: '0' },
        mdDown: {
          '& .group-heading__words': {
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 'sm',
          },
          '& .group-heading__picture': { width: '48px', borderRadius: 'md' },
        },
      },
    },
    // Screen readers read the title first, although the place is shown above it.
    words: {
      // In rem: in large text on a phone the picture goes below, because beside it long words would break.
      flex: '1 1 9rem',
      minWidth: '0',
      display: 'flex',
      flexDirection: 'column-reverse',
      gap: '4px',
    },
    title: { textStyle: 'heading', outline: 'none' },
    place: { textStyle: 'small', color: 'fg.muted' },
    picture: {
      flex: 'none',
      // Before the words, where the lines are long enough.
      order: { md: '-1' },
      width: { base: '64px', lg: '80px' },
      padding: 'xs',
      borderRadius: 'lg',
      backgroundColor: 'tint.mango',
      '--art-tile': '{colors.tint.mango}',
    },
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
    enters: {
      rising: { one: rises },
      // For one frame, so that the part below the window is not painted.
      clipped: { one: { maxHeight: '100dvh', overflowY: 'clip' } },
    },
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
