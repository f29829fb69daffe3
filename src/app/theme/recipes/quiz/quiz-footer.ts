import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { tall } from '#app/theme/media.ts'

export const quizFooter = defineSlotRecipe({
  slots: ['root', 'inner', 'action'],
  base: {
    root: {
      zIndex: '2',
      // The buttons are closer to the last question than the end of a page usually is to its content.
      marginTop: '-40px',
      // Together with the header, it takes at most 128 px on a phone.
      paddingBlock: { base: '7px max(7px, env(safe-area-inset-bottom))', md: '12px {spacing.xl}' },
      backgroundColor: 'bg.page',
      borderTop: { base: '1px solid {colors.border.default}', md: '0' },
      [tall]: { position: { base: 'sticky', md: 'static' }, bottom: '0' },
      _print: { display: 'none' },
    },
    inner: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 'sm',
      // On a phone Next fills the row; on a wide page it is at the end.
      '& button': { mdDown: { minHeight: '44px', paddingBlock: '6px' } },
      '& > button:last-of-type': {
        flex: { base: '1', md: 'none' },
        minWidth: 'min-content',
        marginInlineStart: { md: 'auto' },
      },
    },
    action: { display: 'contents' },
  },
})
