import { defineRecipe } from '@chakra-ui/react/styled-system'
import { forced } from '#app/theme/media.ts'
import { presses } from '#app/theme/motion.ts'

/**
 * How wide a button is on a phone: one that is filled or outlined fills its row, alone or with others. A quiet one that is alone is as
 * wide as its label, like a link. A button whose label does not fit moves to a row of its own. From 480 px all are as wide as their labels.
 */
export const besideEachOther = { flex: { base: '1 1 auto', sm: '0 1 auto' } } as const
/** The same for a button that has a block or a row of a grid for itself. */
export const alone = { width: { base: '100%', sm: 'auto' } } as const
export const buttonRow = { display: 'flex', flexWrap: 'wrap', gap: 'sm', '& > *': besideEachOther } as const

export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'xs',
    position: 'relative',
    minHeight: 'target',
    padding: '10px 22px',
    border: '2px solid transparent',
    borderRadius: 'pill',
    textStyle: 'label',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    // Always set, so that `:active` moves the button without a layout.
    transform: 'translateY(0)',
    ...presses,
    _active: { transform: 'translateY(1px)' },
    // Dashed and muted rather than faint, so that the label stays readable.
    '&:disabled': {
      backgroundColor: 'transparent',
      borderColor: 'border.control',
      borderStyle: 'dashed',
      color: 'fg.muted',
      cursor: 'default',
    },
    // A button is of no use on paper.
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: { backgroundColor: 'accent.solid', color: 'accent.on', _hover: { backgroundColor: 'accent.hover' } },
      outline: {
        borderColor: 'currentColor',
        color: 'inherit',
        _hover: { backgroundColor: 'accent.subtle', color: 'fg.default' },
      },
      quiet: {
        paddingInline: '10px',
        color: 'accent.text',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationThickness: '3px' },
      },
    },
    size: {
      md: {},
      lg: { minHeight: '56px', paddingInline: '30px', fontSize: '1.125rem' },
      // 40 px high, with a touch target of 44 px.
      dense: {
        minHeight: '40px',
        paddingBlock: '6px',
        paddingInline: 'md',
        '&::after': { content: '""', position: 'absolute', inset: '-4px' },
      },
      icon: { minWidth: 'target', padding: '10px' },
      // For actions that matter less than everything around them. The negative margin hides the width of the border, which
      // forced colours show, so that the label begins where the column begins.
      small: {
        // A label of two lines keeps its distance, too.
        padding: '8px 0',
        marginInlineStart: '-2px',
        textStyle: 'small',
        textAlign: 'start',
        color: 'fg.muted',
        [forced]: { paddingInline: '10px' },
      },
    },
    width: { full: { width: '100%' } },
    // The colour is set where it is needed: recipes/result/dashboard.ts.
    tone: { danger: {} },
  },
})
