import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

/** The list of answers before they are sent: each question is above its answer, with the button beside both. */
export const review = defineSlotRecipe({
  slots: ['list', 'item', 'question', 'answer', 'missing', 'note', 'change'],
  base: {
    list: {
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      paddingInline: { base: '20px', md: 'xl' },
      [forced]: { borderColor: 'CanvasText' },
    },
    item: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 'md',
      rowGap: '4px',
      paddingBlock: 'md',
      overflowWrap: 'anywhere',
      '& + &': { borderTop: '1px solid {colors.border.default}' },
    },
    question: { gridColumn: '1', fontWeight: 'bold', textWrap: 'pretty' },
    answer: { gridColumn: '1', maxWidth: 'measure', whiteSpace: 'pre-line' },
    missing: { gridColumn: '1', color: 'fg.muted' },
    note: { display: 'block', textStyle: 'small', color: 'fg.muted' },
    change: { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'start' },
  },
})
