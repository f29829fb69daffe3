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
    // The count is between brand and exit, so that on a phone header and footer together take at most 128 px. Below it is the bar,
    // and the tabs are on the lower edge, far from the bar, beside which the line of the current one looked like a second bar.
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
      // Its words, not its padding, end with the column.
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
      // Not spread over the bar, whose fill would seem to reach them: it counts answers, and the parts have different numbers.
      gap: '0 {spacing.lg}',
      margin: '6px 0 -8px',
      [phone]: { justifyContent: 'space-between', gap: '0 8px', marginBottom: '0' },
    },
    // On a phone the tick is positioned in the gap after its tab and takes no space, so that the tabs wrap in the same way at
    // every step. Elsewhere it is a part of its tab, so that the gaps are equal.
    tab: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '4px',
      paddingBlock: '6px',
      borderBottom: '3px solid transparent',
      textStyle: 'small',
      color: 'fg.muted',
      // A line that is transparent would be drawn in forced colours.
      [forced]: { borderColor: 'Canvas' },
      [phone]: { paddingBlock: '0 2px', borderBottomWidth: '2px', lineHeight: '1.25', whiteSpace: 'nowrap' },
      // So that four tabs are one line at 320 px in a wide font, too, such as DejaVu Sans.
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
      // Without a line: a link has one. Where there is no room for the tick either, the bar says how far it is.
      done: { tab: { color: 'fg.default', '& > svg': { [roomForTicks]: { display: 'block' } } } },
      skipped: { tab: { display: 'none' } },
    },
    // Above a field of colour that begins with it.
    ground: {
      hero: {
        root: {
          backgroundColor: 'bg.hero',
          color: 'fg.onHero',
          borderColor: 'transparent',
          // There is nothing below brand and exit.
          [phone]: { paddingTop: '8px' },
          '& button': { color: 'inherit' },
        },
      },
    },
    // Beside the count there is room for the mark alone.
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
      // The count ends beside the exit at every step, before something is saved, too.
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
      // Where there is no room for both, the count stays, and answers are saved unseen: 'Saved', which takes no height, is below the
      // count, and is cut off. Where not even its longest word has room, the exit is below.
      overflow: 'hidden',
      [phone]: { flexDirection: 'row', gap: '0 6px', margin: '0' },
    },
    long: { [phone]: { display: 'none' } },
    short: { display: 'none', [phone]: { display: 'block' } },
    // The long words stay for screen readers.
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
      gap: 'xs',
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
