import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { resultWaits } from '#app/theme/media.ts'
import { marker } from './text-page.ts'
import { wholeStrands } from './whole-strands.ts'

/** Places the drawing on the lower edge beside the words, where there is room. */
const besideWords = {
  position: { lg: 'absolute' },
  insetInlineEnd: '32px',
  bottom: '0',
  width: '36%',
  minHeight: '0',
  aspectRatio: '7 / 6',
}

const paneAndForm = 'minmax(0, 5fr) minmax(0, 4fr)'

/** A page with one form: the heading on the coloured background, the form below or beside it. */
export const formPage = defineSlotRecipe({
  slots: ['root', 'pane', 'fringe', 'copy', 'title', 'lead', 'points', 'art', 'drawing', 'body', 'aside'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 4fr) minmax(0, 5fr)',
        lg: paneAndForm,
      },
      minHeight: '100%',
      // Nothing jumps when one form follows another.
      alignContent: { md: 'start' },
      gap: { base: 'md', md: 'lg', lg: '2xl' },
      paddingBlock: { base: '12px {spacing.xl}', md: '40px {spacing.2xl}' },
    },
    pane: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: { md: 'auto auto 1fr' },
      position: 'relative',
      overflow: 'hidden',
      borderRadius: { base: 'lg', md: 'xl' },
      backgroundColor: 'bg.hero',
      color: 'fg.onHero',
      '--art-tile': 'colors.bg.hero',
    },
    // Small on a phone, so that the first field is on the first screen. Mango lines would be invisible on the mango background; the
    // other drawing needs mango for its faces.
    fringe: {
      display: 'flex',
      width: '100%',
      maxWidth: wholeStrands,
      marginInline: 'auto',
      height: { base: '36px', md: '92px' },
      overflow: 'hidden',
      // Shows the strands in full, down to their ends.
      '& > svg': { mdDown: { width: '240px', height: '46px' } },
      '--art-mango': 'colors.art.mangoOnHero',
      _print: { display: 'none' },
    },
    copy: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: { base: 'xs', md: 'sm' },
      padding: { base: '12px 20px 16px', md: '24px 32px' },
      overflowWrap: 'break-word',
    },
    title: { textStyle: 'title', outline: 'none' },
    lead: { textStyle: { base: 'body', md: 'lead' }, maxWidth: 'measure', textWrap: 'pretty' },
    points: { mdDown: { marginTop: '2xs' } },
    art: { _print: { display: 'none' } },
    body: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: 'md', md: 'lg' },
      alignContent: 'start',
      // A message in place of the form has a frame of its own.
      '& > .card:has(> .note__root:only-child)': { padding: '0', border: '0', backgroundColor: 'transparent' },
      // A link continues the question before it, and begins at the edge where it wraps.
      '& :is(li, p) > .button--variant_quiet': { paddingInline: '0' },
    },
  },
  variants: {
    // For sober occasions, such as a complaint: no coloured background, and the form is below the heading in one column.
    mood: {
      quiet: {
        // Aligned to the top, so that the heading is where it was on the page before.
        root: { gridTemplateColumns: { md: '30rem' }, justifyContent: 'center', alignContent: 'start', rowGap: 'lg' },
        pane: { borderRadius: '0', backgroundColor: 'transparent', color: 'fg.default' },
        copy: { padding: '8px 0 0', gap: 'xs' },
        lead: { color: 'fg.muted' },
      },
    },
    // A text is below the heading, and the form is beside both.
    beside: {
      text: {
        root: {
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          gridTemplateRows: { md: 'auto 1fr' },
        },
        body: { gridColumn: { md: '2' }, gridRow: { md: '1 / span 2' } },
        aside: { '& li::marker': marker },
      },
      // The drawing is beside the heading.
      nothing: {
        root: { gridTemplateColumns: 'minmax(0, 1fr)' },
        pane: {
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'center',
          '--r-colors-accent-text': 'currentColor',
        },
        fringe: { gridColumn: { md: '1 / -1' } },
        // The links are aligned with the text.
        copy: {
          '& .button--variant_quiet': { paddingInline: '0', marginInlineStart: '-2px' },
          '& > ul': { marginTop: 'sm' },
        },
      },
    },
    art: {
      // The drawing is on the lower edge, in the room that the words leave. On a phone it is beside the words if they fit on one line
      // there; otherwise it wraps to a row that has no height.
      beside: {
        pane: { display: { base: 'flex', md: 'grid' }, flexWrap: 'wrap', minHeight: { md: '500px' } },
        copy: {
          flex: '1 1 auto',
          '& :is(.waiting-result__text, .waiting-result__keeps)': {
            [resultWaits]: { maxWidth: { lg: '58%' } },
          },
        },
        art: {
          position: 'relative',
          width: { base: '103px', md: 'auto' },
          minHeight: { md: '180px' },
          marginInlineEnd: { base: '12px', md: '0' },
          // Beside the last lines of a result that waits.
          [resultWaits]: besideWords,
        },
        drawing: {
          position: 'absolute',
          insetInline: '0',
          bottom: '-2px',
          // Without the ribbon on a phone, where the fringe is next to it.
          '--art-ribbon': { mdDown: 'none' },
          width: 'auto',
          height: '100%',
          maxHeight: { base: '88px', md: '256px', lg: '309px' },
          marginInline: 'auto',
        },
      },
      // The drawing is part of the message of the page.
      always: {
        pane: { '--art-mango': 'colors.art.mangoOnHero' },
        drawing: {
          maxWidth: { base: '240px', md: '360px', lg: '480px' },
          marginInline: 'auto',
          padding: '0 24px 32px',
        },
      },
    },
    // On a tablet, too, the form is below the heading: beside it, the coloured background would be far higher than the form.
    height: {
      low: {
        root: { gridTemplateColumns: { md: 'minmax(0, 42rem)', lg: paneAndForm }, justifyContent: { md: 'center' } },
        pane: { display: { md: 'flex', lg: 'grid' }, minHeight: { md: '0', lg: '380px' } },
        copy: { flex: { md: '1 1 0' }, paddingInlineEnd: { lg: '38%' } },
        art: {
          width: { md: '240px' },
          marginInlineEnd: { md: 'md', lg: '0' },
          lg: { ...besideWords, position: 'absolute', insetInlineEnd: '16px', width: '34%' },
        },
        body: { alignContent: { lg: 'center' } },
      },
    },
    // The waiting result replaces the lead. It also replaces the drawing, except on wide pages, which have room for both.
    waiting: {
      yes: {
        copy: { [resultWaits]: { gap: 'sm', paddingBlock: { mdDown: '8px 12px' } } },
        lead: { [resultWaits]: { display: 'none' } },
        art: { lgDown: { [resultWaits]: { display: 'none' } } },
      },
    },
  },
})
