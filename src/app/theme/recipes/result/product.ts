import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { alone } from '#app/theme/recipes/base/button.ts'
import { twoColumnsAtMost } from '#app/theme/recipes/base/layout.ts'

/** A recommended product: a card, or a row of a list. */
export const product = defineSlotRecipe({
  slots: [
    'root',
    'rows',
    'row',
    'facts',
    'first',
    'pane',
    'header',
    'body',
    'foot',
    'brand',
    'name',
    'price',
    'why',
    'against',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(56px, 96px) minmax(min(9rem, 60%), 1fr)',
      alignContent: 'start',
      gap: 'md',
      padding: { base: '20px', md: 'lg' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      overflowWrap: 'anywhere',
      // The step and how often it is are a line each, however short they are.
      '& .product__facts': { flexDirection: 'column' },
      _print: { breakInside: 'avoid' },
    },
    rows: {
      display: 'grid',
      gridTemplateColumns: twoColumnsAtMost,
      columnGap: 'xl',
      paddingInline: { base: '20px', md: 'lg' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      overflow: 'hidden',
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr)',
      gap: '{spacing.xs} {spacing.md}',
      alignContent: 'start',
      paddingBlock: { base: 'md', md: 'lg' },
      // The list cuts off the line above the first row, and would cut off a focus ring outside the rows, too.
      marginTop: '-1px',
      borderTop: '1px solid {colors.border.default}',
      '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
      // What is folded also uses the width below the picture: beside it, a phone would leave only 200 px for it.
      '& > .product__why': { gridColumn: '1 / -1' },
      // The line that opens it is higher than its label, which is as near to the facts as they are, and to the end of the row.
      '& > * > details': { '&:first-child': { marginTop: '-6px' }, '&:not([open])': { marginBottom: '-10px' } },
      overflowWrap: 'anywhere',
      _print: { breakInside: 'avoid' },
    },
    pane: {
      display: 'grid',
      placeItems: 'center',
      alignSelf: 'start',
      aspectRatio: '3 / 4',
      borderRadius: 'md',
      '& > *': { width: '84%', height: '84%' },
    },
    header: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      justifyItems: 'start',
    },
    // Reasons and ingredients are long texts: they take the whole width.
    body: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      justifyItems: 'start',
      gap: 'sm',
    },
    // The line that opens the ingredients is higher than its label; the padding below the label is the same as at the sides of the card.
    foot: {
      display: 'grid',
      gridColumn: '1 / -1',
      alignContent: 'start',
      justifyItems: 'start',
      gap: 'xs',
      '& > details:not([open]):last-child': { marginBottom: '-10px' },
      '& > .button': alone,
    },
    brand: { textStyle: 'small', fontFamily: 'body', color: 'fg.muted' },
    name: { textStyle: 'question', textWrap: 'balance' },
    // Gaps between the facts instead of dots, because a dot could end up at the end of a line.
    facts: { display: 'flex', flexWrap: 'wrap', gap: '0 {spacing.sm}', textStyle: 'small', color: 'fg.muted' },
    // A row shows few reasons, beside its picture.
    first: { marginTop: '2xs', textStyle: 'small' },
    price: { marginTop: 'xs', fontFamily: 'display', fontSize: '1.25rem', fontWeight: '700', lineHeight: '1.2' },
    why: { display: 'grid', alignContent: 'start', gap: 'xs', '& > ul': { gap: '2px' } },
    against: {
      display: 'grid',
      gridTemplateColumns: '{sizes.iconSmall} minmax(0, 1fr)',
      gap: 'xs',
      // Less prominent than the reasons.
      textStyle: 'small',
      color: 'fg.muted',
      maxWidth: 'measure',
      '& > svg': { marginTop: '1px' },
    },
  },
  variants: {
    sure: { yes: { against: { '& > svg': { color: 'status.warning.text' } } } },
    tint: {
      mango: { pane: { backgroundColor: 'tint.mango', '--art-tint': 'colors.art.mango' } },
      indigo: { pane: { backgroundColor: 'tint.indigo', '--art-tint': 'colors.art.indigo' } },
      hibiscus: { pane: { backgroundColor: 'tint.hibiscus', '--art-tint': 'colors.art.hibiscus' } },
      leaf: { pane: { backgroundColor: 'tint.leaf', '--art-tint': 'colors.art.leaf' } },
    },
  },
})
