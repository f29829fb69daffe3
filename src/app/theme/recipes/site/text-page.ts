import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced, noScript } from '#app/theme/media.ts'

/** The numbers of the steps of an explanation. */
export const marker = { fontFamily: 'display', fontWeight: '700', color: 'accent.text' }

/** A text page. Each heading is beside its text where there is room. */
export const textPage = defineSlotRecipe({
  slots: [
    'root',
    'header',
    'contents',
    'folded',
    'beside',
    'guide',
    'example',
    'part',
    'whole',
    'body',
    'back',
    'search',
    'searchLabel',
    'found',
    'fold',
    'summary',
    'count',
    'inside',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // A name is not broken at its hyphen while it fits into a line.
      '& code': { display: 'inline-block' },
    },
    header: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'xs', paddingBlockEnd: 'xl' },
    // The sections of a long page, as links.
    contents: {
      // On narrow pages it is folded and follows the heading closely.
      marginTop: { base: '-32px', lg: '0' },
      // Beside the text, the first link is level with the first heading.
      paddingBlock: { base: 'md', lg: '44px {spacing.md}' },
      '& a': { display: 'inline-block', paddingBlock: { base: '10px', lg: '6px' } },
      // Folded above the text, open beside it.
      '& > details': { display: { lg: 'none' } },
      '& > div': { display: { base: 'none', lg: 'block' } },
      position: { lg: 'sticky' },
      top: { lg: '0' },
      maxHeight: { lg: '100dvh' },
      overflow: { lg: 'auto' },
      _print: { display: 'none' },
    },
    // Folded contents alone: where there is room, the page is short enough without them.
    folded: { display: { lg: 'none' } },
    // The contents and the sections are side by side, in the columns that headings and texts have on shorter pages.
    beside: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2.4fr)' },
      alignItems: 'start',
      columnGap: '2xl',
    },
    // The sections of a page with a worked example, in two columns: the example is beside the first three.
    guide: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      gridTemplateRows: { md: 'auto auto 1fr' },
      columnGap: { md: 'xl', lg: '3xl' },
      '& > :first-child': { borderTopWidth: '0' },
      // The last section is below the example, and its text is in the column of the example.
      '& > :last-child': { gridColumn: { md: '1 / -1' }, gridTemplateColumns: 'inherit', columnGap: 'inherit' },
      '& ol': { gap: 'sm' },
      '& li': { paddingInlineStart: '4px' },
      '& li::marker': marker,
    },
    example: {
      gridColumn: { md: '2' },
      gridRow: { md: '1 / span 3' },
      paddingBlock: { base: '0 {spacing.xl}', md: 'xl' },
    },
    part: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2.4fr)' },
      gap: { base: 'sm', lg: '2xl' },
      paddingBlock: 'xl',
      borderTop: '1px solid {colors.border.default}',
      scrollMarginTop: 'md',
      // In a grid, a page could end between the heading and its text.
      _print: { display: 'block', '& > :first-child': { marginBottom: 'sm' } },
    },
    // A part whose heading is above its text.
    whole: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 'sm', alignContent: 'start' },
    body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'md', alignContent: 'start' },
    // At the end of a section, within the space below it. Beside the text the contents are always in view.
    back: {
      display: { base: 'inline-flex', lg: 'none' },
      alignItems: 'center',
      justifySelf: 'start',
      gap: '4px',
      minHeight: 'target',
      marginBlock: '-8px -28px',
      textStyle: 'small',
      color: 'fg.muted',
      _print: { display: 'none' },
    },
    search: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6px',
      maxWidth: '28rem',
      // The search needs JavaScript.
      [noScript]: { display: 'none' },
      _print: { display: 'none' },
    },
    searchLabel: { textStyle: 'label' },
    found: { textStyle: 'small', color: 'fg.muted', minHeight: '1.45em' },
    fold: {
      borderTop: '1px solid {colors.border.default}',
      '&:last-child': { borderBottom: '1px solid {colors.border.default}' },
      '&[open] > summary > svg': { transform: 'rotate(180deg)' },
      _print: { '&::details-content': { contentVisibility: 'visible' } },
    },
    summary: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 {spacing.sm}',
      minHeight: '56px',
      paddingBlock: '8px',
      '& > :first-child': { flex: '1 1 9rem', minWidth: '0' },
      '& > svg': { color: 'accent.text', _motionSafe: { transition: 'transform {durations.quick} {easings.out}' } },
      _hover: { '& > :first-child': { textDecoration: 'underline' } },
    },
    count: { textStyle: 'small', color: 'fg.muted' },
    // The scroll margin keeps the name of the score visible above it when a link leads here.
    inside: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'sm',
      paddingBlock: '4px {spacing.lg}',
      scrollMarginTop: '76px',
    },
  },
})

/** A table. On a phone each row is a card in which every value has its column label. */
export const dataTable = defineSlotRecipe({
  slots: ['root', 'row', 'header', 'group', 'label', 'detail'],
  base: {
    root: {
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      padding: { base: '4px 20px', md: '4px {spacing.lg}' },
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
      // On a phone no visible element comes before the first row.
      mdDown: { '& > :nth-child(2) > :first-child': { borderTopWidth: '0' } },
      // The first entry of a list has no line above it.
      '& > li': {
        gridAutoFlow: 'row',
        gridTemplateColumns: { md: 'minmax(0, 1fr) 16rem' },
        gridTemplateRows: { md: 'auto 1fr' },
        gap: '4px {spacing.xl}',
        '&:first-child': { borderTopWidth: '0' },
        // The details, beside name and text.
        '& > :nth-child(3)': { gridArea: { md: '1 / 2 / span 2' } },
      },
      [forced]: { borderColor: 'CanvasText' },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Columns of equal width where there is room.
      gridAutoFlow: { md: 'column' },
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: '8px {spacing.md}',
      paddingBlock: 'sm',
      borderTop: '1px solid {colors.border.default}',
      // A name is not broken while there is room for it.
      '& > [role=rowheader]': { fontWeight: 'bold', overflowWrap: 'break-word' },
      '& code': { fontFamily: 'ui-monospace, monospace' },
      _print: { breakInside: 'avoid' },
    },
    // Must come after `row`, because it overrides it.
    header: {
      paddingBlock: 'sm',
      textStyle: 'small',
      color: 'fg.muted',
      borderTopWidth: '0',
      // A phone shows no column headers; screen readers still use them.
      mdDown: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    group: {
      textStyle: 'label',
      paddingBlock: '{spacing.md} 6px',
      borderTop: '1px solid {colors.border.default}',
      '& + *': { borderTopWidth: '0' },
    },
    label: { display: { base: 'block', md: 'none' }, textStyle: 'small', color: 'fg.muted' },
    detail: { display: 'block' },
  },
  variants: {
    variant: {
      // Without column labels: a phone shows the first two cells side by side and the others below.
      compact: {
        row: {
          gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
          gap: { base: '2px {spacing.md}', md: '6px {spacing.md}' },
          '& > :nth-child(n + 3)': { gridColumn: { base: '1 / -1', md: 'auto' } },
          '& > [role=rowheader]': { fontWeight: 'medium' },
          '& > :last-child': { textStyle: 'small', color: 'fg.muted' },
        },
        label: { display: 'none' },
      },
    },
    columns: {
      // The heading of the table says what the second cell is, so it needs no label.
      two: {
        row: { gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1.4fr)' } },
        label: { display: 'none' },
      },
    },
  },
})
