import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The message about a wrong value: an icon and a text, above the control. */
export const errorMessage = {
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  textStyle: 'small',
  fontWeight: 'bold',
  color: 'status.danger.text',
  gap: '6px',
  '& > svg': { width: '18px', height: '18px', marginTop: '1px' },
} as const

const growing = { resize: 'vertical', fieldSizing: 'content', maxHeight: '24rem' } as const

export const field = defineSlotRecipe({
  slots: ['input', 'count'],
  base: {
    input: {
      display: 'block',
      width: '100%',
      marginBottom: 'xs',
      minHeight: 'target',
      padding: '10px 14px',
      border: '2px solid {colors.border.control}',
      borderRadius: 'md',
      backgroundColor: 'bg.panel',
      color: 'inherit',
      font: 'inherit',
      clear: 'both',
      '&[aria-invalid=true]': { borderColor: 'status.danger.border' },
    },
    count: { textStyle: 'small', color: 'fg.muted' },
  },
  variants: {
    // For a postcode or a word: about as wide as its value.
    length: { short: { input: { maxWidth: '12rem' } } },
    // As tall as the expected text, and taller when more is written.
    lines: {
      few: { input: { ...growing, minHeight: '8rem' } },
      many: { input: { ...growing, minHeight: '14rem' } },
    },
    state: { over: { count: { color: 'status.danger.text', fontWeight: 'bold' } } },
  },
})
