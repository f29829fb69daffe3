import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { alone } from '#app/theme/recipes/base/button.ts'
import { twoColumnsAtMost } from '#app/theme/recipes/base/layout.ts'
import { rightToLeft } from '#app/theme/media.ts'
import { wholeStrands } from '#app/theme/recipes/site/whole-strands.ts'
import { closes } from '#app/theme/motion.ts'

/** The heading of a result, on the coloured background. */
export const greeting = defineSlotRecipe({
  slots: ['root', 'fringe', 'body', 'title', 'lead'],
  base: {
    root: {
      position: 'relative',
      overflow: 'hidden',
      padding: { base: '28px 20px', md: '28px 24px' },
      borderRadius: 'lg',
      backgroundColor: 'bg.hero',
      color: 'fg.onHero',
      '--art-tile': 'colors.bg.hero',
      // Mango would be invisible on the mango background.
      '--art-mango': 'colors.art.mangoOnHero',
      _print: {
        padding: '0 0 0 16px',
        borderInlineStart: '4mm solid {colors.bg.hero}',
        borderRadius: '0',
        backgroundColor: 'transparent',
      },
    },
    fringe: {
      position: 'absolute',
      inset: '0 0 auto',
      display: 'flex',
      maxWidth: wholeStrands,
      marginInline: 'auto',
      height: '92px',
      overflow: 'hidden',
      _print: { display: 'none' },
    },
    body: {
      position: { base: 'relative', md: 'static' },
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '10px',
      // As wide as the drawing leaves it: on a tablet the sentence of a result takes two lines.
      maxWidth: { md: 'calc(100% - 204px)' },
      // For a greeting without a lead, where a button follows the title directly.
      '& > h1 + div:last-child': { marginTop: '10px' },
      '& > div > .button:only-child': alone,
    },
    title: { textStyle: 'title', outline: 'none' },
    lead: { textStyle: 'lead' },
  },
  variants: {
    // The fringe hangs over the title.
    fringe: { yes: { root: { paddingTop: '88px', _print: { paddingTop: '0' } } } },
    // The result follows the waiting screen, whose colour filled the window.
    arrives: { yes: { root: closes } },
    // The sentence is large, because it is to be read first.
    summary: {
      yes: {
        body: {
          '& .result-summary__sentence': {
            fontSize: { base: '1.625rem', md: '1.875rem', lg: '2.25rem' },
            // A phone has no room for balanced lines.
            textWrap: { base: 'pretty', md: 'balance' },
          },
          // Where there is room, the drawing is beside the sentence.
          '& .result-summary__pane': {
            md: {
              position: 'absolute',
              insetInlineEnd: 'lg',
              // Centred between the fringe and the lower edge.
              top: 'calc(50% + 36px)',
              transform: 'translateY(-50%)',
              width: '180px',
              height: '180px',
              padding: '15px',
            },
          },
        },
        title: { textStyle: 'lead', fontWeight: 'bold', letterSpacing: '0' },
        lead: { textStyle: 'body' },
      },
    },
  },
})

