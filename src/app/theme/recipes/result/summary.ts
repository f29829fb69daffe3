import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** One sentence, and a few words beside a drawing. On any background. */
export const resultSummary = defineSlotRecipe({
  slots: ['root', 'sentence', 'short', 'pane', 'picture', 'copy', 'title', 'words', 'word'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'md', overflowWrap: 'anywhere' },
    sentence: { textStyle: 'heading', textWrap: 'balance' },
    short: { display: 'flex', alignItems: 'center', gap: '14px' },
    pane: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '72px',
      height: '72px',
      borderRadius: 'md',
      backgroundColor: 'bg.panel',
      '--art-tile': 'colors.bg.panel',
      color: 'fg.default',
      _print: { width: '56px', height: '56px' },
    },
    picture: { width: 'auto', height: '86%', maxWidth: '90%' },
    title: { textStyle: 'small' },
    copy: { minWidth: '0' },
    words: { display: 'flex', flexWrap: 'wrap', textStyle: 'question', fontWeight: '700', lineHeight: '1.3' },
    // After the word, also at the end of a line: without it two words on two lines would read as one.
    word: { '&:not(:last-child)::after': { content: '"·"', marginInline: '0.4em', fontWeight: '400' } },
  },
})

/** The most important advice, above the details of a result. */
export const firstThing = defineSlotRecipe({
  slots: ['root', 'insight', 'first', 'label', 'title', 'text', 'detail'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'md',
      padding: { base: '20px', md: 'lg' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      overflowWrap: 'anywhere',
      _print: { breakInside: 'avoid' },
      '& > * + *': { paddingTop: 'md', borderTop: '1px solid {colors.border.default}' },
    },
    insight: { display: 'grid', gap: '2xs', '& > p': { textStyle: 'lead', maxWidth: 'measure' } },
    // Where there is room, how and why stand beside it.
    first: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
      gap: '4px {spacing.xl}',
      '& > :first-child': { gridColumn: '1 / -1' },
      '& > :nth-child(4)': { gridColumn: { md: '2' } },
    },
    label: { textStyle: 'small', fontFamily: 'body', fontWeight: 'bold', letterSpacing: '0', color: 'fg.muted' },
    title: { textStyle: 'question', fontWeight: '700' },
    text: { maxWidth: 'measure' },
    detail: { color: 'fg.muted', maxWidth: 'measure' },
  },
})

/** Advice to see a professional, inside of a note. */
export const signposts = defineSlotRecipe({
  slots: ['lead', 'list', 'item', 'text'],
  base: {
    lead: { textStyle: 'small', color: 'fg.muted' },
    list: { marginTop: 'xs' },
    item: {
      borderTop: '1px solid {colors.status.warning.border}',
      '& > h3': { paddingBlock: '{spacing.xs} {spacing.2xs}' },
      '& summary': { paddingBlock: '12px', '& > h3': { display: 'inline' } },
      _print: { breakInside: 'avoid' },
    },
    text: { maxWidth: 'measure', paddingBottom: 'sm' },
  },
})

/** Links to the parts of a report. */
export const jump = defineRecipe({
  base: {
    // On a phone in two columns, with large text in one.
    '& ul': {
      display: { base: 'grid', md: 'flex' },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
      flexWrap: 'wrap',
      columnGap: '20px',
      // They are as high as a target, and their words have room in that.
      marginBottom: { md: '-12px' },
    },
    _print: { display: 'none' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
  },
})

/** The result on this device, on the coloured background beside the forms that put it into an account. */
export const waitingResult = defineSlotRecipe({
  slots: ['root', 'heading', 'summary', 'text', 'keeps', 'line', 'action'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: 'xs', md: 'md' }, color: 'fg.onHero' },
    // Not one more heading in the face of the title and the sentence around it.
    heading: { textStyle: 'small', fontFamily: 'body', fontWeight: 'bold', letterSpacing: '0' },
    // Room for the drawing and, beside the form, three lines, so that the form does not move when they arrive. On a phone the form is to
    // begin on the first screen: only the few words are there, and the lines below say why.
    summary: {
      minHeight: { base: '72px', md: '11.5rem' },
      display: 'grid',
      alignContent: 'center',
      '& .result-summary__sentence:not(:last-child)': { mdDown: { display: 'none' } },
    },
    text: { mdDown: { display: 'none' } },
    keeps: { display: 'grid', gap: '2xs' },
    line: {
      display: 'grid',
      gridTemplateColumns: '{sizes.iconSmall} minmax(0, 1fr)',
      gap: 'xs',
      '& > svg': { marginTop: '4px' },
    },
    // The border and padding of a quiet button: its words begin where the lines above begin.
    action: { marginInlineStart: '-12px', marginBottom: { base: '-10px', md: '0' }, '& > a': { color: 'inherit' } },
  },
})
