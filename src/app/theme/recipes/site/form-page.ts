import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { resultWaits } from '#app/theme/media.ts'

/** A page with one form: the heading on the coloured background, the form below or beside it. */
export const formPage = defineSlotRecipe({
  slots: ['root', 'pane', 'fringe', 'copy', 'title', 'lead', 'points', 'art', 'body'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 4fr) minmax(0, 5fr)',
        lg: 'minmax(0, 5fr) minmax(0, 4fr)',
      },
      minHeight: '100%',
      // Always from the top, so that the page does not jump between one form and the next.
      alignContent: { md: 'start' },
      gap: { base: 'md', md: 'lg', lg: '2xl' },
      paddingBlock: { base: '12px {spacing.xl}', md: '40px {spacing.2xl}' },
    },
    pane: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: { md: 'auto 1fr auto' },
      overflow: 'hidden',
      borderRadius: { base: 'lg', md: 'xl' },
      backgroundColor: 'bg.hero',
      color: 'fg.onHero',
      '--art-tile': 'colors.bg.hero',
    },
    // Above a form of a phone it would push the first field down. Mango would be invisible on the mango background; the faces of the
    // other drawing keep theirs.
    fringe: {
      display: { base: 'none', md: 'flex' },
      height: '92px',
      overflow: 'hidden',
      '--art-mango': 'colors.art.mangoOnHero',
      _print: { display: 'none' },
    },
    copy: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: { base: 'xs', md: 'sm' },
      padding: { base: '16px 20px', md: '24px 32px' },
      overflowWrap: 'break-word',
    },
    title: { textStyle: 'title', outline: 'none' },
    lead: { textStyle: { base: 'body', md: 'lead' }, maxWidth: 'measure' },
    // On a phone only while a result waits: without it, the first field is to be on the first screen.
    points: { mdDown: { display: 'none', [resultWaits]: { display: 'grid' } } },
    // Beside the form there is room for it; above the form it would push the first field off the screen.
    art: {
      display: { base: 'none', md: 'block' },
      maxWidth: '360px',
      marginInline: 'auto',
      // It stands on the lower edge.
      marginBottom: '-2px',
      _print: { display: 'none' },
    },
    body: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: 'md', md: 'lg' },
      alignContent: 'start',
      // A message in place of the form has a frame of its own.
      '& > .card:has(> .note__root:only-child)': { padding: '0', border: '0', backgroundColor: 'transparent' },
    },
  },
  variants: {
    // For what nobody celebrates, such as a complaint: the heading on the page, and the form below it in one column.
    mood: {
      quiet: {
        // From the top, so that the heading stands where it stood on the page before.
        root: { gridTemplateColumns: { md: '30rem' }, justifyContent: 'center', alignContent: 'start', rowGap: 'lg' },
        pane: { borderRadius: '0', backgroundColor: 'transparent', color: 'fg.default' },
        copy: { padding: '8px 0 0' },
        lead: { color: 'fg.muted' },
      },
    },
    // Text below the heading. The form goes on beside it.
    beside: {
      text: {
        root: {
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          gridTemplateRows: { md: 'auto 1fr' },
        },
        body: { gridColumn: { md: '2' }, gridRow: { md: '1 / span 2' } },
      },
      // The drawing stands beside the heading.
      nothing: {
        root: { gridTemplateColumns: 'minmax(0, 1fr)' },
        pane: {
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'center',
          '--r-colors-accent-text': 'currentColor',
        },
        fringe: { display: 'flex', gridColumn: { md: '1 / -1' } },
        // Links on the edge of the text.
        copy: {
          '& .button--variant_quiet': { paddingInline: '0', marginInlineStart: '-2px' },
          '& > ul': { marginTop: 'sm' },
        },
      },
    },
    // What waits is in the place of lead and drawing. On a phone the form must not begin far below.
    waiting: {
      yes: {
        lead: { [resultWaits]: { display: 'none' } },
        art: { [resultWaits]: { display: 'none' } },
      },
    },
    // A drawing that belongs to what the page says.
    art: {
      always: {
        pane: { '--art-mango': 'colors.art.mangoOnHero' },
        art: { display: 'block', maxWidth: { base: '240px', md: '360px', lg: '480px' }, padding: '0 24px 32px' },
      },
    },
  },
})
