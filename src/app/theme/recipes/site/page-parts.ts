import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'
import { wholeStrands } from './whole-strands.ts'

/** A page header on the coloured background, with a fringe below it. */
export const pageHeader = defineSlotRecipe({
  slots: ['root', 'inner', 'title', 'lead', 'picture', 'fringe'],
  base: {
    root: { backgroundColor: 'bg.hero', color: 'fg.onHero', '--art-tile': 'colors.bg.hero' },
    inner: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'sm',
      paddingBlock: { base: '20px {spacing.lg}', md: '{spacing.xl} {spacing.2xl}' },
    },
    title: { textStyle: 'hero', outline: 'none', hyphens: 'manual' },
    lead: { textStyle: 'lead', maxWidth: 'measure', textWrap: 'balance' },
    // On the lower edge, in a second column that exists only if there is a picture. It spans the padding above and below the words.
    picture: {
      display: { mdDown: 'none' },
      gridArea: '1 / 2 / 3',
      alignSelf: 'end',
      width: { md: '210px', lg: '364px' },
      height: { md: '120px', lg: '208px' },
      marginBlock: '-48px',
    },
    fringe: {
      display: 'flex',
      maxWidth: wholeStrands,
      marginInline: 'auto',
      height: '92px',
      // The strands of the drawing end above the lowest 24 px.
      marginBottom: '-24px',
      overflow: 'hidden',
      backgroundColor: 'bg.page',
      // Continues the colour of the page on both sides.
      boxShadow: '-24px 0 {colors.bg.page}, 24px 0 {colors.bg.page}',
      '--art-tile': 'colors.bg.page',
      // Mango lines would hardly be seen on the page.
      '--art-mango': 'colors.art.mangoOnHero',
    },
  },
})

/** All pages about the company have these columns, so that their right columns begin at the same edge. */
const columns = 'minmax(0, 1fr) minmax(0, 1.15fr)'

/** Text on one side, its content on the other. */
export const split = defineSlotRecipe({
  slots: ['root', 'copy', 'text'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: columns },
      alignItems: 'start',
      gap: { base: '2xl', lg: '3xl' },
    },
    copy: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'md' },
    text: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure' },
  },
  variants: {
    // There is only a heading, so the content follows it closely.
    copy: { heading: { root: { rowGap: 'md' } } },
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
  slots: ['point', 'icon', 'text'],
  base: {
    point: {
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr)',
      gap: '{spacing.2xs} {spacing.md}',
      paddingBlock: { base: '20px', lg: 'xl' },
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
    // A link goes to the next line as a whole.
    text: { color: 'fg.muted', maxWidth: 'measure', '& > a': { display: 'inline-block' } },
  },
})

const wholeRow = { gridColumn: '1 / -1' }

const partDistance = { base: '56px', md: '88px' }

/** A text in parts, in two columns where there is room. The first may lead: larger, on a tint, over the whole row. */
export const article = defineSlotRecipe({
  slots: ['root', 'column', 'part', 'art', 'body'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: columns },
      rowGap: partDistance,
      columnGap: '3xl',
      paddingBlock: partDistance,
      '& h2': { fontSize: 'clamp(1.375rem, 1rem + 1vw, 1.75rem)' },
    },
    column: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: partDistance,
    },
    part: {
      display: 'grid',
      gridTemplateColumns: '4.5rem minmax(0, 1fr)',
      alignContent: 'start',
      alignItems: 'center',
      gap: '{spacing.md}',
      // Without a drawing the heading starts at the edge.
      '& > h2:first-child': wholeRow,
    },
    art: { padding: '8px', borderRadius: 'md', border: '0' },
    body: { ...wholeRow, '& > .button': { marginTop: 'lg' } },
  },
  variants: {
    part: {
      /** The last part, when there is no other part beside it. */
      whole: { part: wholeRow },
      lead: {
        part: {
          ...wholeRow,
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: columns },
          columnGap: '3xl',
          padding: { base: '20px', md: '{spacing.xl} 0' },
          borderRadius: 'xl',
          backgroundColor: 'tint.mango',
          [forced]: { border: '1px solid CanvasText' },
          '& > h2': { alignSelf: { md: 'end' } },
        },
        // The tint extends beyond the columns, but the words keep to them.
        art: {
          gridRow: { md: 'span 2' },
          padding: '0',
          marginInlineStart: { md: 'xl' },
          backgroundColor: 'transparent',
          // Has the aspect ratio of the drawing, which is wider than it is high.
          '& > svg': { aspectRatio: { base: '3 / 2', md: '4 / 3' } },
        },
        body: { gridColumn: { md: '2' }, alignSelf: 'start', paddingInlineEnd: { md: 'xl' }, textStyle: 'lead' },
      },
    },
  },
})