export const traits = defineSlotRecipe({
  slots: ['list', 'card', 'pane', 'picture', 'words', 'title', 'label', 'text', 'note'],
  base: {
    list: {
      display: 'grid',
      // Two in a row, until there is room for four with their sentences.
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(auto-fit, minmax(8.25rem, 1fr))',
      },
      gap: { base: '12px', md: '20px' },
    },
    card: {
      display: 'grid',
      // On a phone the drawing is beside the words, which have enough room there.
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
      alignContent: 'start',
      alignItems: 'start',
      gap: 'sm',
      padding: { base: '{spacing.md} 20px', md: 'lg' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      overflowWrap: 'anywhere',
      _print: { breakInside: 'avoid' },
    },
    pane: {
      display: 'grid',
      placeItems: 'center',
      width: { base: '88px', md: 'auto' },
      aspectRatio: { base: '1', md: '5 / 2', xl: '4 / 3' },
      borderRadius: 'md',
    },
    words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '2xs', md: 'xs' } },
    picture: { width: 'auto', height: '86%', maxWidth: '90%' },
    title: { textStyle: 'small', fontFamily: 'body', letterSpacing: '0', color: 'fg.muted' },
    label: { textStyle: 'question', fontWeight: '700', lineHeight: '1.1' },
    note: { textStyle: 'small', color: 'fg.muted' },
  },
  variants: {
    // One or two wide cards: the drawing stays beside the words.
    few: {
      yes: {
        card: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
        pane: { width: '88px', aspectRatio: '1' },
      },
    },
    tint: {
      mango: { pane: { backgroundColor: 'tint.mango', '--art-tile': 'colors.tint.mango' } },
      indigo: { pane: { backgroundColor: 'tint.indigo', '--art-tile': 'colors.tint.indigo' } },
      hibiscus: { pane: { backgroundColor: 'tint.hibiscus', '--art-tile': 'colors.tint.hibiscus' } },
      leaf: { pane: { backgroundColor: 'tint.leaf', '--art-tile': 'colors.tint.leaf' } },
    },
  },
})

export const routine = defineSlotRecipe({
  slots: ['root', 'step', 'number', 'body', 'title', 'lines', 'line', 'drawn', 'pane', 'often'],
  base: {
    // The list is inside a card, with two columns where the card has the whole width.
    root: {
      display: 'grid',
      gridTemplateColumns: twoColumnsAtMost,
      columnGap: 'xl',
      marginTop: '-20px',
      '&:last-child': { marginBottom: '-20px' },
      // Cuts off the lines above the first steps, but not the focus ring of a step.
      clipPath: 'inset(1px -10px 0)',
      _print: { display: 'block', columns: '18rem' },
    },
    step: {
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr)',
      gap: 'sm',
      paddingBlock: '20px',
      marginTop: '-1px',
      borderTop: '1px solid {colors.border.default}',
      breakInside: 'avoid',
    },
    number: {
      display: 'grid',
      placeItems: 'center',
      width: '32px',
      height: '32px',
      borderRadius: '10px',
      backgroundColor: 'tint.mango',
      fontFamily: 'display',
      fontWeight: '700',
      lineHeight: '1',
    },
    body: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 'sm',
      // On a phone the text takes the whole width of the card, also below the number.
      '& > ul': { display: 'grid', gap: 'md', marginInlineStart: { base: '-44px', md: '0' } },
      '& p + p': { marginTop: '2xs' },
    },
    title: { textStyle: 'question', paddingTop: '3px' },
    lines: { '&&': { gap: '2xs' }, '& details[open]': { paddingBottom: 'xs' } },
    // A step that unfolds. The whole line can be pressed, also its chevron at the end.
    line: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 'sm',
      // The focus ring does not touch the words, which begin where those of other lines begin.
      padding: '4px 8px',
      marginInline: '-8px',
      minHeight: 'target',
      alignContent: 'center',
      borderRadius: 'sm',
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
      '&:hover > strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&::after': {
        content: '""',
        gridArea: '1 / 2 / span 2',
        placeSelf: 'center',
        width: '8px',
        height: '8px',
        margin: '0 4px 4px',
        borderBottom: '2px solid {colors.accent.text}',
        borderRight: '2px solid {colors.accent.text}',
        transform: 'rotate(45deg)',
      },
      '[open] > &': { '&::after': { marginBottom: '-4px', transform: 'rotate(225deg)' } },
    },
    // Text below the drawing has the whole width.
    drawn: { display: 'flow-root', '& > p + p': { clear: 'both' } },
    // As high as the title and the line that says how often.
    pane: {
      float: 'right',
      width: '48px',
      height: '48px',
      marginInlineStart: 'md',
      borderRadius: 'sm',
      [rightToLeft]: { float: 'left' },
    },
    often: {
      display: 'block',
      marginTop: '2xs',
      textStyle: 'small',
      color: 'fg.muted',
      // A name is not broken across lines.
      '& > a': { display: 'inline-block' },
    },
  },
})
