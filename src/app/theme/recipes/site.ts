import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { current } from '#app/theme/media.ts'

export const topNav = defineSlotRecipe({
  slots: ['root', 'inner', 'links', 'link', 'end', 'menu', 'menuWord', 'sheet', 'sheetLink', 'here'],
  base: {
    root: { position: 'relative', backgroundColor: 'bg.page', _print: { display: 'none' } },
    inner: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: '8px 6px', md: '8px 20px' },
      minHeight: 'topbar',
      paddingBlock: 'xs',
      '& > :first-child': { marginInlineEnd: 'auto' },
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
      gap: 'xs',
      minHeight: 'target',
      padding: '0 6px',
      fontWeight: 'bold',
      cursor: 'pointer',
      listStyle: 'none',
    },
    menuWord: {
      '@media (max-width: 22.4rem)': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    sheet: {
      display: { base: 'grid', md: 'none' },
      width: '100%',
      maxWidth: '100%',
      maxHeight: '100dvh',
      margin: '0',
      padding: '12px {sizes.gutter} {spacing.lg}',
      border: '0',
      borderBottom: '1px solid {colors.border.default}',
      backgroundColor: 'bg.raised',
      color: 'fg.default',
      boxShadow: 'raised',
      '&:not([open])': { display: 'none' },
      '&::backdrop': { backgroundColor: '#15121999' },
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
      [current]: {
        fontWeight: 'bold',
        textDecoration: 'underline',
        textDecorationThickness: '3px',
        textUnderlineOffset: '0.3em',
      },
    },
    here: { textStyle: 'small', color: 'fg.muted' },
  },
  variants: {
    ground: { hero: { root: { backgroundColor: 'bg.hero', color: 'fg.onHero' } } },
  },
})

export const footer = defineSlotRecipe({
  slots: ['root', 'columns', 'link', 'small'],
  base: {
    root: {
      paddingBlock: '2xl',
      backgroundColor: 'bg.foot',
      color: 'fg.onFoot',
      '--r-colors-focus-ring': '#FFCD6B',
      '--r-colors-focus-gap': '#151219',
      '& a': { color: 'inherit' },
      _print: { display: 'none' },
    },
    columns: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: 'lg' },
    link: { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'target', md: '40px' } },
    small: { display: 'grid', gap: '2xs', marginTop: 'lg', textStyle: 'small', maxWidth: 'measure' },
  },
})

export const hero = defineSlotRecipe({
  slots: ['root', 'inner', 'copy', 'title', 'lead', 'actions', 'note', 'art'],
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
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
      alignItems: { md: 'end' },
      gap: '20px',
      paddingTop: { base: 'md', md: 'lg' },
    },
    copy: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', paddingBottom: { md: '72px' } },
    title: { textStyle: 'hero' },
    lead: { textStyle: 'lead' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'sm' },
    note: { textStyle: 'small', fontWeight: 'bold' },
    art: { maxWidth: '600px', marginInline: 'auto', marginBottom: '-2px' },
  },
})

export const panes = defineSlotRecipe({
  slots: ['list', 'item', 'pane', 'picture', 'text'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(14rem, 1fr))' },
      gap: 'xl',
    },
    item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 'xs' },
    pane: { display: 'grid', placeItems: 'center', aspectRatio: '16 / 10', marginBottom: 'xs', borderRadius: 'xl' },
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

/** One statement a page. */
export const band = defineSlotRecipe({
  slots: ['root', 'fringe', 'inner', 'text'],
  base: {
    root: {
      backgroundColor: 'bg.band',
      color: 'fg.onBand',
      '--art-tile': 'colors.bg.band',
      '--r-colors-art-line': 'colors.fg.onBand',
      '& a': { color: 'inherit' },
      // What is pressed stands out from the band, which has the colour of other buttons.
      '& .button--look_solid': { backgroundColor: 'highlight.solid', color: 'highlight.on' },
    },
    fringe: { display: 'flex', height: '92px', overflow: 'hidden' },
    inner: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
      justifyItems: 'start',
      gap: { base: 'lg', lg: '2xl' },
      paddingBlock: '40px 72px',
    },
    text: { textStyle: 'heading', fontSize: 'clamp(1.5rem, 1.1rem + 2vw, 2.5rem)', textWrap: 'balance' },
  },
})
