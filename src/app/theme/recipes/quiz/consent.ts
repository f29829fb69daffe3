import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

/** Two equal choices: same size and colours, none preselected. */
export const consent = defineSlotRecipe({
  slots: [
    'root',
    'title',
    'facts',
    'label',
    'fact',
    'details',
    'whole',
    'choices',
    'choice',
    'box',
    'status',
    'withdraw',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'sm',
      padding: { base: '16px 20px', md: 'xl' },
      borderRadius: 'lg',
      // A ground of its own in place of the border of questions: it asks what may be done with their answers.
      backgroundColor: 'bg.tile',
      overflowWrap: 'break-word',
    },
    // The words beside the lock.
    title: {
      display: 'flex',
      alignItems: 'center',
      gap: 'sm',
      textStyle: 'question',
      '& > svg': {
        width: '40px',
        height: '40px',
        padding: '9px',
        borderRadius: 'sm',
        backgroundColor: 'tint.indigo',
        color: 'accent.text',
      },
    },
    // Beside each other where there is room for three, as the answers below are.
    facts: {
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(auto-fit, minmax(10rem, 1fr))' },
      gap: { base: '2xs', md: 'md' },
      textStyle: 'small',
    },
    label: {
      display: { base: 'inline', md: 'block' },
      fontWeight: 'bold',
      mdDown: { '&::after': { content: '": "' } },
    },
    // On a phone it goes on after the label and a colon. Elsewhere it is a block of its own, and only a block has a first letter.
    fact: { color: 'fg.muted', mdDown: { display: 'inline' }, _firstLetter: { textTransform: 'uppercase' } },
    // Quieter than the two answers.
    details: { marginBlock: '-10px', '& > summary': { textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' } },
    whole: { paddingBottom: 'sm' },
    choices: {
      display: 'grid',
      // Beside each other where each answer fits on a line.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
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
    status: { minHeight: '1.45em' },
    // The target of the link is higher than its words, which belong to the sentence above, also on two lines. Forced colours show its border.
    withdraw: { marginBlock: '-4px', '& > button': { paddingBlock: '10px' } },
  },
})
