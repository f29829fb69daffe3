import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { current, forced, narrowest, phone, resultWaits } from '#app/theme/media.ts'
import { appears, rises } from '#app/theme/motion.ts'
import { wholeStrands } from './whole-strands.ts'

export const topNav = defineSlotRecipe({
  slots: ['root', 'inner', 'links', 'link', 'menu', 'menuLabel', 'sheet', 'sheetLink', 'here'],
  base: {
    root: { position: 'relative', backgroundColor: 'bg.page', _print: { display: 'none' } },
    inner: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: '8px 4px', sm: '8px 12px', md: '8px 20px' },
      minHeight: 'topbar',
      paddingBlock: 'xs',
      '& > :first-child': { marginInlineEnd: 'auto' },
      // While a result waits, a new quiz is not the next step, so its button is less prominent.
      '& > .button--variant_outline': {
        [resultWaits]: { paddingInline: '0', borderColor: 'transparent', textDecoration: 'underline' },
      },
      // Makes the name, the quiz button and the menu fit into one row even on the narrowest phone.
      [phone]: {
        '& > .brand__root': { fontSize: '1.25rem' },
        '& .brand__mark': { width: '28px', height: '28px' },
        '& > .button': { paddingInline: '12px', whiteSpace: 'nowrap' },
      },
    },
    links: { display: { base: 'none', md: 'flex' }, gap: '2xs' },
    link: {
      display: 'block',
      padding: 'sm',
      color: 'inherit',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      [current]: { textDecoration: 'underline', textDecorationThickness: '3px', textUnderlineOffset: '0.45em' },
    },
    menu: {
      display: { base: 'inline-flex', md: 'none' },
      alignItems: 'center',
      gap: '6px',
      justifyContent: 'center',
      minWidth: 'target',
      minHeight: 'target',
      // The icon aligns with the edge of the page; its touch target extends beyond it.
      marginInlineEnd: '-8px',
      padding: '0 6px',
      fontWeight: 'bold',
      cursor: 'pointer',
    },
    menuLabel: {
      [narrowest]: {
        position: 'absolute',
        width: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    sheet: {
      // On a wide screen too, with its button to close it: a phone that is turned while the menu is open would otherwise show a page on which
      // nothing can be pressed.
      display: 'grid',
      '& button': { display: 'inline-flex' },
      // WebKit stretches a modal dialog that is a grid to the height of the window: this keeps its rows at the top.
      alignContent: 'start',
      width: '100%',
      maxWidth: '100%',
      maxHeight: '100dvh',
      margin: '0',
      // No padding at the top, so that the first row covers the header.
      padding: '0 {sizes.gutter} {spacing.lg}',
      border: '0',
      borderBottom: '1px solid {colors.border.default}',
      backgroundColor: 'bg.raised',
      color: 'fg.default',
      boxShadow: 'raised',
      '&:not([open])': { display: 'none' },
      '&[open]': rises,
      '&::backdrop': { backgroundColor: '#15121999', ...appears },
    },
    sheetLink: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'target',
      borderTop: '1px solid {colors.border.default}',
      color: 'inherit',
      fontWeight: 'medium',
      textDecoration: 'none',
      // Not underlined: a line would run under the words beside it, too.
      [current]: { fontWeight: 'bold' },
    },
    here: { textStyle: 'small', color: 'fg.muted' },
  },
  variants: {
    ground: { hero: { root: { backgroundColor: 'bg.hero', color: 'fg.onHero' } } },
  },
})

