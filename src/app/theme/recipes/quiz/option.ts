import { defineRecipe } from '@chakra-ui/react/styled-system'
import { forced, movedByKeys, noHas } from '#app/theme/media.ts'
import { tints } from '#app/theme/motion.ts'

const half = { flex: 'auto', minWidth: 'calc(50% - 5px)' }
/** A long label wraps inside its half instead of widening it, so that all options have the same width. */
const wholeHalf = { flex: '0 1 calc(50% - 5px)' }
const third = { flex: '0 1 calc((100% - 20px) / 3)' }
/** What follows the separator has its row for itself, so its label need not wrap. */
const alone = { '& > .option-or ~ label': { md: { flexBasis: 'auto', minWidth: 'calc((100% - 20px) / 3)' } } }

/** The list of answers to one question. Flexbox, because laying out these lists as grids took half as long again. */
export const options = defineRecipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: '10px', clear: 'both', '& > *': { flex: '0 0 100%' } },
  variants: {
    columns: {
      one: {},
      // Options share a row if each fits into its half or third. On a phone the last option, which may be longer, takes the rest of its row.
      pairs: { '& > label': { ...half, md: wholeHalf } },
      two: { '& > label': { md: wholeHalf } },
      three: { '& > label': { md: third }, ...alone },
      twoAndOne: { '& > label': { ...half, md: { ...third, minWidth: '0' } }, ...alone },
      pictures: {
        display: 'grid',
        gridTemplateColumns: {
          base: 'repeat(auto-fill, minmax(min(8.5rem, 45%), 1fr))',
          lg: 'repeat(auto-fit, minmax(min(10rem, 45%), 1fr))',
        },
        gridAutoRows: '1fr',
      },
      /** As many numbers side by side as fit; the rest continues in the next row. */
      scale: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(44px, 1fr))', gap: '6px' },
      threePictures: { md: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
})

/** The separator before the exclusive options. */
export const optionOr = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'sm',
    gridColumn: '1 / -1',
    textStyle: 'small',
    color: 'fg.muted',
    '&::before, &::after': { content: '""', flex: '1', height: '1px', backgroundColor: 'border.default' },
  },
})

const ring = { outline: '3px solid {colors.focus.ring}', outlineOffset: '3px' }

/**
 * The tint of a chosen option. It comes with React's rendering, one frame after the press; the first frame shows only the tick and the
 * border, so that the quiz responds sooner. It is an element of its own, because a fade of its opacity does not repaint the option; a
 * fading background would, in every frame.
 */
const tinted = {
  position: 'relative',
  isolation: 'isolate',
  _before: {
    content: '""',
    position: 'absolute',
    zIndex: '-1',
    inset: '0',
    borderRadius: 'calc({radii.md} - 2px)',
    backgroundColor: 'accent.subtle',
    boxShadow: 'inset 0 0 0 1px {colors.accent.border}',
  },
}

/**
 * One answer: a label around a native radio or checkbox. The input has no class and the text no element of its own,
 * because a long quiz consists mostly of these.
 */
export const option = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'sm',
    minHeight: '56px',
    padding: '14px',
    border: '2px solid {colors.border.control}',
    borderRadius: 'md',
    backgroundColor: 'bg.panel',
    fontWeight: 'medium',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    _hover: { borderColor: 'border.strong' },
    // `:checked` matches immediately, before React has rendered.
    '&:has(> :checked)': {
      borderColor: 'accent.border',
      // The mouse is still over the option that it has just chosen.
      _hover: { borderColor: 'accent.border' },
      [forced]: { outline: '2px solid Highlight', outlineOffset: '-6px' },
    },
    '&[data-chosen]': tinted,
    // See components/quiz/quick-answers.ts.
    '&[data-chosen]:not([data-quick])': { _before: tints },
    // The ring goes around the whole option. Nothing in here may be positioned or transformed until the option is checked:
    // with some sixty options on screen, such elements doubled the time of hit testing.
    '&:has(> :focus-visible)': ring,
    [movedByKeys]: ring,
    [noHas]: { '&:focus-within': ring },
    '& > input': {
      appearance: 'none',
      flex: 'none',
      width: 'control',
      height: 'control',
      margin: '0',
      border: '2px solid {colors.border.control}',
      borderRadius: '50%',
      backgroundColor: 'bg.panel',
      cursor: 'inherit',
      outline: 'none',
      // So that a press on the control does not set a caret in the text beside it, for which the browser would first lay out the
      // page. The text itself can be selected.
      userSelect: 'none',
      _checked: {
        borderColor: 'accent.solid',
        backgroundColor: 'accent.on',
        boxShadow: 'inset 0 0 0 5px {colors.accent.solid}',
      },
      '&[type=checkbox]': {
        borderRadius: '7px',
        '&::after': {
          content: '""',
          display: 'block',
          visibility: 'hidden',
          width: '6px',
          height: '12px',
          // The corner of the rotated tick reaches 1 px further down than its ends reach up.
          margin: '3px 7px',
          border: 'solid {colors.accent.on}',
          borderWidth: '0 3px 3px 0',
          // With forced colours, the system draws its own control.
          [forced]: { display: 'none' },
        },
        _checked: {
          boxShadow: 'none',
          backgroundColor: 'accent.solid',
          '&::after': { visibility: 'visible', transform: 'rotate(45deg)' },
        },
      },
      [forced]: { appearance: 'auto' },
    },
  },
  variants: {
    layout: {
      row: {},
      /** The number is below its control. */
      scale: { flexDirection: 'column', gap: '4px', padding: '8px 4px' },
      /** The picture is above the control; two options in a row on a phone. */
      picture: {
        display: 'grid',
        gap: '10px',
        alignContent: 'start',
        // The controls of a row are on one line, however long the labels are.
        alignItems: 'start',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        padding: '6px 6px 12px',
        '--art-tile': 'colors.bg.tile',
        '& > svg, & > img': { gridColumn: '1 / -1', backgroundColor: 'bg.tile', borderRadius: 'sm', padding: 'xs' },
      },
    },
    // On a phone, each option is a row with the picture before the control.
    inRows: {
      yes: {
        mdDown: {
          alignItems: 'center',
          gridTemplateColumns: '96px {sizes.control} minmax(0, 1fr)',
          padding: '6px',
          '& > svg, & > img': { gridColumn: 'auto', padding: '2xs' },
        },
      },
    },
  },
})

/** A setting rather than an answer, shown as a quiet line. */
export const optionPlain = defineRecipe({
  base: {
    minHeight: 'targetDense',
    padding: '0',
    border: '0',
    backgroundColor: 'transparent',
    textStyle: 'small',
    // It has no border, so the outline that marks a chosen option would look out of place.
    '&:not(:focus-within)': { [forced]: { outline: 'none' } },
  },
})
