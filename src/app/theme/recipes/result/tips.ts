import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { twoColumnsAtMost } from '#app/theme/recipes/base/layout.ts'

/** A heading inside a card that already has one. */
const minor = { fontFamily: 'body', fontSize: '1rem', fontWeight: 'bold', lineHeight: '1.4', letterSpacing: '0' }

export const tips = defineSlotRecipe({
  slots: ['list', 'badge', 'header', 'icon', 'title', 'tip', 'tipTitle', 'others', 'because', 'evidence'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: twoColumnsAtMost,
      gap: '20px',
    },
    badge: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 'xs',
      // Two cards side by side share their rows, so that the lines that open them are level, and do not move when one is opened.
      gridRow: { md: 'span 4' },
      gridTemplateRows: { md: 'subgrid' },
      '& > :nth-child(2)': { gridRow: { md: 'span 3' }, gridTemplateRows: { md: 'subgrid' } },
      padding: { base: '20px 20px {spacing.xs}', md: '{spacing.lg} {spacing.lg} 12px' },
      _print: { breakInside: 'avoid' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      overflowWrap: 'anywhere',
    },
    header: { display: 'flex', alignItems: 'center', gap: '12px' },
    icon: { display: 'grid', flex: 'none', placeItems: 'center', width: '40px', height: '40px', borderRadius: 'md' },
    // The subject of a tip is less prominent than the tip itself.
    title: { ...minor, color: 'fg.muted' },
    tip: { display: 'grid', gap: 'xs', _print: { breakInside: 'avoid' } },
    tipTitle: { textStyle: 'question', fontWeight: '700' },
    others: { display: 'grid', gap: 'md' },
    because: { color: 'fg.muted' },
    evidence: { display: 'block', textStyle: 'small' },
  },
  variants: {
    tint: {
      mango: { icon: { backgroundColor: 'tint.mango' } },
      indigo: { icon: { backgroundColor: 'tint.indigo' } },
      hibiscus: { icon: { backgroundColor: 'tint.hibiscus' } },
      leaf: { icon: { backgroundColor: 'tint.leaf' } },
    },
  },
})
