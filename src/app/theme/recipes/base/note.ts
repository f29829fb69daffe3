import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { buttonRow } from './button.ts'

const tone = (status: string) => ({
  root: { backgroundColor: `status.${status}.bg`, borderColor: `status.${status}.border` },
  icon: { color: `status.${status}.text` },
})

export const note = defineSlotRecipe({
  slots: ['root', 'icon', 'body', 'title', 'actions'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '{sizes.icon} minmax(0, 1fr)',
      gap: 'sm',
      padding: 'md',
      borderInlineStartStyle: 'solid',
      borderInlineStartWidth: '6px',
      borderRadius: 'md',
      overflowWrap: 'anywhere',
    },
    icon: { marginTop: '1px' },
    body: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2xs',
    },
    title: {
      fontFamily: 'body',
      fontSize: '1rem',
      fontWeight: 'bold',
      lineHeight: '1.55',
      textWrap: 'balance',
      letterSpacing: '0',
      outline: 'none',
    },
    actions: { ...buttonRow, marginTop: 'xs' },
  },
  variants: {
    status: { info: tone('info'), success: tone('success'), warning: tone('warning'), danger: tone('danger') },
  },
})
