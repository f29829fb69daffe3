import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'
import { errorMessage } from '#app/theme/recipes/base/field.ts'

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
      // The hint is nearer to its question than to the answers. Set here, because a margin on an element that clears a float has no
      // effect.
      '&:has(+ p, + details)': { marginBottom: '4px' },
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
    hint: { marginBottom: '14px', color: 'fg.muted', maxWidth: 'measure' },
    error: {
      ...errorMessage,
      marginBottom: '14px',
    },
    why: {
      marginBlock: '-14px 2px',
      // Less prominent than the answers.
      '& > summary': { textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' },
      '& > p': { maxWidth: 'measure', paddingBottom: 'xs', color: 'fg.muted' },
    },
    // Always rendered, and only made visible, because inserting it at the first answer cost a layout of the page. It lies on the
    // edge of the card, so that it needs no row there; its target extends above and below the edge.
    clear: {
      visibility: 'hidden',
      position: 'absolute',
      bottom: '-16px',
      insetInlineStart: { base: '20px', md: 'xl' },
      minHeight: '32px',
      paddingInline: 'sm',
      '&::after': { content: '""', position: 'absolute', inset: '-6px -4px' },
      border: 'inherit',
      borderRadius: 'pill',
      backgroundColor: 'bg.panel',
      color: 'accent.text',
      fontSize: '0.875rem',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
    },
  },
  variants: {
    answered: {
      yes: { clear: { visibility: 'visible' } },
    },
  },
})
