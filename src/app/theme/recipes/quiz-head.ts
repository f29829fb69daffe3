import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { current, forced, tall } from '#app/theme/media.ts'

export const quizHead = defineSlotRecipe({
  slots: ['root', 'inner', 'top', 'tabs', 'tab'],
  base: {
    root: {
      zIndex: '2',
      backgroundColor: 'bg.page',
      borderBottom: '1px solid {colors.border.default}',
      [tall]: { position: 'sticky', top: '0' },
      _print: { display: 'none' },
    },
    inner: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px', paddingBlock: '8px 10px' },
    top: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0 {spacing.md}',
    },
    tabs: { display: 'flex', flexWrap: 'wrap', gap: '2px 18px' },
    tab: {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      paddingBlock: '6px',
      borderBottom: '3px solid transparent',
      textStyle: 'small',
      color: 'fg.muted',
      [current]: { color: 'fg.default', fontWeight: 'bold', borderColor: 'highlight.solid' },
    },
  },
})

export const progress = defineSlotRecipe({
  slots: ['root', 'bar', 'text', 'kept'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' },
    bar: {
      height: '8px',
      borderRadius: 'pill',
      backgroundColor: 'score.track',
      overflow: 'hidden',
      '& > svg': { width: '100%', height: '100%', fill: 'accent.solid' },
      [forced]: { border: '1px solid CanvasText', '& > svg': { fill: 'Highlight', forcedColorAdjust: 'none' } },
    },
    text: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '0 {spacing.md}',
      textStyle: 'small',
      color: 'fg.muted',
    },
    kept: { display: 'grid', '& > span': { gridArea: '1 / 1', visibility: 'hidden' } },
  },
  variants: {
    kept: {
      saving: { kept: { '& > span:first-child': { visibility: 'visible' } } },
      saved: { kept: { '& > span:last-child': { visibility: 'visible' } } },
    },
  },
})

/** The mark and the name. */
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
