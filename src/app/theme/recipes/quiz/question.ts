import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

export const question = defineSlotRecipe({
  slots: ['root', 'title', 'mark', 'changed', 'hint', 'error', 'why', 'clear'],
  base: {
    root: {
      position: 'relative',
      // A stacking context of its own, so that a change in one question does not repaint the others.
      isolation: 'isolate',
      minWidth: '0',
      margin: '0',
      padding: { base: '20px', md: 'xl' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      overflowWrap: 'break-word',
      [forced]: { borderColor: 'CanvasText' },
    },
    // Browsers place a legend on the border of its fieldset, unless it floats.
    title: {
      float: 'left',
      width: '100%',
      padding: '0',
      marginBottom: '14px',
      textStyle: 'question',
      textWrap: 'balance',
      '& + *': { clear: 'both' },
    },
    mark: { textStyle: 'small', color: 'fg.muted', fontFamily: 'body', whiteSpace: 'nowrap' },
    changed: {
      display: 'inline-block',
      marginInlineStart: 'xs',
      padding: '2px 10px',
      borderRadius: 'pill',
      backgroundColor: 'highlight.solid',
      color: 'highlight.on',
      textStyle: 'small',
      fontFamily: 'body',
      fontWeight: 'bold',
      verticalAlign: 'middle',
    },
    hint: { marginBottom: '14px', color: 'fg.muted', maxWidth: 'measure', textWrap: 'pretty' },
    error: {
      display: 'grid',
      gridTemplateColumns: '18px minmax(0, 1fr)',
      gap: '6px',
      marginBottom: '14px',
      textStyle: 'small',
      fontWeight: 'bold',
      color: 'status.danger.text',
      '& > svg': { width: '18px', height: '18px', marginTop: '1px' },
    },
    why: {
      marginBlock: '-6px 10px',
      // Quieter than the answers.
      '& > summary': { textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' },
      '& > p': { maxWidth: 'measure', paddingBottom: 'xs', color: 'fg.muted' },
    },
    // Always rendered, and only made visible: inserting it at the first answer cost a layout of the page. It lies in the
    // padding of the card, which would be there without it, and can be pressed in the gap below the card, too.
    clear: {
      visibility: 'hidden',
      position: 'absolute',
      bottom: '2px',
      insetInlineStart: { base: '12px', md: '24px' },
      minHeight: '30px',
      paddingInline: 'xs',
      '&::after': { content: '""', position: 'absolute', inset: '0 -4px -16px' },
      borderRadius: 'sm',
      color: 'accent.text',
      fontWeight: 'bold',
      fontSize: '0.875rem',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
    },
  },
  variants: {
    clearable: {
      // As high as the button at any text size, so that the next question does not move.
      yes: { root: { paddingBottom: 'max(34px, 1.25rem + 14px)' } },
    },
    answered: {
      yes: { clear: { visibility: 'visible' } },
    },
  },
})
