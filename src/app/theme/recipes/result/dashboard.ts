import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { current, forced } from '#app/theme/media.ts'

/** The navigation beside the page, or above it on a phone. */
export const dashboard = defineSlotRecipe({
  slots: ['root', 'main'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
      alignContent: 'start',
      alignItems: 'start',
      gap: { base: 'lg', lg: '40px' },
      paddingBlock: '20px {spacing.3xl}',
      _print: { display: 'block', padding: '0' },
    },
    main: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: 'xl', md: '40px' },
      overflowWrap: 'break-word',
      // On a wide screen the drawing of a result stands under the fringe, where the sentence leaves room.
      '& .greeting__body': { position: { xl: 'static' } },
      '& .result-summary__pane': {
        xl: { position: 'absolute', insetInlineEnd: '60px', bottom: 'lg', width: '180px', height: '180px' },
      },
      _print: {
        display: 'block',
        '& > * + *': { marginTop: 'lg' },
        // Nothing can be pressed on paper: of tables only what is open is printed.
        '& :is(button, details:not([open]):not(.fold))': { display: 'none' },
      },
    },
  },
})

export const sideMenu = defineSlotRecipe({
  slots: ['root', 'fold', 'where', 'column', 'list', 'link'],
  base: {
    root: {
      position: { lg: 'sticky' },
      top: { lg: '20px' },
      _print: { display: 'none' },
    },
    column: { display: { base: 'none', lg: 'block' } },
    fold: {
      display: { lg: 'none' },
      border: '2px solid {colors.border.control}',
      borderRadius: 'md',
      backgroundColor: 'bg.panel',
      '& ul': { padding: '8px' },
      '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
    },
    where: {
      display: 'flex',
      alignItems: 'center',
      gap: 'sm',
      minHeight: '52px',
      padding: '8px {spacing.md}',
      borderRadius: 'md',
      fontWeight: 'bold',
      overflowWrap: 'anywhere',
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { flex: 'none' },
      '& > svg:last-child': {
        marginInlineStart: 'auto',
        color: 'accent.text',
        _motionSafe: { transition: 'transform {durations.quick} {easings.out}' },
      },
    },
    list: { display: 'grid', gap: '2xs' },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: 'sm',
      minHeight: 'target',
      padding: '8px 14px',
      borderRadius: 'md',
      color: 'inherit',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      [current]: {
        backgroundColor: 'accent.subtle',
        color: 'accent.text',
        fontWeight: 'bold',
        [forced]: { outline: '2px solid Highlight' },
      },
    },
  },
})

/** The outline of a result before there is one: pale rows, and empty tracks in place of the scores. */
export const noData = defineSlotRecipe({
  slots: ['root', 'copy', 'art', 'list', 'row', 'name', 'said', 'scores', 'score'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'center',
      gap: 'xl',
    },
    copy: { display: 'grid', justifyItems: 'start', gap: 'sm' },
    art: { width: '160px', height: '120px', display: 'grid', alignItems: 'center', overflow: 'hidden' },
    list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'xs', textStyle: 'small' },
    row: {
      padding: '10px {spacing.md}',
      borderRadius: 'md',
      backgroundColor: 'bg.subtle',
      [forced]: { border: '1px solid CanvasText' },
    },
    name: { fontWeight: 'bold' },
    said: { color: 'fg.muted' },
    scores: { display: 'grid', gap: '10px', paddingBlock: '10px 6px' },
    score: {
      '&::after': {
        content: '""',
        display: 'block',
        height: '10px',
        marginTop: '4px',
        borderRadius: 'pill',
        backgroundColor: 'score.track',
        [forced]: { border: '1px solid CanvasText' },
      },
    },
  },
})

/** Placeholder blocks while something is loading. */
export const loading = defineSlotRecipe({
  slots: ['root', 'text', 'block'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'sm' },
    text: { minHeight: '1.55em', color: 'fg.muted' },
    block: { borderRadius: 'lg', backgroundColor: 'bg.subtle', [forced]: { border: '1px solid CanvasText' } },
  },
  variants: {
    height: { line: { block: { height: '3.5rem', borderRadius: 'md' } }, card: { block: { height: '11rem' } } },
  },
})

export const reportRow = defineSlotRecipe({
  slots: ['list', 'root', 'what', 'date', 'details', 'actions', 'footer'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px 20px',
      paddingBlock: 'md',
      borderTop: '1px solid {colors.border.default}',
      '&:first-of-type': { borderTop: '0', paddingTop: '0' },
      '&:last-of-type': { paddingBottom: '0' },
    },
    what: { display: 'grid', gap: '2px', minWidth: 'min(9rem, 100%)', flex: '1 1 9rem' },
    date: { textStyle: 'question', fontWeight: '700', letterSpacing: '0', fontVariantNumeric: 'tabular-nums' },
    details: { textStyle: 'small', color: 'fg.muted' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      width: { base: '100%', sm: 'auto' },
      '& > *': { flex: { base: '1 1 auto', sm: 'none' } },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      flex: { base: '1 1 100%', xl: 'none' },
      // The words of the last button end where the row ends.
      margin: { base: '0 -12px -12px 0', xl: '0 -12px 0 0' },
      '& > :last-child': { marginInlineStart: 'auto' },
    },
  },
})
