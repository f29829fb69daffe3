import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { rises } from '#app/theme/motion.ts'

export const toast = defineSlotRecipe({
  slots: ['region', 'root'],
  base: {
    region: {
      position: 'fixed',
      zIndex: '3',
      insetInline: { base: '{sizes.gutter}', md: 'auto {sizes.gutterWide}' },
      bottom: 'calc({sizes.stickybar} + 12px + env(safe-area-inset-bottom))',
      // The children inherit it, so clicks go to the page below.
      pointerEvents: 'none',
      _print: { display: 'none' },
    },
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: 'sm',
      width: 'fit-content',
      maxWidth: '100%',
      padding: '12px 18px',
      border: '1px solid transparent',
      borderRadius: 'md',
      backgroundColor: 'bg.inverse',
      color: 'fg.inverse',
      fontWeight: 'bold',
      boxShadow: 'raised',
      ...rises,
    },
  },
})
