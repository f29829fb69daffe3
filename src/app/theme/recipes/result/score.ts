import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced, rightToLeft } from '#app/theme/media.ts'
import { grows } from '#app/theme/motion.ts'

const tone = (name: string) => ({ bar: { fill: `score.${name}.bar` }, band: { color: `score.${name}.text` } })

/** Number, bar, icon and label. Icon and label carry the meaning without colour. */
export const score = defineSlotRecipe({
  slots: ['root', 'header', 'name', 'number', 'outOf', 'track', 'bar', 'footer', 'word', 'band', 'help'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflowWrap: 'anywhere',
      gap: '6px',
      // Also because a page could end between the number and the name beside it.
      _print: { breakInside: 'avoid' },
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2px {spacing.sm}',
    },
    name: { textStyle: 'question' },
    number: { marginInlineStart: 'auto', textStyle: 'score', fontVariantNumeric: 'tabular-nums' },
    outOf: { textStyle: 'small', fontFamily: 'body', color: 'fg.muted' },
    track: {
      width: '100%',
      height: '14px',
      borderRadius: 'pill',
      backgroundColor: 'score.track',
      overflow: 'hidden',
      [rightToLeft]: { transform: 'scaleX(-1)' },
      [forced]: { border: '1px solid CanvasText' },
      _print: { border: '1px solid', printColorAdjust: 'exact' },
    },
    bar: {
      // The colour for a score without bands.
      fill: 'score.middle.bar',
      [forced]: { fill: 'CanvasText', forcedColorAdjust: 'none' },
    },
    band: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      fontWeight: 'bold',
      '& > svg': { width: '18px', height: '18px', strokeWidth: '2.6px' },
    },
    // Floats, because the last words and the line that opens the reasons share a row where both fit, and the open table has the whole
    // width. The line is higher than its label, so it begins above the row: the word is as near to the bar as it is without reasons.
    footer: {
      display: 'flow-root',
      // Less prominent than the word beside it.
      '& > details > summary': {
        float: 'right',
        marginTop: '-8px',
        color: 'fg.muted',
        fontWeight: 'medium',
        [rightToLeft]: { float: 'left' },
      },
      '& > details:not([open]) > summary': { marginBottom: '-8px' },
      '& > details > :not(summary)': { clear: 'both' },
    },
    word: {
      float: 'left',
      marginInlineEnd: 'sm',
      '&:not(:only-child)': { paddingBlock: '2px' },
      [rightToLeft]: { float: 'right' },
    },
    help: {
      float: 'left',
      clear: 'both',
      marginInlineEnd: 'sm',
      color: 'fg.muted',
      maxWidth: 'measure',
      [rightToLeft]: { float: 'right' },
    },
  },
  variants: {
    // A bar that is below the window grows only when it is scrolled into view.
    grows: { now: { bar: grows }, later: {} },
    tone: {
      low: tone('low'),
      middle: tone('middle'),
      high: tone('high'),
      watch: tone('watch'),
      alert: tone('alert'),
    },
  },
})

export const ledger = defineSlotRecipe({
  slots: ['root', 'lead', 'table', 'points', 'reason', 'detail', 'track', 'sum', 'footer', 'pictures'],
  base: {
    // Only an open ledger is printed. The PDF contains all of them.
    root: {
      '&[open]': { marginBottom: 'md' },
      _print: { '&:not([open])': { display: 'none' }, '& > summary': { display: 'none' } },
    },
    lead: { marginBottom: 'sm', color: 'fg.muted', maxWidth: 'measure' },
    table: {
      '& tr': { borderTop: '1px solid {colors.border.default}' },
      '& thead tr': { border: '0' },
      '& :is(td, th)': { paddingBlock: 'xs', verticalAlign: 'baseline' },
      '& thead th': { textStyle: 'small', color: 'fg.muted', paddingBlock: '2xs' },
    },
    points: {
      width: { base: '3.5rem', md: '4.5rem' },
      paddingInlineEnd: 'sm',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
    },
    reason: { overflowWrap: 'anywhere' },
    detail: { display: 'block', textStyle: 'small', color: 'fg.muted', textWrap: 'pretty' },
    // The track on which the bar of a score lies.
    track: { marginTop: '6px' },
    sum: { fontWeight: 'bold' },
    // The pictures of the options in the list of right answers.
    pictures: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 56px)', gap: '2xs' },
    footer: {
      marginTop: 'xs',
      display: 'grid',
      gap: '2xs',
      textStyle: 'small',
      color: 'fg.muted',
      maxWidth: 'measure',
    },
  },
})

/** Blurred placeholder bars with a card over them. They contain no real numbers. */
export const blurred = defineSlotRecipe({
  slots: ['root', 'fog', 'row', 'line', 'name', 'track', 'over', 'card', 'actions', 'note'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *': { gridArea: '1 / 1' },
      _print: { display: 'none' },
    },
    fog: {
      display: 'grid',
      // The rows have at least the distances of the scores above, and reach down to the lower end of the card over them.
      alignContent: 'space-between',
      gap: 'lg',
      filter: 'blur(7px)',
      opacity: '0.55',
      overflow: 'hidden',
    },
    // Has the shape of a score: name and number, bar, word, and the line that opens the reasons.
    row: { display: 'grid', gap: '8px', '& > :first-child > :last-child': { width: '3.5rem', height: '24px' } },
    line: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: '28px' },
    name: {
      width: '26%',
      height: '14px',
      borderRadius: 'pill',
      backgroundColor: 'fg.muted',
    },
    track: {
      height: '14px',
      width: '100%',
      borderRadius: 'pill',
      backgroundColor: 'score.track',
      '& > rect': { fill: 'score.middle.bar' },
    },
    over: { display: 'grid', placeItems: 'center', padding: '20px {spacing.sm}', position: 'relative' },
    card: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'sm',
      maxWidth: { base: '23rem', md: '32rem' },
      padding: { base: '20px', md: 'lg' },
      border: '1px solid {colors.border.default}',
      borderRadius: 'lg',
      backgroundColor: 'bg.raised',
      boxShadow: 'raised',
      textAlign: 'center',
      [forced]: { borderColor: 'CanvasText' },
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '{spacing.2xs} {spacing.md}',
      '& > *': { flex: { base: '1 0 100%', md: '0 1 auto' } },
    },
    note: { textStyle: 'small', color: 'fg.muted', textWrap: 'balance' },
  },
})