export const hero = defineSlotRecipe({
  slots: ['root', 'inner', 'copy', 'title', 'lead', 'actions', 'facts', 'fact', 'art'],
  base: {
    root: {
      backgroundColor: 'bg.hero',
      color: 'fg.onHero',
      '--art-tile': 'colors.bg.hero',
      '--r-colors-accent-text': 'currentColor',
      overflow: 'clip',
    },
    inner: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        // So that each of the two sentences of the heading has a line of its own.
        md: 'minmax(0, 1.2fr) minmax(0, 1fr)',
        lg: 'minmax(0, 1.05fr) minmax(0, 1fr)',
      },
      alignItems: { md: 'end' },
      gap: '20px',
      paddingTop: { base: 'md', md: 'lg' },
    },
    copy: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '20px',
      paddingBottom: { md: '72px' },
      '&:last-child': { paddingBottom: '72px' },
    },
    title: {
      textStyle: 'hero',
      // Beside the drawing there is less room than the width of the window suggests.
      fontSize: { md: 'clamp(2.25rem, 5.6vw, 3.25rem)', lg: 'clamp(2.25rem, 1.1rem + 5.2vw, 4.5rem)' },
    },
    lead: { textStyle: 'lead' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px {spacing.lg}',
      '& > .button--variant_quiet': { paddingInline: '0', [forced]: { paddingInline: '10px' } },
    },
    facts: { display: 'flex', flexWrap: 'wrap', gap: '6px {spacing.md}', textStyle: 'small', fontWeight: 'bold' },
    fact: { display: 'flex', alignItems: 'center', gap: '6px' },
    art: { maxWidth: '600px', marginInline: 'auto', marginBottom: '-2px' },
  },
})

export const panes = defineSlotRecipe({
  slots: ['list', 'item', 'pane', 'picture', 'text'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(12rem, 1fr))' },
      gap: 'xl',
    },
    // On a phone the words are beside the picture, because three pictures of the whole width would fill a screen and a half.
    item: {
      display: 'grid',
      gridTemplateColumns: { base: '112px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
      gridTemplateRows: { base: 'auto 1fr', sm: 'none' },
      alignContent: 'start',
      gap: { base: '{spacing.2xs} {spacing.md}', sm: 'xs' },
    },
    pane: {
      display: 'grid',
      placeItems: 'center',
      gridRow: { base: 'span 2', sm: 'auto' },
      alignSelf: 'start',
      aspectRatio: { base: '1', sm: '16 / 10' },
      marginBottom: { sm: 'xs' },
      borderRadius: { base: 'lg', sm: 'xl' },
    },
    picture: { width: 'auto', height: '72%', maxWidth: '80%' },
    text: { color: 'fg.muted' },
  },
  variants: {
    tint: {
      mango: { pane: { backgroundColor: 'tint.mango', '--art-tile': 'colors.tint.mango' } },
      indigo: { pane: { backgroundColor: 'tint.indigo', '--art-tile': 'colors.tint.indigo' } },
      hibiscus: { pane: { backgroundColor: 'tint.hibiscus', '--art-tile': 'colors.tint.hibiscus' } },
      leaf: { pane: { backgroundColor: 'tint.leaf', '--art-tile': 'colors.tint.leaf' } },
    },
  },
})

/** A statement in a full-width band. */
export const band = defineSlotRecipe({
  slots: ['root', 'fringe', 'inner', 'copy', 'text', 'lead'],
  base: {
    root: {
      backgroundColor: 'bg.band',
      color: 'fg.onBand',
      '--art-tile': 'colors.bg.band',
      '--r-colors-art-line': 'colors.fg.onBand',
      '& a': { color: 'inherit' },
      // Buttons on the band have a different colour, because the band itself has the colour of buttons.
      '& .button--variant_solid': { backgroundColor: 'highlight.solid', color: 'highlight.on' },
    },
    fringe: { display: 'flex', maxWidth: wholeStrands, marginInline: 'auto', height: '92px', overflow: 'hidden' },
    inner: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
      justifyItems: 'start',
      gap: { base: 'lg', lg: '2xl' },
      paddingBlock: '40px 72px',
    },
    copy: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'xs' },
    lead: { textStyle: 'lead', maxWidth: 'measure' },
    text: { textStyle: 'heading', fontSize: 'clamp(1.5rem, 1.1rem + 2vw, 2.5rem)', textWrap: 'balance' },
  },
})
