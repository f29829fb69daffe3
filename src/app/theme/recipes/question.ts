import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

export const question = defineSlotRecipe({
  slots: ['root', 'title', 'mark', 'changed', 'hint', 'why', 'clear'],
  base: {
    root: {
      position: 'relative',
      minWidth: '0',
      margin: '0',
      padding: { base: '24px 20px', md: 'xl' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      overflowWrap: 'break-word',
      // A card that is not on the screen yet waits with its layout: the next step is there sooner.
      contentVisibility: 'auto',
      containIntrinsicHeight: 'auto 22rem',
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
    clear: {
      position: 'absolute',
      bottom: '4px',
      insetInlineStart: { base: '4px', md: '16px' },
      textStyle: 'small',
      fontWeight: 'bold',
    },
  },
  variants: {
    clearable: {
      // The button comes and goes in a place of its own, so that the next question stays where it is.
      yes: { root: { paddingBottom: '52px' } },
    },
  },
})
