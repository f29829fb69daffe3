import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { buttonRow } from '#app/theme/recipes/base/button.ts'
import { current, forced, narrowest, phone } from '#app/theme/media.ts'

/** The navigation beside the page, or above it on a phone. */
export const dashboard = defineSlotRecipe({
  slots: ['root', 'main', 'pair'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
      alignContent: 'start',
      alignItems: 'start',
      // While the page is loading, the footer begins below the window and is hidden: browsers count what becomes visible as no shift.
      minHeight: '100dvh',
      '&:not(:has(.loading__root))': { minHeight: '0' },
      '&:has(.loading__root) ~ footer': { visibility: 'hidden' },
      gap: { base: 'lg', lg: '40px' },
      paddingBlock: '20px {spacing.3xl}',
      _print: { display: 'block', minHeight: '0', padding: '0' },
    },
    main: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2xl',
      // The heading of a page is nearer to its first part.
      '& > :is(.page-heading__root, header.row)': { marginBottom: '-16px' },
      // The notes below the heading of the products belong to the heading.
      '& > header.stack': { marginBottom: '-24px' },
      overflowWrap: 'break-word',
      '& .button--tone_danger': { color: 'status.danger.text' },
      // With large text, a single word can be wider than a narrow phone.
      '& .row > .button': { overflowWrap: 'anywhere' },
      // Even on a narrow phone, the icon and the label of a button share a line. A label that wraps begins next to the icon.
      '& .greeting__body .button': { [phone]: { gap: '4px', paddingInline: '10px', textAlign: 'start' } },
      _print: {
        display: 'block',
        '& > * + *': { marginTop: 'lg' },
        // Buttons are of no use on paper, and tables that are folded are not printed.
        '& :is(button, details:not([open]):not(.fold))': { display: 'none' },
      },
    },
    // Scores and objectives beside the routine, which is as high as both, where there is room for two columns.
    pair: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
      gridTemplateRows: { xl: 'auto 1fr' },
      alignItems: 'start',
      gap: '{spacing.2xl} {spacing.lg}',
      '& > :nth-child(2)': { xl: { gridArea: '1 / 2 / span 2' } },
      // A content may have only one of them, or none.
      '& > :only-child': { gridColumn: '1 / -1' },
      _empty: { display: 'none' },
      _print: { display: 'block', '& > * + *': { marginTop: 'lg' } },
    },
  },
})

