import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

/** Two equal choices: same size and colours, none preselected. */
export const consent = defineSlotRecipe({
  slots: ['root', 'title', 'mark', 'body', 'choices', 'choice', 'box', 'status'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'md',
      padding: { base: '24px 20px', md: 'xl' },
      border: '2px solid {colors.accent.border}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      overflowWrap: 'break-word',
    },
    title: { textStyle: 'question' },
    mark: { marginInlineStart: 'xs', textStyle: 'small', color: 'fg.muted', fontFamily: 'body' },
    body: { maxWidth: 'measure' },
    choices: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      gap: 'sm',
    },
    choice: {
      display: 'grid',
      gridTemplateColumns: '{sizes.control} minmax(0, 1fr)',
      gap: '14px',
      alignItems: 'center',
      minHeight: '56px',
      padding: '14px {spacing.md}',
      border: '2px solid {colors.border.control}',
      borderRadius: 'md',
      backgroundColor: 'bg.panel',
      color: 'inherit',
      fontWeight: 'medium',
      lineHeight: '1.35',
      textAlign: 'start',
      cursor: 'pointer',
      touchAction: 'manipulation',
      _hover: { borderColor: 'border.strong' },
      '&[aria-pressed=true]': {
        borderColor: 'accent.border',
        backgroundColor: 'accent.subtle',
        boxShadow: 'inset 0 0 0 1px {colors.accent.border}',
        fontWeight: 'bold',
        [forced]: { outline: '2px solid Highlight', outlineOffset: '-6px' },
      },
    },
    box: {
      display: 'grid',
      placeItems: 'center',
      width: 'control',
      height: 'control',
      borderRadius: '50%',
      border: '2px solid {colors.border.control}',
      '& > svg': { display: 'none', width: '16px', height: '16px', strokeWidth: '3.5px' },
      '[aria-pressed=true] > &': {
        backgroundColor: 'accent.solid',
        borderColor: 'accent.solid',
        color: 'accent.on',
        '& > svg': { display: 'block' },
      },
    },
    status: { textStyle: 'small', color: 'fg.muted', minHeight: '1.45em' },
  },
})
