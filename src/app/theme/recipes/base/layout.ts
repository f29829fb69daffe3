import { defineRecipe } from '@chakra-ui/react/styled-system'
import { besideEachOther } from './button.ts'

/** The page grid: the main part takes the remaining height, so that the footer is at the bottom. */
export const page = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    minHeight: '100dvh',
    alignContent: 'start',
  },
})

/** A centred column. The gutters are in px, so that they do not grow with the text size. */
export const wrap = defineRecipe({
  base: { marginInline: 'auto' },
  variants: {
    width: {
      page: {
        width: {
          base: 'min(100% - {sizes.gutter} * 2, {sizes.page})',
          // Wider only on very wide screens, where a third of the window would be empty.
          md: 'min(100% - {sizes.gutterWide} * 2, max({sizes.page}, min(72vw, 90rem)))',
        },
      },
      form: {
        width: {
          base: 'min(100% - {sizes.gutter} * 2, {sizes.form})',
          lg: 'min(100% - {sizes.gutterWide} * 2, {sizes.formWide})',
        },
      },
    },
    pad: {
      page: { paddingBlock: '28px {spacing.3xl}' },
      /** For a message above the navigation. */
      note: { paddingBlock: 'sm' },
    },
  },
})

export const stack = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    // When printing, browsers break pages well between blocks, but not between the rows of a grid.
    _print: { display: 'block', '& > * + *': { marginTop: 'sm' } },
  },
  variants: {
    gap: {
      '2xs': { gap: '2xs' },
      xs: { gap: 'xs' },
      sm: { gap: 'sm' },
      md: { gap: 'md' },
      lg: { gap: 'lg' },
      '2xl': { gap: '2xl' },
    },
    columns: {
      two: {
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: '2xl',
        _print: { columns: '2', '& > *': { margin: '0 0 {spacing.md} !important' } },
      },
      // As many columns as fit.
      fit: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))',
        columnGap: 'xl',
        _print: { display: 'grid', '& > * + *': { marginTop: '0' } },
      },
    },
    // For content that is useful only on a screen.
    prints: { no: { _print: { display: 'none' } } },
  },
})

export const row = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > .button': besideEachOther,
  },
  variants: {
    gap: { sm: { gap: 'sm' }, md: { gap: 'md' }, lg: { gap: 'lg' } },
    align: {
      between: { justifyContent: 'space-between' },
      // Lets the labels of the buttons, not their padding, begin where the column begins.
      text: { '& > .button': { flex: '0 1 auto', marginInlineStart: '-12px', textAlign: 'start' } },
    },
  },
})

/** A full-width section of a page. */
export const section = defineRecipe({
  base: { paddingBlock: { base: '56px', md: '88px' } },
  variants: {
    variant: {
      plain: {},
      subtle: { backgroundColor: 'bg.subtle' },
      band: { backgroundColor: 'bg.band', color: 'fg.onBand', '& a': { color: 'inherit' } },
    },
  },
})

export const text = defineRecipe({
  base: {},
  variants: {
    style: {
      title: { textStyle: 'title' },
      heading: { textStyle: 'heading' },
      question: { textStyle: 'question' },
      // Headings of this size use the body face, too: the display face is not made for small text.
      label: { textStyle: 'label', fontFamily: 'body', letterSpacing: '0' },
      small: { textStyle: 'small' },
    },
    tone: { muted: { color: 'fg.muted' } },
    width: { measure: { maxWidth: 'measure' } },
  },
})

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const hidden = defineRecipe({ base: visuallyHidden })

/**
 * Extends the colour of the hero from an element in a column to both sides and the lower edge of the window. It is a shadow, which
 * takes no space, so nothing can scroll sideways. At the top it covers the 28 px of padding of the page.
 */
export const fillsWindow = {
  boxShadow: '0 0 0 100vmax {colors.bg.hero}',
  clipPath: 'inset(-28px -100vmax -100vmax)',
} as const

/** While it is empty it is taken out of the layout, so that it leaves no gap. If it were hidden, it would not be a live region. */
export const statusRegion = defineRecipe({ base: { _empty: { position: 'absolute' } } })

/** The columns of a list of cards: two at most, because three times 34 % do not fit, and one where there is no room for twice 20rem. */
export const twoColumnsAtMost = 'repeat(auto-fit, minmax(min(max(20rem, 34%), 100%), 1fr))'
