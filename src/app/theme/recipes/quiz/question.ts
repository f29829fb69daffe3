import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

export const question = defineSlotRecipe({
  slots: ['root', 'title', 'mark', 'changed', 'hint', 'why', 'clear'],
  base: {
    root: {
      position: 'relative',
      // Painted as one: what changes in one question has the others taken from before.
      isolation: 'isolate',
      minWidth: '0',
      margin: '0',
      padding: { base: '24px 20px', md: 'xl' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      overflowWrap: 'break-word',
      [forced]: { borderColor: 'CanvasText' },
    },
    // A legend is drawn on the border of its fieldset; a floated one is not.
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
    why: { marginBlock: '-6px 10px', '& > p': { maxWidth: 'measure', paddingBottom: 'xs', color: 'fg.muted' } },
    // It is there from the start and only not seen: putting it there at the first answer cost a layout of the page.
    clear: {
      visibility: 'hidden',
      position: 'absolute',
      bottom: '4px',
      insetInlineStart: { base: '12px', md: '24px' },
      minHeight: 'targetDense',
      paddingInline: 'xs',
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
      // The button comes and goes in a place of its own, so that the next question stays where it is.
      yes: { root: { paddingBottom: '52px' } },
    },
    answered: {
      yes: { clear: { visibility: 'visible' } },
    },
  },
})