export const sideMenu = defineSlotRecipe({
  slots: ['root', 'fold', 'where', 'open', 'column', 'list', 'link'],
  base: {
    root: {
      position: { lg: 'sticky' },
      top: { lg: 'lg' },
      _print: { display: 'none' },
    },
    column: { display: { base: 'none', md: 'block' } },
    // A line of the page, not a box, which would look like a field of a form. Its icon is level with those of the links below it.
    fold: {
      display: { md: 'none' },
      borderBottom: '1px solid {colors.border.default}',
      '& ul': { marginInline: '-14px', paddingBottom: 'xs' },
      '&[open] > summary svg:last-child': { transform: 'rotate(180deg)' },
    },
    where: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 {spacing.sm}',
      minHeight: '48px',
      fontWeight: 'bold',
      overflowWrap: 'anywhere',
      '& > svg': { flex: 'none' },
    },
    open: {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      marginInlineStart: 'auto',
      color: 'accent.text',
      '& > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '& > svg': { _motionSafe: { transition: 'transform {durations.quick} {easings.out}' } },
    },
    // On a tablet the menu is a row of words, with just enough room for seven.
    list: { display: { base: 'grid', mdToLg: 'flex' }, flexWrap: 'wrap', gap: { base: '2xs', mdToLg: '0' } },
    link: {
      mdToLg: { paddingInline: '8px', fontSize: '0.9375rem', '& > svg': { display: 'none' } },
      display: 'flex',
      alignItems: 'center',
      gap: 'sm',
      minHeight: 'target',
      padding: '8px 14px',
      borderRadius: 'md',
      color: 'inherit',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
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

/**
 * A report in the list. Scores that are below each other have equal columns, so that they can be compared. Rules of another recipe
 * are overridden with a child selector, because the style sheets may arrive in any order.
 */
export const reportRow = defineSlotRecipe({
  slots: [
    'bar',
    'list',
    'root',
    'head',
    'picture',
    'top',
    'date',
    'time',
    'words',
    'choose',
    'scores',
    'score',
    'name',
    'value',
    'word',
    'unknown',
    'details',
    'actions',
  ],
  base: {
    // Above the list: a sentence, and the buttons beside or below it, the main one first.
    bar: {
      ...buttonRow,
      alignItems: 'center',
      overflowWrap: 'anywhere',
      '& > :first-child': { flex: { base: '1 0 100%', md: '1 1 0' } },
      _print: { display: 'none' },
    },
    root: {
      paddingBlock: { base: '20px', md: 'lg' },
      // The first row has a line, too, which separates it from the heading above.
      borderTop: '1px solid {colors.border.default}',
      '&:last-of-type': { paddingBottom: '0' },
    },
    head: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' },
    picture: {
      gridRow: 'span 2',
      alignSelf: 'start',
      width: '64px',
      marginInlineEnd: '12px',
      padding: '4px',
      borderRadius: 'md',
      backgroundColor: 'bg.tile',
      '--art-tile': 'colors.bg.tile',
      [narrowest]: { display: 'none' },
    },
    // In large text on a phone the box is below the day.
    top: { gridColumn: '2', display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
    date: {
      flex: '1 1 4.5rem',
      // The time is beside the day where there is room.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 'xs',
      textStyle: 'question',
      fontWeight: '700',
      letterSpacing: '0',
      fontVariantNumeric: 'tabular-nums',
    },
    time: { fontFamily: 'body', fontWeight: '400' },
    words: { gridColumn: '2', gridRow: '2', '& > span': { display: { base: 'block', md: 'inline' } } },
    choose: {
      marginBlock: '-8px',
      '& > .checkbox': { paddingInlineEnd: '0' },
      _print: { display: 'none' },
    },
    scores: {
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(auto-fit, minmax(7rem, 1fr))' },
      gap: { base: '10px', md: '4px {spacing.md}' },
    },
    // On a phone each score has a line with its word and number, two in large text, and the bar below. Where there is room, the scores
    // are side by side, each with the number, the bar, and the word.
    score: {
      display: { base: 'flex', md: 'grid' },
      flexWrap: 'wrap',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflowWrap: 'anywhere',
      alignContent: 'start',
      alignItems: 'center',
      gap: '4px {spacing.xs}',
      maxWidth: { md: '16rem' },
      '& > svg': { flex: '1 0 100%', height: '8px', order: { mdDown: '1' } },
    },
    name: { flex: '1 1 4.5rem' },
    value: { order: { mdDown: '1' }, fontVariantNumeric: 'tabular-nums' },
    word: { display: 'flex' },
    unknown: { flex: '1 1 4.5rem', textAlign: { base: 'end', md: 'start' }, textWrap: 'balance' },
    details: { [phone]: { order: '1', flex: '1 0 50%' } },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 'sm',
      // The label of the last button ends where the row ends.
      '& > .button:last-child': { marginInlineEnd: '-12px' },
      // On a phone the last button is at the end of the line below, which is no higher than the label.
      [phone]: {
        display: 'contents',
        '& > .button': { flex: '1 1 auto', paddingInline: '10px' },
        '& > .button:last-child': { order: '1', flex: 'none', marginBlock: '-8px' },
      },
      // The icons disappear before the labels would need two lines.
      '@media (max-width: 24rem)': { '& > .button > svg': { display: 'none' } },
      [narrowest]: { '& > .button': { fontSize: '0.875rem' } },
    },
  },
})
