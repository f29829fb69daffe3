import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { forced, low } from '#app/theme/media.ts'

export const photoSlots = defineSlotRecipe({
  slots: ['list', 'slot', 'box', 'guide', 'photo', 'title', 'status', 'advice', 'actions'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
      gap: { base: 'xs', md: 'sm' },
    },
    slot: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '2xs' },
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
      gap: '2xs',
      textStyle: 'small',
      fontWeight: 'bold',
      color: 'fg.muted',
      '& > svg': { width: '18px', height: '18px' },
    },
    advice: { textStyle: 'small', '&::first-letter': { textTransform: 'uppercase' } },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      // Three slots fit side by side on the narrowest phone: no padding, so that the labels align with the pictures.
      '& :is(button, label)': {
        minWidth: 'target',
        minHeight: 'target',
        padding: '0',
        justifyContent: 'start',
        textAlign: 'start',
        fontSize: { base: '0.875rem', md: '1rem' },
        [forced]: { marginBlock: '2px', paddingInline: '10px' },
      },
      columnGap: { base: 'xs', md: 'sm' },
    },
  },
  variants: {
    state: {
      empty: {},
      now: { box: { border: '3px solid {colors.accent.border}' } },
      taken: { box: { border: '0', [forced]: { border: '1px solid CanvasText' } } },
    },
    over: { yes: { box: { border: '3px solid {colors.accent.border}', backgroundColor: 'accent.subtle' } } },
    verdict: { good: { status: { color: 'score.high.text' } }, advice: { status: { color: 'score.watch.text' } } },
  },
})

/** In the corner of a photo. Near-black in both themes: the picture behind it may be light or dark. */
export const removePhoto = defineRecipe({
  base: {
    position: 'absolute',
    top: '4px',
    insetInlineEnd: '4px',
    borderRadius: 'pill',
    backgroundColor: '#151219',
    color: '#fff',
    '& > button': { minWidth: '44px', minHeight: '44px', padding: '8px' },
    [forced]: { border: '1px solid ButtonText' },
    _print: { display: 'none' },
  },
})

/** Where a picture can be moved to: below its button, as wide as its place. */
export const moveMenu = defineRecipe({
  base: {
    padding: '2px 10px',
    border: '1px solid {colors.border.default}',
    borderRadius: 'md',
    backgroundColor: 'bg.raised',
    '& > li + li': { borderTop: '1px solid {colors.border.default}' },
    '& button': { width: '100%' },
    '&[hidden]': { display: 'none' },
  },
})

/** Near-black around the picture in both themes, so that its exposure can be seen without glare. */
export const camera = defineSlotRecipe({
  slots: ['root', 'video', 'guide', 'off', 'advice', 'count', 'cover', 'controls', 'control', 'shutter'],
  base: {
    root: {
      position: 'relative',
      aspectRatio: '3 / 4',
      // With the sticky header and footer of the quiz the whole view fits on a phone of 640 px.
      maxHeight: 'clamp(18rem, 100vh - 160px, 560px)',
      width: '100%',
      borderRadius: 'lg',
      overflow: 'hidden',
      backgroundColor: '#151219',
      color: '#fff',
      '--r-colors-focus-ring': '#FFCD6B',
      '--r-colors-focus-gap': '#151219',
    },
    video: { width: '100%', height: '100%', objectFit: 'cover' },
    guide: {
      position: 'absolute',
      inset: '3% 8% 104px',
      width: '84%',
      height: 'calc(97% - 104px)',
      [low]: { inset: '4% 112px 4% 12px', width: 'calc(100% - 124px)', height: '92%' },
      color: '#fff',
      filter: 'drop-shadow(0 0 2px #000a)',
      pointerEvents: 'none',
    },
    off: {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      padding: 'lg',
      textAlign: 'center',
    },
    advice: {
      position: 'absolute',
      // Above the controls, whose words are higher in large text.
      inset: 'auto 12px calc(40px + 4rem)',
      [low]: { insetInlineEnd: '112px', bottom: '12px' },
      display: 'flex',
      alignItems: 'center',
      gap: 'xs',
      width: 'fit-content',
      maxWidth: 'calc(100% - 24px)',
      marginInline: 'auto',
      padding: '10px {spacing.md}',
      borderRadius: 'lg',
      backgroundColor: '#151219',
      fontWeight: 'bold',
      '& > svg': { flex: 'none', width: '20px', height: '20px' },
    },
    count: {
      position: 'absolute',
      inset: '0 0 100px',
      display: 'grid',
      placeItems: 'center',
      fontFamily: 'display',
      fontSize: '8rem',
      fontWeight: 'heavy',
      lineHeight: '1',
      color: '#FFB938',
      textShadow: '0 2px 24px #000c',
      pointerEvents: 'none',
    },
    cover: { position: 'absolute', inset: '0', width: '100%', cursor: 'pointer' },
    controls: {
      position: 'absolute',
      inset: 'auto 0 0',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'center',
      gap: 'xs',
      padding: '14px {spacing.md}',
      backgroundColor: '#151219cc',
      // On a phone on its side there is room beside the picture, and none below it.
      [low]: {
        inset: '0 0 0 auto',
        width: '100px',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'minmax(0, 1fr) auto minmax(0, 1fr)',
        padding: '8px',
      },
    },
    control: {
      display: 'grid',
      justifyItems: 'center',
      gap: '2px',
      minWidth: '64px',
      minHeight: 'target',
      padding: '4px 6px',
      borderRadius: 'sm',
      textStyle: 'small',
      fontWeight: 'bold',
      cursor: 'pointer',
    },
    shutter: {
      width: '62px',
      height: '62px',
      gridColumn: '2',
      [low]: { gridColumn: '1', gridRow: '2' },
      display: 'grid',
      placeItems: 'center',
      border: '4px solid #fff',
      borderRadius: '50%',
      backgroundColor: '#FFB938',
      boxShadow: 'inset 0 0 0 4px #151219',
      cursor: 'pointer',
      _motionSafe: { transition: 'transform {durations.instant} {easings.out}' },
      _active: { transform: 'scale(0.94)' },
      '&:focus-visible': { boxShadow: 'inset 0 0 0 4px #151219' },
      '&[aria-disabled]': { backgroundColor: '#433D4A', cursor: 'default' },
      [forced]: { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    stops: { yes: { shutter: { backgroundColor: '#fff', color: '#151219', [forced]: { color: 'ButtonFace' } } } },
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
    '& > .hidden:disabled + label': {
      borderStyle: 'dashed',
      borderColor: 'border.control',
      color: 'fg.muted',
      cursor: 'default',
    },
  },
})

export const upload = defineSlotRecipe({
  slots: ['root', 'ways', 'sources', 'hint', 'drop'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      padding: '4px {spacing.md}',
      border: '2px dashed {colors.border.control}',
      borderRadius: 'md',
    },
    ways: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'sm',
      paddingBlock: '{spacing.xs} {spacing.sm}',
    },
    sources: { display: 'flex', flexWrap: 'wrap', gap: 'xs' },
    hint: { textStyle: 'small', color: 'fg.muted' },
    drop: { paddingBlock: 'xs', fontWeight: 'bold' },
  },
  variants: {
    over: { yes: { root: { borderColor: 'accent.border', borderStyle: 'solid', backgroundColor: 'accent.subtle' } } },
  },
})
