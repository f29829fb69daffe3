import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { appears, rises } from '#app/theme/motion.ts'

export const dialog = defineSlotRecipe({
  slots: ['root', 'body', 'actions'],
  base: {
    root: {
      width: 'min(100% - {sizes.gutter} * 2, 30rem)',
      maxHeight: 'calc(100dvh - 40px)',
      margin: 'auto',
      paddingTop: { base: 'lg', md: 'xl' },
      paddingInline: { base: '20px', md: 'xl' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.raised',
      color: 'fg.default',
      boxShadow: 'raised',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      overflowWrap: 'break-word',
      '&[open]': rises,
      '&::backdrop': { backgroundColor: '#15121999', ...appears },
    },
    body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'sm', marginBottom: '1.5rem' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 'sm',
      // Sticky, so that the safe button, which has the initial focus, is visible however long the text is.
      position: 'sticky',
      bottom: 0,
      paddingBottom: { base: 'lg', md: 'xl' },
      backgroundColor: 'bg.raised',
      // The text fades out above the buttons, which shows that there is more even if their edge falls between two lines.
      boxShadow: '0 -1rem 1rem {colors.bg.raised}',
      '& > button': { flex: { base: '1 1 100%', md: '0 1 auto' } },
    },
  },
})
