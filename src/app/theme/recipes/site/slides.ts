import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { current, forced, noScript } from '#app/theme/media.ts'

/** All slides are in one grid cell, so that the tallest sets the height and nothing moves. */
const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '& > li': { gridArea: '1 / 1' } }
const unstacked = { gap: 'xl', '& > li': { gridArea: 'auto' } }
/** A slide that is hidden, also from screen readers. It disappears immediately, while the next one fades in. */
const away = { visibility: 'hidden', opacity: '0', [noScript]: { visibility: 'visible', opacity: '1' } }
const here = {
  visibility: 'visible',
  opacity: '1',
  _motionSafe: { transition: 'opacity {durations.calm} {easings.out}' },
}

export const carousel = defineSlotRecipe({
  slots: ['root', 'pane', 'slides', 'slide', 'art', 'copy', 'position', 'controls', 'pause', 'marks', 'mark'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
      alignItems: 'center',
      gap: { base: 'lg', lg: '2xl' },
    },
    pane: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'md',
      padding: { base: '20px', md: 'xl' },
      borderRadius: 'xl',
      backgroundColor: 'tint.mango',
      '--art-tile': 'colors.tint.mango',
      [forced]: { border: '1px solid CanvasText' },
    },
    slides: { ...stacked, [noScript]: unstacked },
    slide: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
      alignItems: { sm: 'center' },
      alignContent: 'start',
      gap: { base: 'sm', sm: 'xl' },
      ...away,
    },
    art: { width: { base: 'min(9rem, 100%)', sm: '100%' }, maxWidth: '15rem', justifySelf: 'center' },
    copy: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'xs' },
    position: { textStyle: 'small', fontWeight: 'bold', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    controls: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px 8px',
      '& > button:first-of-type': { marginInlineStart: 'auto' },
      [noScript]: { display: 'none' },
    },
    // With reduced motion there is no autoplay to pause.
    pause: { marginInlineEnd: { sm: 'sm' }, _motionReduce: { display: 'none' } },
    // On a phone the marks are above the buttons, unless there is no autoplay button.
    marks: {
      display: 'flex',
      flex: '1 1 6rem',
      gap: '6px',
      order: { base: '-1', sm: '0' },
      minWidth: { base: '100%', sm: '0' },
      marginInlineEnd: { sm: 'sm' },
      '&:first-child': { order: '0', minWidth: '0' },
      _motionReduce: { order: '0', minWidth: '0' },
    },
    mark: {
      flex: '1',
      height: '6px',
      borderRadius: 'pill',
      backgroundColor: 'border.control',
      opacity: '0.45',
      [forced]: { border: '1px solid CanvasText' },
    },
  },
  variants: {
    shown: {
      yes: {
        slide: here,
        mark: { backgroundColor: 'accent.solid', opacity: '1', [forced]: { backgroundColor: 'Highlight' } },
      },
    },
  },
})

export const stepList = defineSlotRecipe({
  slots: ['root', 'step', 'number'],
  base: {
    // On a tablet the steps are a row below the pane.
    root: {
      width: '100%',
      mdToLg: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 'md' },
    },
    step: {
      display: 'grid',
      gridTemplateColumns: { base: '36px minmax(0, 1fr)', mdToLg: 'minmax(0, 1fr)' },
      placeContent: { mdToLg: 'start' },
      justifyItems: { mdToLg: 'start' },
      gap: { base: 'sm', mdToLg: '2xs' },
      position: 'relative',
      paddingBottom: { base: '20px', mdToLg: '0' },
      // Small enough for a long word in a fifth of the width of a tablet.
      fontSize: { mdToLg: '0.875rem' },
      textWrap: 'balance',
      '& > :last-child': { paddingTop: '5px' },
      '&:last-child': { paddingBottom: '0' },
      // The line between two steps of a column.
      '&:not(:last-child)::after': {
        display: { mdToLg: 'none' },
        content: '""',
        position: 'absolute',
        insetInlineStart: '17px',
        top: '40px',
        bottom: '4px',
        width: '2px',
        backgroundColor: 'border.default',
      },
      [current]: { fontWeight: 'bold' },
    },
    number: {
      display: 'grid',
      placeItems: 'center',
      minWidth: '36px',
      height: '36px',
      border: '2px solid {colors.border.control}',
      borderRadius: 'pill',
      fontFamily: 'display',
      fontWeight: 'bold',
      lineHeight: '1',
      '[aria-current] > &': {
        borderColor: 'highlight.solid',
        backgroundColor: 'highlight.solid',
        color: 'highlight.on',
        [forced]: { borderColor: 'Highlight', color: 'Highlight' },
      },
    },
  },
})

export const stepper = defineSlotRecipe({
  slots: [
    'root',
    'pane',
    'header',
    'bar',
    'progress',
    'steps',
    'step',
    'art',
    'copy',
    'title',
    'actions',
    'beside',
    'all',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2.4fr) minmax(0, 1fr)' },
      alignItems: 'start',
      gap: { base: 'xl', lg: '2xl' },
    },
    pane: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: 'md', md: 'lg' },
      padding: { base: '20px', md: 'xl' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'xl',
      backgroundColor: 'bg.panel',
      [forced]: { borderColor: 'CanvasText' },
    },
    header: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 'md',
      [noScript]: { display: 'none' },
    },
    bar: {
      height: '10px',
      borderRadius: 'pill',
      backgroundColor: 'score.track',
      overflow: 'hidden',
      '& > svg': { width: '100%', height: '100%', fill: 'accent.solid' },
      '& rect': { _motionSafe: { transition: 'width {durations.calm} {easings.out}' } },
      [forced]: { border: '1px solid CanvasText', '& > svg': { fill: 'Highlight', forcedColorAdjust: 'none' } },
    },
    progress: { textStyle: 'question', fontVariantNumeric: 'tabular-nums' },
    steps: { ...stacked, [noScript]: unstacked },
    step: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
      alignItems: { md: 'center' },
      // On a phone the text begins at the same height at each step.
      alignContent: { mdDown: 'start' },
      gap: { base: 'md', md: 'xl' },
      ...away,
    },
    art: {
      display: 'grid',
      placeItems: 'center',
      aspectRatio: { md: '1' },
      paddingBlock: { base: 'sm', md: '0' },
      borderRadius: 'xl',
      '& > svg': { width: { base: 'auto', md: '80%' }, height: { base: '120px', md: 'auto' }, maxWidth: '80%' },
    },
    copy: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'sm' },
    title: { outline: 'none' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: 'sm',
      // Equal halves on a phone.
      '& > button': { flex: { base: '1 1 7rem', sm: 'none' }, paddingInline: { base: '12px', sm: '22px' } },
      // A disabled button at either end does not wait for anything, so it has no dashed line.
      '& > :disabled': { border: '2px solid {colors.border.default}' },
      [noScript]: { display: 'none' },
    },
    beside: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'xl', justifyItems: 'start' },
    all: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'sm', [noScript]: { display: 'none' } },
  },
  variants: {
    shown: { yes: { step: here } },
    tint: {
      mango: { art: { backgroundColor: 'tint.mango', '--art-tile': 'colors.tint.mango' } },
      indigo: { art: { backgroundColor: 'tint.indigo', '--art-tile': 'colors.tint.indigo' } },
      hibiscus: { art: { backgroundColor: 'tint.hibiscus', '--art-tile': 'colors.tint.hibiscus' } },
      leaf: { art: { backgroundColor: 'tint.leaf', '--art-tile': 'colors.tint.leaf' } },
    },
  },
})
