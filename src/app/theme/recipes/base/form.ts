import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced, noHas, tall } from '#app/theme/media.ts'
import { fades, springs } from '#app/theme/motion.ts'
import { errorMessage } from './field.ts'

const control = {
  display: 'block',
  width: '100%',
  minWidth: '0',
  minHeight: 'target',
  padding: '10px 14px',
  border: '2px solid {colors.border.control}',
  borderRadius: 'md',
  backgroundColor: 'bg.panel',
  color: 'inherit',
  // iOS zooms into inputs with a font smaller than 16 px.
  font: 'inherit',
  lineHeight: '1.4',
  ...fades,
  _hover: { borderColor: 'border.strong' },
  '&[aria-invalid=true]': {
    borderColor: 'status.danger.border',
    boxShadow: 'inset 0 0 0 1px {colors.status.danger.border}',
  },
  '&::placeholder': { color: 'fg.muted', opacity: '1' },
  '&:read-only:not(select)': { backgroundColor: 'bg.subtle', borderStyle: 'dashed' },
}

/** Label, hint and error are above the input, so that the on-screen keyboard does not cover them. */
export const formField = defineSlotRecipe({
  slots: ['root', 'label', 'hint', 'rules', 'rule', 'error', 'input'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '6px',
      overflowWrap: 'anywhere',
    },
    label: { textStyle: 'label', width: 'fit-content' },
    hint: { textStyle: 'small', color: 'fg.muted', maxWidth: 'measure', textWrap: 'pretty' },
    rules: { display: 'grid', gap: '2px', textWrap: 'pretty' },
    rule: {
      display: 'grid',
      gridTemplateColumns: '18px minmax(0, 1fr)',
      gap: '6px',
      textStyle: 'small',
      color: 'fg.muted',
      // A dot for an open rule, a tick for a rule that is met, of equal width, so that nothing moves. The dot is a border, because
      // forced colours keep borders.
      '&::before': {
        content: '""',
        width: '6px',
        height: '6px',
        margin: '6px',
        border: '3px solid',
        borderRadius: 'pill',
      },
      '& > svg': { width: '18px', height: '18px', marginTop: '1px', strokeWidth: '3px' },
    },
    error: {
      // Each message has a line of its own.
      '& > span > span': { display: 'block' },
      ...errorMessage,
    },
    input: control,
  },
  variants: {
    kind: {
      lines: {
        input: { minHeight: '9rem', display: 'block', resize: 'vertical', fieldSizing: 'content', maxHeight: '24rem' },
      },
      select: {
        input: {
          appearance: 'none',
          cursor: 'pointer',
          paddingInlineEnd: '46px',
          // The two gradients draw the two strokes of a chevron.
          backgroundImage:
            'linear-gradient(45deg, transparent 39%, currentColor 39% 61%, transparent 61%), linear-gradient(-45deg, transparent 39%, currentColor 39% 61%, transparent 61%)',
          backgroundPosition: 'right 23px center, right 16px center',
          backgroundSize: '8px 8px',
          backgroundRepeat: 'no-repeat',
          [forced]: { appearance: 'auto', backgroundImage: 'none' },
        },
      },
    },
    state: {
      met: { rule: { color: 'status.success.text', '&::before': { display: 'none' } } },
    },
  },
})

const tickRing = { outline: '3px solid {colors.focus.ring}', outlineOffset: '1px' }

/** A checkbox and its label, in one clickable row. */
export const checkbox = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    width: 'fit-content',
    minHeight: 'targetDense',
    paddingInlineEnd: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    touchAction: 'manipulation',
    borderRadius: 'sm',
    '&:has(:focus-visible)': tickRing,
    [noHas]: { '&:focus-within': tickRing },
    '& > input': {
      appearance: 'none',
      position: 'relative',
      flex: 'none',
      width: 'control',
      height: 'control',
      margin: '0',
      border: '2px solid {colors.border.control}',
      borderRadius: '7px',
      backgroundColor: 'bg.panel',
      cursor: 'inherit',
      outline: 'none',
      _checked: {
        ...springs,
        backgroundColor: 'accent.solid',
        borderColor: 'accent.solid',
        '&::after': {
          content: '""',
          position: 'absolute',
          left: '7px',
          top: '3px',
          width: '6px',
          height: '12px',
          border: 'solid {colors.accent.on}',
          borderWidth: '0 3px 3px 0',
          transform: 'rotate(45deg)',
        },
      },
      [forced]: { appearance: 'auto', '&::after': { display: 'none' } },
    },
  },
})

/** A form with its footer. */
export const form = defineSlotRecipe({
  slots: ['root', 'footer', 'result', 'icon'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'lg', alignContent: 'start' },
    footer: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '{spacing.xs} {spacing.md}' },
    // Always mounted, so that changes are announced; takes no space while empty.
    result: {
      flex: '1 1 14rem',
      display: 'flex',
      gap: 'xs',
      textStyle: 'small',
      '&:empty': { flex: 'none', marginInlineStart: 'calc({spacing.md} * -1)' },
    },
    icon: { '& > svg': { width: '20px', height: '20px' } },
  },
  variants: {
    status: {
      info: { result: { color: 'fg.muted' } },
      success: { result: { color: 'status.success.text', fontWeight: 'bold' } },
      danger: { result: { color: 'status.danger.text', fontWeight: 'bold' } },
    },
    footer: {
      // Full-width buttons one below the other on a phone.
      wide: { footer: { '& > button': { flex: { base: '1 1 100%', md: '0 1 auto' } } } },
      // For long forms: on a screen that is high enough, the footer stays in sight while there is something to save.
      stays: {
        footer: {
          zIndex: '2',
          backgroundColor: 'bg.raised',
          [tall]: { position: 'sticky', bottom: 'env(safe-area-inset-bottom)', boxShadow: 'raised' },
        },
      },
    },
  },
})

/** The problems of a form; each line links to its field. */
export const errorSummary = defineSlotRecipe({
  slots: ['list', 'link'],
  base: {
    list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2xs' },
    link: { display: 'inline-block', paddingBlock: '4px', color: 'inherit', fontWeight: 'medium' },
  },
})
