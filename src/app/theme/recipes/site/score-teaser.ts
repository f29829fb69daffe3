import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

export const teaser = defineSlotRecipe({
  slots: ['root', 'note', 'key', 'entry'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'lg',
      padding: { base: '20px', md: 'xl' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'xl',
      backgroundColor: 'bg.panel',
      overflow: 'clip',
      [forced]: { borderColor: 'CanvasText' },
      // The card is narrow enough that the blurred scores beside it can be recognised.
      '& .blurred__card': { maxWidth: '25rem' },
    },
    note: { textStyle: 'small', fontWeight: 'bold', color: 'fg.muted' },
    key: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 'xs' },
    entry: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 11rem) minmax(max-content, 1fr)',
      alignItems: 'center',
      gap: 'sm',
      paddingBlock: 'sm',
      borderTop: '1px solid {colors.border.default}',
      '& > :last-child': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    },
  },
})
