import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'
import { visuallyHidden } from '#app/theme/recipes/base/layout.ts'

export const photoSlots = defineSlotRecipe({
  slots: ['list', 'slot', 'box', 'guide', 'photo', 'title', 'status', 'advice', 'actions'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
      columnGap: { base: 'xs', md: 'sm' },
    },
    // All slots share their rows, so that the actions are on one line whether or not there is advice above them.
    slot: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 5',
      alignContent: 'start',
      // Margins instead of gaps, here and in the list, because empty rows would have a gap, too.
      gap: '0',
      marginBottom: { base: 'xs', md: 'sm' },
      '& > * + *': { marginTop: '2xs' },
    },
    box: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '3 / 4',
      marginBottom: '2xs',
      border: '2px dashed {colors.border.control}',
      borderRadius: 'md',
      backgroundColor: 'bg.tile',
      '--art-tile': 'colors.bg.tile',
    },
    guide: { width: '84%', height: '92%' },
    photo: { width: '100%', height: '100%', borderRadius: 'md', objectFit: 'cover' },
    title: { fontWeight: 'bold' },
    status: {
      display: 'inline-flex',
      alignItems: 'center',
      // On a phone there is just enough room for the word 'Background' beside the icon, even in a wide font.
      gap: { base: '2px', md: '2xs' },
      textStyle: 'small',
      color: 'fg.muted',
      '& > svg': { width: { base: '14px', md: '18px' }, height: '18px' },
    },
    // Does not touch the advice of the next slot.
    advice: { paddingInlineEnd: { mdDown: 'xs' }, textStyle: 'small', textWrap: 'balance' },
    actions: {
      gridRow: '5',
      // The padding of the touch target already keeps them apart from what is above.
      marginTop: '-4px',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      alignContent: 'start',
      // Three slots fit side by side on the narrowest phone: no padding, so that the labels align with the pictures.
      '& :is(button, label)': {
        minWidth: 'target',
        minHeight: 'target',
        padding: '0',
        marginInlineStart: '-2px',
        justifyContent: 'start',
        textAlign: 'start',
        gap: '4px',
        fontSize: { base: '0.875rem', md: '1rem' },
        [forced]: { marginBlock: '2px', paddingInline: '10px' },
      },
      // The whole place of a missing picture can be pressed, so the text does not need the height of a target. A transform, even
      // while it is pressed, would limit the target to the text.
      '& > [data-whole]': {
        position: 'static',
        minHeight: '28px',
        transform: 'none !important',
        '&::after': { inset: '0' },
      },
    },
  },
  variants: {
    state: {
      // The empty place itself shows the status, so the words are only for screen readers.
      empty: {
        status: visuallyHidden,
        actions: { gridRow: '3', '& > :not([data-whole])': { marginTop: '-8px' } },
      },
      now: { box: { border: '3px solid {colors.accent.border}' }, status: { lineHeight: '28px', marginTop: '-4px' } },
      taken: { box: { border: '1px solid {colors.border.default}', [forced]: { border: '1px solid CanvasText' } } },
    },
    over: { yes: { box: { border: '3px solid {colors.accent.border}', backgroundColor: 'accent.subtle' } } },
    verdict: {
      good: { status: { color: 'score.high.text', fontWeight: 'bold' } },
      advice: { status: { color: 'score.watch.text', fontWeight: 'bold' } },
    },
  },
})

/**
 * The button in the corner of a photo: a small disc in a target of 44 px. It is near-black in both themes, because the picture behind
 * it may be light or dark.
 */
export const removePhoto = defineRecipe({
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    color: '#fff',
    '& > button': { padding: '4px' },
    '& svg': {
      width: '36px',
      height: '36px',
      padding: '7px',
      borderRadius: 'pill',
      backgroundColor: '#151219',
      // The border makes it visible on the dark page and on dark pictures.
      border: '1px solid #968C97',
      // Forced colours leave the background of an SVG as it is, and draw its lines in the colour of the button's text.
      [forced]: { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' },
    },
    _print: { display: 'none' },
  },
})

/** Further actions for the pictures, below the button that opens them; one row for each picture. */
export const actionMenu = defineRecipe({
  base: {
    width: 'fit-content',
    paddingInline: 'md',
    border: '1px solid {colors.border.default}',
    borderRadius: 'md',
    backgroundColor: 'bg.raised',
    '& > div': { display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', alignItems: 'baseline' },
    '& > div + div': { borderTop: '1px solid {colors.border.default}' },
    '& > div > div': { display: 'flex', flexWrap: 'wrap', columnGap: 'md' },
    '& :is(strong, button)': { fontSize: { base: '0.875rem', md: '1rem' } },
    '& button': { padding: '0', [forced]: { paddingInline: '10px' } },
  },
})

/** The input is visually hidden; its label is the button. */
export const fileButton = defineRecipe({
  base: {
    display: 'inline-flex',
    '& > label': { flex: '1', cursor: 'pointer' },
    // With a class: a selector without one would make browsers check every label of the page when an element is
    // removed.
    '& > .hidden:focus-visible + label': { outline: '3px solid {colors.focus.ring}', outlineOffset: '3px' },
  },
})

export const upload = defineSlotRecipe({
  slots: ['root', 'ways', 'sources', 'drop', 'submit'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
    },
    ways: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'sm',
      paddingBlock: '{spacing.xs} {spacing.sm}',
    },
    sources: { display: 'flex', flexWrap: 'wrap', gap: 'xs' },
    drop: { paddingBlock: 'xs', fontWeight: 'bold' },
    // The place of the submit button is between Back and Next.
    submit: {
      display: 'grid',
      flex: { base: 'auto', md: 'none' },
      marginInlineStart: { md: 'auto' },
    },
  },
  variants: {
    // On a phone all three buttons are in one row: Submit takes the width that the others leave, and the label of Next ends where
    // the row ends.
    inFooter: {
      yes: {
        submit: {
          ':has(> * > &) button': { mdDown: { paddingInline: '10px', '& > svg': { display: 'none' } } },
          ':has(> * > &) > button:first-of-type': { mdDown: { paddingInline: 'max(10px, 8vw - 16px)' } },
          // Less prominent than Submit, which is the main action of the step.
          ':has(> * > &) > button:last-of-type': {
            flex: 'none',
            marginInline: { base: '0 -12px', md: '0 -22px' },
            borderColor: 'transparent',
            textDecoration: 'underline',
            textUnderlineOffset: '0.2em',
          },
        },
      },
    },
    over: {
      yes: {
        root: {
          outline: '3px solid {colors.accent.border}',
          outlineOffset: '8px',
          borderRadius: 'md',
          backgroundColor: 'accent.subtle',
        },
      },
    },
  },
})
