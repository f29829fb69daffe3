import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced, rightToLeft } from '#app/theme/media.ts'

const oneColumn = 'minmax(0, 1fr)'

/** Changes in words. The name of what changed is above its two values, which are side by side where there is room. */
export const compare = defineSlotRecipe({
  slots: [
    'root',
    'verdict',
    'disc',
    'parts',
    'row',
    'what',
    'item',
    'pane',
    'words',
    'chip',
    'name',
    'kept',
    'value',
    'change',
  ],
  base: {
    root: { overflowWrap: 'anywhere' },
    verdict: { textStyle: 'heading', textWrap: 'balance' },
    // The drawing of the result is on the coloured field, between the fringe and the lower edge, where there is room beside the words.
    disc: {
      display: { base: 'none', md: 'block' },
      position: 'absolute',
      insetInlineEnd: 'lg',
      top: 'calc(50% + 36px)',
      transform: 'translateY(-50%)',
      '& > span': { width: '136px', height: '136px', padding: '12px' },
      _print: { display: 'none' },
    },
    // One card for each part.
    parts: {
      display: 'grid',
      gridTemplateColumns: oneColumn,
      gap: '20px',
      '& > details': {
        // The line that folds the card covers its heading and the padding around it.
        '& > summary': {
          flexWrap: 'nowrap',
          margin: { base: '-20px', md: '-24px' },
          padding: { base: '20px', md: 'lg' },
          borderRadius: 'lg',
          '& + *': { marginTop: 'xs' },
        },
        '&[open] > summary > svg': { transform: 'rotate(180deg)' },
      },
      '& h2': { textStyle: 'question', fontWeight: '700' },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: oneColumn, md: `${oneColumn} ${oneColumn}` },
      gap: '{spacing.xs} {spacing.md}',
      paddingBlock: 'md',
      borderTop: '1px solid {colors.border.default}',
      '&:first-child': { borderTop: '0' },
      '&:last-child': { paddingBottom: '0' },
      _print: { breakInside: 'avoid' },
    },
    what: { textStyle: 'label', gridColumn: '1 / -1' },
    item: { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: '12px' },
    pane: { flex: 'none', width: '44px', borderRadius: 'sm' },
    // The chip is above the name if they do not fit side by side.
    words: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' },
    chip: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      paddingInline: '8px 10px',
      borderRadius: 'pill',
      textStyle: 'small',
      fontWeight: 'bold',
      backgroundColor: 'bg.tile',
      '& > svg': { width: '14px', height: '14px' },
      [forced]: { border: '1px solid CanvasText' },
    },
    name: { flex: '1 1 11rem', minWidth: '0' },
    kept: { gridColumn: '1 / -1' },
    value: {
      display: 'grid',
      gap: '2px',
      alignContent: 'start',
      padding: '12px {spacing.md}',
      borderRadius: 'md',
      backgroundColor: 'bg.tile',
      // The new value stands out from the old one.
      '& + &': { backgroundColor: 'tint.indigo' },
      [forced]: { border: '1px solid CanvasText' },
    },
    change: { gridColumn: '1 / -1', gridRow: '2' },
  },
  variants: {
    kind: { new: { chip: { backgroundColor: 'tint.indigo' } }, gone: {} },
    // Chip, name and detail are below each other.
    lines: {
      yes: {
        words: { display: 'grid', gridTemplateColumns: oneColumn, justifyItems: 'start' },
        name: { textStyle: 'label', lineHeight: '1.35' },
      },
    },
  },
})

/** The bar shows the later value, and a line the earlier one. Words say whether it became better or worse. */
export const scoreChange = defineSlotRecipe({
  slots: ['key', 'swatch', 'item', 'header', 'name', 'change', 'mark'],
  base: {
    key: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px {spacing.lg}',
      textStyle: 'small',
      color: 'fg.muted',
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: 'xs' },
      // The label of the button beside it ends where the numbers end.
      '& + * > .button': { marginInlineEnd: '-12px' },
    },
    swatch: {
      width: '44px',
      height: '14px',
      flexShrink: '0',
      borderRadius: 'pill',
      backgroundColor: 'score.track',
      fill: 'fg.default',
      [forced]: { border: '1px solid CanvasText', fill: 'CanvasText', forcedColorAdjust: 'none' },
    },
    item: {
      display: 'grid',
      gridTemplateColumns: oneColumn,
      gap: '4px',
      overflowWrap: 'anywhere',
      paddingBlock: '12px',
      borderTop: '1px solid {colors.border.default}',
      '&:last-child': { paddingBottom: '0' },
      _print: { breakInside: 'avoid' },
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0 {spacing.sm}',
    },
    name: { textStyle: 'question', fontSize: '1.125rem' },
    change: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      fontFamily: 'display',
      fontSize: '1.25rem',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
    },
    // The mark is above the bar, and its line crosses the bar.
    mark: {
      position: 'relative',
      width: '100%',
      height: '4px',
      marginTop: '-8px',
      overflow: 'visible',
      fill: 'fg.default',
      // The outline separates the mark from a bar that is equally dark.
      '& > rect': { stroke: 'bg.panel', strokeWidth: '3px', paintOrder: 'stroke' },
      [forced]: { fill: 'CanvasText', forcedColorAdjust: 'none', '& > rect': { stroke: 'Canvas' } },
      [rightToLeft]: { transform: 'scaleX(-1)' },
    },
  },
  variants: {
    tone: {
      better: { change: { color: 'score.high.text' } },
      worse: { change: { color: 'score.low.text' } },
      same: { change: { color: 'fg.muted', fontFamily: 'body', fontSize: '1rem', fontWeight: 'regular' } },
    },
  },
})

export const photoSlider = defineSlotRecipe({
  slots: ['root', 'frame', 'picture', 'edge', 'line', 'slider', 'captions'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: oneColumn,
      maxWidth: { sm: '17rem' },
      _print: { maxWidth: '26rem', breakInside: 'avoid' },
    },
    frame: {
      width: '100%',
      aspectRatio: '3 / 4',
      borderRadius: 'md',
      backgroundColor: 'bg.tile',
      overflow: 'hidden',
      [forced]: { border: '1px solid CanvasText' },
      // On paper there is room for both pictures, side by side.
      _print: {
        aspectRatio: '3 / 2',
        backgroundColor: 'transparent',
        '& > image': { width: '49.5%' },
        '& > g': { clipPath: 'none' },
        '& > g > image': { x: '50.5%', width: '49.5%' },
        '& > line': { display: 'none' },
      },
    },
    // A light line between dark edges is visible on any picture.
    edge: { stroke: '#151219', strokeWidth: '6px', forcedColorAdjust: 'none' },
    line: { stroke: '#fff', strokeWidth: '3px', forcedColorAdjust: 'none' },
    slider: {
      display: 'block',
      width: '100%',
      height: 'target',
      margin: '0',
      accentColor: '{colors.accent.solid}',
      cursor: 'ew-resize',
      // Around the slider there is no room for the ring: above it is the picture, below it are the dates.
      outlineOffset: '-3px',
      _print: { display: 'none' },
    },
    captions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '0 {spacing.sm}',
      textStyle: 'small',
      fontWeight: 'bold',
      _print: { '& > span': { flex: '1 0 45%' } },
    },
  },
})
