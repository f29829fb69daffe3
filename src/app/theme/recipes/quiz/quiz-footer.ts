import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { phone, tall } from '#app/theme/media.ts'

export const quizFooter = defineSlotRecipe({
  slots: ['root', 'inner', 'note'],
  base: {
    root: {
      zIndex: '2',
      // Closer to the last question than a page without buttons is to its end.
      marginTop: '-40px',
      paddingBlock: { base: '12px calc(12px + env(safe-area-inset-bottom))', md: '12px {spacing.xl}' },
      backgroundColor: 'bg.page',
      borderTop: { base: '1px solid {colors.border.default}', md: '0' },
      [tall]: { position: { base: 'sticky', md: 'static' }, bottom: '0' },
      [phone]: { paddingBlock: '3px calc(3px + env(safe-area-inset-bottom))' },
      _print: { display: 'none' },
    },
    inner: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 'sm',
      // On a phone Next fills the row; on a wide page it is at the end.
      '& > button:last-of-type': {
        flex: { base: '1', md: 'none' },
        minWidth: 'min-content',
        marginInlineStart: { md: 'auto' },
      },
    },
    note: { flexBasis: '100%', textStyle: 'small', color: 'fg.muted' },
  },
})
