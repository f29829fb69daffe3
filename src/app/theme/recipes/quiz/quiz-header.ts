import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { visuallyHidden } from '#app/theme/recipes/base/layout.ts'
import { current, forced, narrowest, phone, roomForTicks, tall } from '#app/theme/media.ts'

export const quizHeader = defineSlotRecipe({
  slots: ['root', 'inner', 'top', 'tabs', 'tab'],
  base: {
    root: {
      zIndex: '2',
      backgroundColor: 'bg.page',
      borderBottom: '1px solid {colors.border.default}',
      [tall]: { position: 'sticky', top: '0' },
      _print: { display: 'none' },
    },
    // The count is between brand and exit, so that on a phone header and footer together take at most 128 px. The bar is below it.
    // The tabs are on the lower edge, far from the bar: close to it, the line under the current tab looked like a second bar.
    inner: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 {spacing.sm}',
      paddingBlock: '8px',
      [phone]: { paddingBlock: '0' },
    },
    top: {
      display: 'contents',
      // The label of the button, not its padding, ends where the column ends.
      '& > button': { order: '2', marginInline: 'auto -12px', whiteSpace: 'nowrap' },
      // 36 px high, with a touch target of 44 px.
      [phone]: {
        '& > *': {
          position: 'relative',
          minHeight: '36px',
          paddingBlock: '0',
          '&::after': { content: '""', position: 'absolute', inset: '0 0 -8px' },
        },
      },
    },
    tabs: {
      display: 'flex',
      flexWrap: 'wrap',
      order: '4',
      flex: '1 0 100%',
      // The tabs are not spread over the width of the bar: its fill would seem to reach them, but it counts answers, and the parts
      // have different numbers of questions.
      gap: '0 {spacing.lg}',
      margin: '6px 0 -8px',
      [phone]: { justifyContent: 'space-between', gap: '0 8px', marginBottom: '0' },
    },
    // On a phone the tick is positioned in the gap after its tab and takes no space, so that the tabs wrap in the same way at
    // every step. Elsewhere it is part of its tab, so that the gaps are equal.
    tab: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '4px',
      paddingBlock: '6px',
      borderBottom: '3px solid transparent',
      textStyle: 'small',
      color: 'fg.muted',
      // Forced colours would draw a transparent line.
      [forced]: { borderColor: 'Canvas' },
      [phone]: { paddingBlock: '0 2px', borderBottomWidth: '2px', lineHeight: '1.25', whiteSpace: 'nowrap' },
      // So that four tabs fit on one line at 320 px even in a wide font, such as DejaVu Sans.
      [narrowest]: { fontSize: '0.8125rem' },
      '& > svg': {
        display: 'none',
        order: '1',
        width: '14px',
        [phone]: { position: 'absolute', insetInlineStart: 'calc(100% + 2px)' },
      },
      [current]: {
        color: 'fg.default',
        fontWeight: 'bold',
        borderColor: 'highlight.solid',
        [forced]: { borderColor: 'Highlight' },
      },
    },
  },
  variants: {
    state: {
      // The hidden text 'done' applies to done tabs only.
      open: { tab: { '& > span': { display: 'none' } } },
      // No underline, which would make it look like a link. Where there is no room for the tick either, the bar shows the progress.
      done: { tab: { color: 'fg.default', '& > svg': { [roomForTicks]: { display: 'block' } } } },
      skipped: { tab: { display: 'none' } },
    },
    // For a page whose field of colour begins at the header.
    ground: {
      hero: {
        root: {
          backgroundColor: 'bg.hero',
          color: 'fg.onHero',
          borderColor: 'transparent',
          // Nothing follows below brand and exit.
          [phone]: { paddingTop: '8px' },
          '& button': { color: 'inherit' },
        },
      },
    },
    // On a phone there is only room for the mark beside the count, so the name is hidden.
    brand: { mark: { top: { [phone]: { '& > a': { gap: '0', fontSize: '0' }, '& svg': { height: '28px' } } } } },
  },
})

export const progress = defineSlotRecipe({
  slots: ['root', 'bar', 'fill', 'text', 'long', 'short', 'words', 'saveStatus', 'saveText'],
  base: {
    root: { display: 'contents' },
    bar: {
      order: '3',
      flex: '1 0 100%',
      height: '8px',
      borderRadius: 'pill',
      backgroundColor: 'score.track',
      overflow: 'hidden',
      [phone]: { height: '4px' },
      [forced]: { border: '1px solid CanvasText' },
    },
    fill: {
      height: '100%',
      backgroundColor: 'accent.solid',
      borderRadius: 'pill',
      width: '0',
      [forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
    text: {
      // Reversed, so that the count is next to the exit at every step, whether or not something has been saved.
      display: 'flex',
      flexDirection: 'row-reverse',
      flexWrap: 'wrap',
      order: '1',
      flex: '1 0 min-content',
      alignItems: 'start',
      gap: '0 {spacing.lg}',
      marginInlineEnd: 'lg',
      textStyle: 'small',
      color: 'fg.muted',
      // Where there is no room for both, only the count is visible: 'Saved' has no height, wraps to below the count, and is cut off.
      // Where not even the longest word of the count fits, the exit wraps.
      overflow: 'hidden',
      [phone]: { flexDirection: 'row', gap: '0 6px', margin: '0' },
    },
    long: { [phone]: { display: 'none' } },
    short: { display: 'none', [phone]: { display: 'block' } },
    // On a phone, only screen readers get the long text.
    words: { [phone]: visuallyHidden },
    saveStatus: { display: 'grid', height: '1.5em', marginBottom: '-1.5em', whiteSpace: 'nowrap' },
    saveText: { gridArea: '1 / 1', visibility: 'hidden' },
  },
  variants: {
    saveText: { shown: { saveText: { visibility: 'visible' } } },
  },
})

/** Logo and name. */
export const brand = defineSlotRecipe({
  slots: ['root', 'mark'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      minHeight: 'target',
      fontFamily: 'display',
      fontWeight: 'heavy',
      fontSize: '1.5rem',
      lineHeight: '1',
      letterSpacing: '-0.02em',
      color: 'inherit',
      textDecoration: 'none',
    },
    mark: { width: '34px', height: '34px', color: 'inherit' },
  },
})
