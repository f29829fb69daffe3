import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { alone } from '#app/theme/recipes/base/button.ts'
import { forced } from '#app/theme/media.ts'

/** Chips, two in a row, each with a remove button. */
export const chips = defineSlotRecipe({
  slots: ['add', 'list', 'chip', 'label', 'remove', 'status'],
  base: {
    add: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 'xs', alignItems: 'end' },
    list: {
      display: 'grid',
      // On a phone a long name takes the room that a short one beside it leaves.
      gridTemplateColumns: { base: 'repeat(2, auto)', md: 'repeat(2, minmax(0, 1fr))' },
      gap: 'xs',
    },
    chip: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) 36px', md: 'minmax(0, 1fr) 44px' },
      alignItems: 'center',
      minHeight: '48px',
      paddingInlineStart: { base: '12px', md: 'md' },
      border: '1px solid {colors.border.default}',
      borderRadius: '24px',
      backgroundColor: 'bg.tile',
      fontSize: { base: '0.875rem', md: '1rem' },
      fontWeight: 'medium',
      lineHeight: '1.25',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      outline: 'none',
      _motionSafe: { animation: 'rise {durations.quick} {easings.out}' },
      [forced]: { borderColor: 'CanvasText' },
    },
    label: { paddingBlock: '8px' },
    remove: {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      minHeight: '44px',
      // On a phone the chip is so narrow that the button overlaps the end of the label.
      marginInlineStart: { base: '-8px', md: '0' },
      borderRadius: '50%',
      color: 'fg.muted',
      cursor: 'pointer',
      touchAction: 'manipulation',
      _hover: { backgroundColor: 'accent.subtle', color: 'fg.default' },
      '& > svg': { width: '18px', height: '18px' },
    },
    status: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 {spacing.xs}',
      minHeight: 'target',
      textStyle: 'small',
      color: 'fg.muted',
      // Always mounted, so that changes are announced; takes no space while empty, not even a gap. An attribute, because Safari does
      // not update `:has(> :empty)` when the text changes.
      '&[data-empty]': { position: 'absolute', minHeight: '0' },
    },
  },
})

/** Consents, one row each, with the button to withdraw. */
export const consents = defineSlotRecipe({
  slots: ['row', 'name'],
  base: {
    row: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) fit-content(17rem)' },
      alignItems: 'center',
      gap: '{spacing.sm} {spacing.md}',
      paddingBlock: 'md',
      borderTop: '1px solid {colors.border.default}',
      _first: { borderTop: '0', paddingTop: '0' },
      _last: { paddingBottom: '0' },
    },
    name: { fontWeight: 'bold' },
  },
})

/** A group of settings: the description, with the fields beside it where there is room. */
export const settings = defineSlotRecipe({
  slots: ['form', 'root', 'body', 'pair', 'list'],
  base: {
    // Groups that are saved together form one card, with lines between them. The button is at its foot, aligned with the fields.
    form: {
      border: '1px solid {colors.border.card}',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      '& > form': { gap: '0' },
      '& .card': { border: '0', borderRadius: '0', backgroundColor: 'transparent' },
      '& .card ~ *': { borderTop: '1px solid {colors.border.default}' },
      '& .form__footer': {
        padding: {
          base: '{spacing.lg} 20px',
          md: 'lg',
          xl: '{spacing.lg} {spacing.lg} {spacing.lg} calc(100% - {sizes.measure} - 24px)',
        },
        borderRadius: '0 0 21px 21px',
        '& > button': { flex: { base: '1 1 auto', md: 'none' } },
        _print: { display: 'none' },
      },
    },
    list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, {sizes.measure})' },
      gap: { base: 'md', xl: 'xl' },
    },
    body: {
      gap: '20px',
      '& > div > .button:first-child': alone,
    },
    // Two short fields side by side. Their labels are at the same height, and so are their inputs, however long the hints are.
    pair: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      gap: '20px',
      '& > *': { gridTemplateRows: 'auto 1fr' },
      '& > * > :last-child': { alignSelf: 'end' },
      // The parts of a date are higher than a line of text.
      '& input': { paddingBlock: '8px' },
    },
  },
})
