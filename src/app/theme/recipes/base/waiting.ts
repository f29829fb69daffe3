import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { buttonRow } from './button.ts'

/** The waiting screen: an animated line drawing, and the stages with ticks. */
export const analysing = defineSlotRecipe({
  slots: ['root', 'art', 'title', 'lead', 'stages', 'stage'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: 'md',
      padding: { base: '28px 24px', md: '{spacing.2xl}' },
      borderRadius: 'xl',
      backgroundColor: 'bg.hero',
      color: 'fg.onHero',
      '--art-tile': 'colors.bg.hero',
    },
    art: {
      width: '120px',
      height: '120px',
      color: 'inherit',
      '--length': '460px',
      strokeDasharray: 'var(--length)',
      _motionSafe: { animation: 'draw 5s {easings.out} both' },
    },
    title: { textStyle: 'title', outline: 'none' },
    lead: { textStyle: 'lead', maxWidth: 'measure' },
    stages: { display: 'grid', gap: 'xs' },
    stage: {
      display: 'grid',
      gridTemplateColumns: '{sizes.icon} minmax(0, 1fr)',
      gap: 'xs',
      alignItems: 'center',
    },
  },
  variants: {
    state: {
      waiting: { stage: { paddingInlineStart: '32px', gridTemplateColumns: 'minmax(0, 1fr)' } },
      now: { stage: { fontWeight: 'bold' } },
      done: {},
    },
  },
})

/** The card for empty and failed states. */
export const stateCard = defineSlotRecipe({
  slots: ['root', 'art', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: '10px',
      padding: { base: '24px 20px', md: 'xl' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      '--art-tile': 'colors.bg.panel',
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    art: { width: '180px' },
    title: { outline: 'none' },
    text: { color: 'fg.muted', maxWidth: '30rem' },
    actions: { ...buttonRow, justifyContent: 'center', width: '100%', marginTop: '2xs' },
  },
  variants: {
    align: {
      start: {
        root: { justifyItems: 'start', textAlign: 'start' },
        art: { width: '96px', aspectRatio: '4 / 3' },
        actions: { justifyContent: 'start' },
      },
    },
  },
})
