import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced, movedByKeys, noHas } from '#app/theme/media.ts'
import { errorMessage } from '#app/theme/recipes/base/field.ts'

const starRing = { outline: '3px solid {colors.focus.ring}', outlineOffset: '-2px' }

export const stars = defineSlotRecipe({
  slots: ['root', 'label', 'error', 'list', 'star', 'status'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px', minWidth: '0' },
    label: { textStyle: 'label', float: 'left', width: '100%', padding: '0' },
    error: errorMessage,
    // The negative margin aligns the first star with the text; its touch target starts before it.
    list: { display: 'flex', flexWrap: 'wrap', clear: 'both', marginInlineStart: '-8px' },
    star: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      borderRadius: 'sm',
      color: 'border.control',
      cursor: 'pointer',
      touchAction: 'manipulation',
      '&:has(:focus-visible)': starRing,
      [movedByKeys]: starRing,
      [noHas]: { '&:focus-within': starRing },
      '& > input': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        margin: '0',
        opacity: '0',
        cursor: 'inherit',
      },
      '& > svg': { width: '32px', height: '32px' },
    },
    status: { textStyle: 'small', minHeight: '1.45em', color: 'fg.muted' },
  },
  variants: {
    state: {
      on: {
        star: {
          color: 'accent.solid',
          '& > svg': { fill: 'currentColor', [forced]: { color: 'Highlight', forcedColorAdjust: 'none' } },
        },
      },
    },
  },
})

export const basket = defineSlotRecipe({
  slots: ['heading', 'list', 'item', 'copy', 'link', 'price', 'sum', 'total'],
  base: {
    heading: { marginTop: 'xs' },
    list: { display: 'grid', '& > li': { borderTop: '1px solid {colors.border.default}' } },
    item: { display: 'flex', alignItems: 'center', gap: 'sm', minHeight: '44px', paddingBlock: 'xs' },
    copy: { display: 'grid', flex: '1', justifyItems: 'start', minWidth: '0', overflowWrap: 'anywhere' },
    link: { display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: '32px' },
    price: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    sum: { paddingTop: 'sm', borderTop: '2px solid {colors.border.strong}', textAlign: 'end' },
    total: { textStyle: 'question', fontVariantNumeric: 'tabular-nums' },
  },
})

export const ingredients = defineSlotRecipe({
  slots: ['root', 'heading', 'list', 'item', 'name', 'text', 'caution'],
  base: {
    root: { width: '100%', textStyle: 'small', '& > summary': { fontSize: '1rem' } },
    heading: { marginTop: '2xs', fontWeight: 'bold' },
    list: { display: 'flex', flexWrap: 'wrap', gap: 'xs', marginTop: 'sm' },
    item: { maxWidth: '100%' },
    name: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      maxWidth: '100%',
      minHeight: 'target',
      padding: '8px 14px',
      border: '2px solid {colors.border.control}',
      borderRadius: '22px',
      backgroundColor: 'bg.panel',
      textStyle: 'small',
      fontWeight: 'bold',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      touchAction: 'manipulation',
      _hover: { borderColor: 'accent.solid' },
      '& > svg': { flex: 'none', color: 'status.warning.text' },
      '&[aria-expanded=true]': {
        borderColor: 'accent.solid',
        backgroundColor: 'accent.subtle',
        [forced]: { borderColor: 'Highlight' },
      },
    },
    text: {
      display: 'grid',
      gap: 'xs',
      margin: '8px 0 12px',
      paddingInlineStart: '14px',
      borderInlineStart: '3px solid {colors.accent.solid}',
      '&[hidden]': { display: 'none' },
      _motionSafe: { animation: 'rise {durations.quick} {easings.out}' },
    },
    caution: { fontWeight: 'bold', color: 'status.warning.text' },
  },
  variants: {
    // The open item takes a row of its own, so that its text is as wide as the list.
    open: { yes: { item: { flex: '1 0 100%' } }, no: {} },
  },
})

export const photoRow = defineSlotRecipe({
  slots: ['list', 'item', 'box', 'photo', 'failure', 'title'],
  base: {
    // Three photos are side by side even on a phone. Photos in a further row are as wide as those above them.
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(auto-fit, minmax(28%, 1fr))', md: 'repeat(auto-fill, minmax(28%, 1fr))' },
      gap: { base: 'xs', md: 'md' },
      // In a wide column the photos stay close together: three of them, and the gaps.
      maxWidth: { md: 'calc(3 * 18.75rem + 2 * {spacing.md})' },
    },
    // Looks like a photographic print, with a border of paper and the title below the picture.
    item: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 'xs',
      maxWidth: '18.75rem',
      padding: { base: '6px 6px 10px', md: '10px 10px 14px' },
      border: '1px solid {colors.border.card}',
      borderRadius: 'md',
      backgroundColor: 'bg.panel',
      _print: { breakInside: 'avoid' },
    },
    box: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '3 / 4',
      borderRadius: 'sm',
      backgroundColor: 'bg.tile',
      overflow: 'hidden',
    },
    photo: {
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      // The outline gives a dark picture an edge on a dark page.
      borderRadius: 'sm',
      outline: '1px solid {colors.border.default}',
      outlineOffset: '-1px',
    },
    failure: { padding: 'xs', textStyle: 'small', color: 'fg.muted', textAlign: 'center' },
    title: { textStyle: 'small', fontWeight: 'bold', textAlign: 'center', overflowWrap: 'anywhere' },
  },
  variants: {
    crop: {
      none: {
        list: { alignItems: 'end' },
        box: { aspectRatio: 'auto' },
        photo: { height: 'auto' },
      },
    },
  },
})

/** Recommended products. The picture, reasons and ingredients of two cards side by side begin at the same height. */
export const productCards = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '20px',
    '& > *': { gridRow: { md: 'span 3' }, gridTemplateRows: { md: 'subgrid' } },
    // A card without a neighbour is as wide as two: its reasons are where those of a card on the right are.
    '@media screen and (min-width: 48rem)': {
      '& > :last-child:nth-child(odd)': {
        gridArea: 'auto / 1 / span 2 / -1',
        gridTemplateColumns: 'minmax(56px, 96px) minmax(0, 1fr) calc(50% - 35px)',
        '& > .product__body': { gridArea: '1 / 3' },
      },
    },
    _print: { display: 'block', columns: '2', '& > *': { marginBottom: 'md' } },
  },
})

/** The groups of product cards, and the notes after them. */
export const productPage = defineSlotRecipe({
  slots: ['groups', 'notes'],
  base: {
    // The first part of the routine is as far from what is above it as the other parts are from each other: this and the 16 px of a section.
    groups: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2xl', marginTop: 'xl' },
    // Notices after the products.
    notes: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', marginTop: 'md' },
  },
})
