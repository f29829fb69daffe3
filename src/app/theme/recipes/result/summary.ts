import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** One sentence, and a few words beside a drawing. Works on any background. */
export const resultSummary = defineSlotRecipe({
  slots: ['root', 'sentence', 'clause', 'short', 'pane', 'copy', 'title', 'words', 'word'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'md', overflowWrap: 'anywhere' },
    sentence: { textStyle: 'heading', textWrap: 'balance' },
    // Where each clause fits on a line of its own, lines break between clauses rather than inside them.
    clause: { display: { xl: 'inline-block' } },
    short: { display: 'flex', alignItems: 'center', gap: '12px' },
    pane: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      // Small enough that even in a narrow panel two short words beside it share a line.
      width: '64px',
      height: '64px',
      padding: '6px',
      borderRadius: '50%',
      backgroundColor: 'art.disc',
      // The disc is bright in both themes, so the lines on it are dark in both.
      '--art-hibiscus': 'colors.art.clothTwo',
      '& > svg': { color: 'highlight.on' },
      _print: { width: '56px', height: '56px' },
    },
    title: { textStyle: 'small' },
    copy: { minWidth: '0' },
    words: { display: 'flex', flexWrap: 'wrap', textStyle: 'question', fontWeight: '700', lineHeight: '1.3' },
    word: { '&:not(:last-child)::after': { content: '","', marginInlineEnd: '0.3em' } },
  },
})

/** The result in a sentence, and the most important advice, side by side where there is room for two cards. */
export const firstThing = defineSlotRecipe({
  slots: ['root', 'section', 'insight', 'first', 'title', 'text', 'detail'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: '{spacing.2xl} 20px' },
    // Two cards in a row are equally high, and as wide as all other pairs of cards.
    section: {
      flex: '1 1 18rem',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: 'md',
    },
    // A short summary in larger text than the advice, so that it does not look unfinished beside the longer card.
    insight: { maxWidth: 'measure', textStyle: 'lead' },
    // In a card of the whole width, why or how often is beside what to do, so that neither half is empty.
    first: { display: 'flex', flexWrap: 'wrap', gap: '4px {spacing.xl}', overflowWrap: 'anywhere' },
    title: { textStyle: 'question', fontWeight: '700' },
    text: { flex: '3 1 18rem', display: 'grid', alignContent: 'start', gap: '4px', maxWidth: 'measure' },
    detail: { flex: '2 1 14rem', maxWidth: 'measure', color: 'fg.muted' },
  },
})

/** On a phone only the title of the note is beside its icon. */
const belowTheIcon = { marginInlineStart: { base: 'calc(-1 * ({sizes.icon} + {spacing.sm}))', md: '0' } }

/** Advice to see a professional, inside a note. */
export const signposts = defineSlotRecipe({
  slots: ['root', 'lead', 'list', 'item', 'text'],
  base: {
    // Styled as a heading of the page, because the headings of the advice are below it.
    root: { '& .note__title': { textStyle: 'question', fontFamily: 'display', fontWeight: '700' } },
    lead: { textStyle: 'small', color: 'fg.muted', ...belowTheIcon },
    // The margin at the end is as wide as the bar at the start of the note.
    list: { marginTop: 'xs', marginInlineEnd: { md: '6px' }, ...belowTheIcon },
    item: {
      borderTop: '1px solid {colors.border.default}',
      '& > h3': { paddingBlock: '{spacing.xs} {spacing.2xs}' },
      '& summary': { paddingBlock: '{spacing.xs} 12px', '& > h3': { display: 'inline' } },
      // The note itself has padding below the last text.
      '&:last-child > p': { paddingBottom: '0' },
      _print: { breakInside: 'avoid' },
    },
    text: { maxWidth: 'measure', paddingBottom: 'sm' },
  },
  variants: {
    // The first piece of advice is open, beside the others.
    several: {
      yes: {
        list: {
          display: { md: 'grid' },
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          gridTemplateRows: 'repeat(8, auto) 1fr',
          columnGap: 'xl',
          '& > *': { gridColumn: '2' },
          '& > :first-child': { gridArea: '1 / 1 / span 9', '& > p': { paddingBottom: { md: '0' } } },
        },
      },
    },
  },
})

/** Links to the parts of a report. Folded on a phone, because visitors come for the scores. */
export const jump = defineSlotRecipe({
  slots: ['root', 'line', 'list'],
  base: {
    root: {
      // As high as a touch target. The negative margins bring it nearer to its neighbours than sections are to each other.
      marginBlock: '-24px',
      '& > details': { display: { md: 'none' } },
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
      _print: { display: 'none' },
    },
    line: { display: { base: 'none', md: 'block' } },
    // When it can be folded, the links are in two columns, or in one with large text; otherwise in lines of about the same length.
    list: {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
      textWrap: 'balance',
      '& > li': { display: 'inline-block', marginInlineEnd: 'lg' },
    },
  },
})

/**
 * The result on this device, on the coloured background beside the forms that put it into an account. Compact on a phone, where the
 * form is below it.
 */
export const waitingResult = defineSlotRecipe({
  slots: ['root', 'top', 'heading', 'summary', 'text', 'keeps', 'line', 'action'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: 'xs', md: 'md' },
      color: 'fg.onHero',
      '& .result-summary__root': { gap: { mdDown: 'xs' } },
      '& .result-summary__sentence': { fontSize: { mdDown: '1.25rem' }, letterSpacing: { mdDown: '0' } },
      '& .result-summary__pane': { mdDown: { width: '48px', height: '48px', padding: '4px' } },
      '& .result-summary__words': { fontSize: { mdDown: '1.125rem' } },
    },
    top: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: { base: 'space-between', md: 'start' },
      gap: '0 {spacing.sm}',
    },
    // In the body face and as large as the link beside it, because the title above and the sentence below already use the display face.
    heading: {
      fontFamily: 'body',
      fontSize: { base: '0.875rem', md: '1rem' },
      fontWeight: 'bold',
      letterSpacing: '0',
      wordSpacing: 'normal',
    },
    // Reserves room for a drawing beside three lines, so that nothing moves when the result has been read from the device. A shorter
    // result is in the middle of it.
    summary: { display: 'grid', alignContent: 'center', minHeight: { base: '4.25rem', md: '4.5rem' } },
    text: { mdDown: { display: 'none', textStyle: 'small' } },
    keeps: { display: 'grid', gap: '2xs', textStyle: { base: 'small', md: 'body' } },
    line: {
      display: 'grid',
      gridTemplateColumns: '{sizes.iconSmall} minmax(0, 1fr)',
      gap: 'xs',
      '& > svg': { marginTop: { md: '4px' } },
    },
    // The target is larger than its label; the margin lets the label begin, or end, where the lines do.
    action: { margin: '-12px', '& > a': { color: 'inherit', fontSize: { mdDown: '0.875rem' } } },
  },
  variants: {
    says: {
      // Also reserves room for three lines of the sentence.
      sentence: { summary: { minHeight: { base: '9.25rem', md: '11.5rem' } } },
      // Room was reserved for a sentence, but this result has none, so a phone shows the text there.
      text: { text: { mdDown: { display: 'block', minHeight: '4.5rem' } } },
    },
  },
})
