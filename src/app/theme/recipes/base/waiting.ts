import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { low } from '#app/theme/media.ts'
import { springs } from '#app/theme/motion.ts'
import { buttonRow } from './button.ts'
import { fillsWindow } from './layout.ts'

/**
 * The layers of the drawing of a strand, one over the other: the part that is drawn, and the part that is still to come. A line with
 * length 100 and dashes of 100 is drawn along itself, because it inherits the offset of the dashes; every other picture is uncovered
 * by the clip path, which is 6 % ahead of such a line.
 */
const layer: SystemStyleObject = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  color: 'inherit',
  // Draws the rest of the strand when its stage is done. The same elements stay, because a new `<use>` is blank for a moment.
  _motionSafe: {
    transition: 'clip-path {durations.calm} {easings.out}, stroke-dashoffset {durations.calm} {easings.out}',
  },
}

/**
 * The waiting screen: a field of colour that fills the window, the stages with ticks, and a strand for each of them. The greeting of
 * the result takes the same place on a phone (recipes/result/result.ts).
 */
export const analysing = defineSlotRecipe({
  slots: ['root', 'art', 'strand', 'dots', 'drawn', 'rest', 'title', 'lead', 'stages', 'stage', 'sign', 'countdown'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      // The last row takes the height by which the drawing exceeds the text.
      gridTemplateRows: { md: 'repeat(4, auto) 1fr' },
      alignItems: 'start',
      gap: '14px {spacing.xl}',
      // Centres the content vertically in a wide window.
      paddingTop: { md: 'max({spacing.3xl}, 50dvh - 294px)' },
      color: 'fg.onHero',
      '--art-tile': 'colors.bg.hero',
      backgroundColor: 'bg.hero',
      ...fillsWindow,
      '& > *': { gridColumn: { md: '1' } },
    },
    art: {
      position: 'relative',
      display: 'flex',
      justifyContent: 'space-around',
      padding: '3px',
      color: 'art.line',
      order: '-1',
      gridColumn: { md: '2' },
      gridRow: { md: '1 / span 5' },
      '& > * > *': layer,
      // The bar from which the strands hang: a border, which forced colours keep.
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0 0 auto',
        border: '3px solid',
        borderRadius: 'pill',
      },
    },
    strand: {
      position: 'relative',
      // Beside the text, the strand has room whatever the height of the window.
      width: { base: 'var(--strand, clamp(24px, 25vh - 110px, 72px))', md: '72px', lg: '112px' },
      aspectRatio: '1 / 4',
      '&:last-child': { color: 'art.hibiscus' },
    },
    rest: {
      clipPath: 'inset(47% 0 0)',
      strokeDashoffset: '-53',
      transform: 'translate(6%, 3%) rotate(7deg)',
    },
    title: { textStyle: 'title', outline: 'none' },
    // The minimum height keeps the list in its place when the lead becomes shorter at the end.
    lead: {
      textStyle: 'lead',
      textWrap: 'balance',
      maxWidth: 'measure',
      minHeight: { base: '5.1rem', lg: '3.4rem' },
      [low]: { minHeight: '0' },
    },
    stages: {
      display: 'grid',
      gap: { base: 'sm', md: 'lg' },
      marginTop: { md: 'lg' },
      [low]: { gap: '4px' },
    },
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
      now: {
        stage: { fontWeight: 'bold' },
        sign: { opacity: '1', borderStyle: 'dashed' },
        strand: { '& > *': { _motionSafe: { animation: 'draw 1s linear' } } },
        // How far the strand is drawn until its stage is done, however long that takes.
        drawn: { clipPath: 'inset(0 0 30%)', strokeDashoffset: '36', '--from': '0 0 90%', '--end': '100' },
        dots: { clipPath: 'inset(63% 0 0)', '--from': '0' },
      },
      done: {
        drawn: { clipPath: 'inset(0)' },
        sign: {
          opacity: '1',
          backgroundColor: 'fg.onHero',
          borderColor: 'fg.onHero',
          color: 'bg.hero',
          ...springs,
        },
      },
      // Smaller on a phone, so that the message of the failure is visible without scrolling.
      failed: {
        art: { '--strand': '28px' },
        drawn: { clipPath: 'inset(0 0 53%)', strokeDashoffset: '60' },
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
      // The drawing is beside the heading, so that the button is not far down on the smallest phone.
      small: {
        root: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
          gap: '10px {spacing.sm}',
          '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
        },
        art: { width: '72px' },
      },
      // Where there is room, the drawing is beside the text. Instructions are in a column that is too narrow for that.
      medium: {
        root: { gridTemplateColumns: { lg: 'auto minmax(0, 1fr)' }, '& > *': { gridColumn: { lg: '2' } } },
        art: { '@media (min-width: 64rem)': { gridColumn: '1', gridRow: '1 / span 3' } },
      },
    },
  },
})
