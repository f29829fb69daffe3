/**
 * Styles of `app/notices.tsx`, in CSS that browsers of the last fifteen years understand: no cascade layers (a browser
 * that does not know them ignores their content), no variables, no tokens at run time.
 */
import { noticeColours } from './tokens.ts'

const colours = ({ border, ground, link, text }: (typeof noticeColours)['light']): string =>
  `{background:${ground};color:${text};border-color:${border}}` + `§ a{color:${link}}`

const inMode = (selector: string, scheme: 'light' | 'dark'): string =>
  (selector + colours(noticeColours[scheme])).replace('§', selector)

export const noticeStyles = [
  '.notice{box-sizing:border-box;width:calc(100% - 32px);max-width:46rem;margin:24px auto;padding:20px 24px;border:2px solid;border-radius:12px;font-family:system-ui,"Segoe UI",Arial,sans-serif;font-size:1rem;line-height:1.5}',
  '.notice[hidden]{display:none}',
  // It comes after the page in the document, because its button must not come before the skip link. Fixed, so that it is in sight.
  '#not-loaded{position:fixed;z-index:9;bottom:0;left:0;right:0}',
  '.notice__title{font-size:1.375rem;font-weight:bold;line-height:1.3}',
  '.notice p{margin:12px 0 0}',
  '.notice ul{margin:8px 0 0;padding:0 0 0 24px;list-style:disc}',
  inMode('.notice', 'light'),
  inMode(':root[data-theme=dark] .notice', 'dark'),
  `@media screen and (prefers-color-scheme:dark){${inMode(':root:not([data-theme]) .notice', 'dark')}}`,
  // Buttons do nothing without scripts.
  '[data-too-old] button{display:none}',
  // Without cascade layers the page is unstyled: keep the text readable, and keep drawings from filling the window.
  '[data-too-old=plain] body{margin:16px;font-family:Arial,sans-serif;line-height:1.5}',
  '[data-too-old=plain] svg{max-width:64px;max-height:64px}',
  '[data-too-old=plain] img{max-width:100%}',
  '[data-too-old=plain] dialog{display:none}',
].join('')
