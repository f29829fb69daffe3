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
      // A background of its own instead of the border that questions have: a consent is not a question of the quiz.
      backgroundColor: 'bg.tile',
      overflowWrap: 'break-word',
    },
    // The title, beside the drawing of a lock.
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
    // The facts are side by side where there is room, as the answers below them are.
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
    // On a phone the fact continues the line of its label, after a colon. Elsewhere it is a block and begins with a capital;
    // `::first-letter` has no effect on inline elements.
    fact: { color: 'fg.muted', mdDown: { display: 'inline' }, _firstLetter: { textTransform: 'uppercase' } },
    // Quieter than the two answers.
    details: { marginBlock: '-10px', '& > summary': { textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' } },
    whole: { paddingBottom: 'sm' },
    choices: {
      display: 'grid',
      // Side by side where each answer fits on a line.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      gap: '10px',
    },
    // The element also has the class of an option.
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
    // The target of the link is higher than its label. The negative margin keeps the label close to the sentence above, to which it
    // belongs.
    withdraw: { marginBlock: '-4px', '& > button': { color: 'status.danger.text' } },
  },
})
