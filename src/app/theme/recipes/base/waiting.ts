import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { low } from '#app/theme/media.ts'
import { springs } from '#app/theme/motion.ts'
import { buttonRow } from './button.ts'

/**
 * Fills the window from its place in a column, down to the lower edge, without a width of its own that could scroll: a shadow has no
 * size. The top is the padding of the page.
 */
const field: SystemStyleObject = {
  backgroundColor: 'bg.hero',
  boxShadow: '0 0 0 100vmax {colors.bg.hero}',
  clipPath: 'inset(-28px -100vmax -100vmax)',
}

/**
 * The waiting screen: a field of colour that fills the window, a line drawing, and the stages with ticks. The greeting of the result
 * takes the same place on a phone (recipes/result/result.ts).
 */
export const analysing = defineSlotRecipe({
  slots: ['root', 'art', 'title', 'lead', 'stages', 'stage', 'sign', 'countdown'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
      gap: '10px {spacing.2xl}',
      padding: '104px 0 0',
      color: 'fg.onHero',
      '--art-tile': 'colors.bg.hero',
      ...field,
      '& > *': { gridColumn: { md: '1' } },
    },
    art: {
      // On a wide screen into the margin of the page, which is at least 190 px.
      width: { base: '100%', xl: '125%' },
      // Of a window of 640 px the rest of the screen takes 570 px.
      height: { base: 'clamp(64px, 100vh - 580px, 240px)', md: 'auto' },
      maxHeight: { md: 'min(44rem, 72vh)' },
      color: 'art.hibiscus',
      // Of the mark of the example brand, in its own units.
      '--length': '200px',
      _motionSafe: { animation: 'draw 5s linear both', strokeDasharray: 'var(--length)' },
      '@media (min-width: 48rem)': { gridColumn: '2', gridRow: '1 / span 4' },
    },
    title: { textStyle: 'title', outline: 'none' },
    // The lead becomes shorter at the end, and the drawing is to stay where it is.
    lead: {
      textStyle: 'lead',
      maxWidth: 'measure',
      minHeight: { base: '5.1rem', md: '6.8rem' },
      [low]: { minHeight: '0' },
    },
    stages: { display: 'grid', gap: { base: 'sm', md: 'lg' }, [low]: { gap: '4px' } },
    stage: {
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr)',
      gap: 'sm',
      alignItems: 'center',
    },
    sign: {
      display: 'grid',
      placeItems: 'center',
      width: '28px',
      height: '28px',
      border: '2px solid currentColor',
      borderRadius: 'pill',
      opacity: '0.55',
      '& > svg': { width: '18px', height: '18px' },
    },
    countdown: { textStyle: 'small', minHeight: '1.45em' },
  },
  variants: {
    state: {
      waiting: {},
      now: { stage: { fontWeight: 'bold' }, sign: { opacity: '1', borderStyle: 'dashed' } },
      done: {
        sign: {
          opacity: '1',
          backgroundColor: 'fg.onHero',
          borderColor: 'fg.onHero',
          color: 'bg.hero',
          ...springs,
        },
      },
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
      justifyItems: 'start',
      gap: '10px {spacing.xl}',
      padding: { base: '24px 20px', md: 'xl' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      '--art-tile': 'colors.bg.panel',
      overflowWrap: 'anywhere',
    },
    art: { width: '160px', aspectRatio: '3 / 2' },
    title: { outline: 'none' },
    text: { color: 'fg.muted', maxWidth: '30rem' },
    actions: { ...buttonRow, width: '100%', marginTop: '2xs' },
  },
  variants: {
    size: {
      // Beside the heading, so that a button is near on the smallest phone.
      small: {
        root: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
          gap: '10px {spacing.sm}',
          '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
        },
        art: { width: '72px' },
      },
      // Where there is room the drawing stands beside the text. Instructions are in a narrow column, which has none.
      medium: {
        root: { gridTemplateColumns: { lg: 'auto minmax(0, 1fr)' }, '& > *': { gridColumn: { lg: '2' } } },
        art: { '@media (min-width: 64rem)': { gridColumn: '1', gridRow: '1 / span 3' } },
      },
    },
  },
})
