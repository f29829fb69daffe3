import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

/** Two equal choices: same size and colours, none preselected. */
export const consent = defineSlotRecipe({
  slots: [
    'root',
    'title',
    'mark',
    'body',
    'facts',
    'label',
    'fact',
    'details',
    'whole',
    'choices',
    'choice',
    'box',
    'status',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'sm',
      // The border is a pixel thicker than that of other cards: their contents begin at the same place.
      padding: { base: '16px 19px', md: '31px' },
      border: '2px solid {colors.accent.border}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      overflowWrap: 'break-word',
    },
    title: { textStyle: 'question' },
    mark: { marginInlineStart: 'xs', textStyle: 'small', color: 'fg.muted', fontFamily: 'body' },
    body: { maxWidth: 'measure' },
    facts: { display: 'grid', gap: '2xs', textStyle: 'small', maxWidth: 'measure' },
    label: { display: 'inline', fontWeight: 'bold', '&::after': { content: '": "' } },
    fact: { display: 'inline', color: 'fg.muted' },
    details: { marginBlock: '-10px' },
    whole: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'sm', paddingBottom: 'sm' },
    choices: {
      display: 'grid',
      // Beside each other where each answer fits on a line.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
      gap: '10px',
    },
    // Has the class of an option, too.
    choice: {
      textAlign: 'start',
      '&[aria-pressed=true]': {
        borderColor: 'accent.border',
        fontWeight: 'bold',
        [forced]: { outline: '2px solid Highlight', outlineOffset: '-6px' },
      },
    },
    box: {
      flex: 'none',
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
