import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'

/** A page header on the coloured background, with a fringe below it. */
export const pageHeader = defineSlotRecipe({
  slots: ['root', 'inner', 'title', 'lead', 'fringe'],
  base: {
    root: { backgroundColor: 'bg.hero', color: 'fg.onHero' },
    inner: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'sm',
      paddingBlock: { base: '20px {spacing.xl}', md: '{spacing.xl} {spacing.2xl}' },
    },
    title: { textStyle: 'hero', outline: 'none', hyphens: 'manual' },
    lead: { textStyle: 'lead', maxWidth: 'measure' },
    fringe: {
      display: 'flex',
      height: '92px',
      overflow: 'hidden',
      backgroundColor: 'bg.page',
      '--art-tile': 'colors.bg.page',
    },
  },
})

/** Text on one side, its content on the other. */
export const split = defineSlotRecipe({
  slots: ['root', 'copy', 'text'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.15fr)' },
      alignItems: 'start',
      gap: { base: 'xl', lg: '3xl' },
    },
    copy: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'md',
      // Scrolls along with longer content beside it.
      position: { lg: 'sticky' },
      top: { lg: 'xl' },
    },
    text: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure' },
  },
})

/** A grid of pictures, two in a row on a phone. */
export const gallery = defineSlotRecipe({
  slots: ['root', 'item', 'pane', 'label'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
        lg: 'repeat(2, minmax(0, 1fr))',
      },
      gap: { base: '12px', md: 'md' },
    },
    item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'xs', textAlign: 'center' },
    pane: {
      padding: '10px',
      borderRadius: 'lg',
      backgroundColor: 'bg.raised',
      '--art-tile': 'colors.bg.raised',
      [forced]: { border: '1px solid CanvasText' },
    },
    label: { textStyle: 'label' },
  },
})

/** Assurances: an icon, a title, a sentence. */
export const points = defineSlotRecipe({
  slots: ['root', 'point', 'icon', 'text'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    point: {
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr)',
      gap: '{spacing.2xs} {spacing.md}',
      paddingBlock: '20px',
      borderTop: '1px solid {colors.border.default}',
      '& > *': { gridColumn: '2' },
      '&:first-child': { borderTop: '0', paddingTop: '0' },
    },
    icon: {
      gridArea: '1 / 1 / span 2',
      display: 'grid',
      placeItems: 'center',
      width: '40px',
      height: '40px',
      borderRadius: 'pill',
      backgroundColor: 'highlight.solid',
      color: 'highlight.on',
    },
    text: { color: 'fg.muted', maxWidth: 'measure' },
  },
})

/** A text in parts: the heading on one side, the text on the other. */
export const article = defineSlotRecipe({
  slots: ['root', 'part', 'side', 'art'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    part: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.15fr)' },
      alignItems: 'start',
      gap: { base: 'md', lg: '3xl' },
      paddingBlock: { base: 'xl', md: '2xl' },
      borderTop: '1px solid {colors.border.default}',
      '&:first-child': { borderTop: '0' },
    },
    side: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 'md' },
    art: { width: { base: '8rem', lg: '10rem' }, borderRadius: 'xl' },
  },
})
