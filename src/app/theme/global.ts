/** Styles of every page: background, typography, focus ring, and the colours that drawings read. */
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { artColours } from './tokens.ts'
import { phone, tall } from './media.ts'

export const reset: Readonly<Record<string, SystemStyleObject>> = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'body, h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, fieldset': { margin: '0', padding: '0' },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: '0', minWidth: '0' },
  'h1, h2, h3, h4, h5': { font: 'inherit' },
  'button, input, textarea': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  button: { margin: '0', padding: '0', border: '0', backgroundColor: 'transparent' },
  'svg, img, video, textarea': { display: 'block', maxWidth: '100%' },
  table: { borderCollapse: 'collapse', width: '100%' },
  'th, td': { padding: '0', font: 'inherit', textAlign: 'start' },
  '[hidden]': { display: 'none !important' },
}

const art = Object.fromEntries(artColours.map(({ name, token }) => [name, `{colors.${token}}`]))

export const globals: Readonly<Record<string, SystemStyleObject>> = {
  ':root': { ...art, '--art-tile': '{colors.bg.page}' },
  html: {
    fontFamily: 'body',
    lineHeight: '1.55',
    textSizeAdjust: '100%',
    overflowWrap: 'break-word',
  },
  // Keeps a focused element clear of the sticky header and footer of the quiz. Set on every page: a selector such as
  // `:has()` for these bars would be evaluated at every change of the document.
  ':root ': {
    [tall]: {
      scrollPaddingBlock: { base: '7.5rem 6.5rem', md: '7.5rem 1rem' },
      [phone]: { scrollPaddingBlock: '5rem' },
    },
  },
  body: { backgroundColor: 'bg.page', color: 'fg.default' },
  h1: { textStyle: 'title', textWrap: 'balance', hyphens: 'auto' },
  h2: { textStyle: 'heading', textWrap: 'balance', hyphens: 'auto' },
  h3: { textStyle: 'question', textWrap: 'balance', hyphens: 'auto' },
  // The display face has narrow spaces: on low-resolution screens, words at 20 px ran together.
  'h2, h3, legend': { wordSpacing: '0.06em' },
  'h4, h5': { fontWeight: 'bold' },
  // A heading and its lead stay with what follows.
  ':is(h1, h2, h3, h4, h5, section > div:first-child)': { _print: { breakAfter: 'avoid' } },
  'p, li': { textWrap: 'pretty' },
  a: {
    color: 'accent.text',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1.5px',
    _hover: { textDecorationThickness: '3px' },
  },
  ':focus-visible': { outline: '3px solid {colors.focus.ring}', outlineOffset: '3px' },
  // These receive the focus only so that they are announced; they are not interactive.
  ':is(main, h1, h2)[tabindex="-1"]': { outline: 'none' },
  // The gap separates the ring from a coloured background.
  ':is(a, button, summary):focus-visible': { boxShadow: '0 0 0 3px {colors.focus.gap}' },
  // The browser's triangle is removed, because summaries have a chevron. The second rule is for Safari before 18.4.
  summary: { cursor: 'pointer', listStyle: 'none' },
  'summary::-webkit-details-marker': { display: 'none' },
}
