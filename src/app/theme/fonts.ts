/**
 * The display font, in two files split by `unicode-range`. It loads after the scripts, which matter more on a slow
 * connection. Until then a local font with the same metrics is used, so that the swap causes no layout shift.
 */
export type FontFiles = { readonly basic: string; readonly rest: string }

const basic =
  'U+20-22, U+25-29, U+2B-3B, U+3F, U+41-5A, U+61-7A, U+A0, U+A3, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2192, U+2713'
const rest =
  'U+23-24, U+2A, U+3C-3E, U+40, U+5B-60, U+7B-7E, U+A1-A2, U+A4-B6, U+B8-FF, U+106-107, U+10C-10D, U+141-142, U+152-153, U+15A-15B, U+160-161, U+174-177, U+179-17A, U+17D-17E, U+2022, U+2190-2191, U+2193'

const face = (url: string, range: string): string =>
  `@font-face{font-family:"Ringlet Display";src:url("${url}") format("woff2");font-weight:500 800;font-display:swap;unicode-range:${range}}`

export const fontFaces = (files: FontFiles): string => [face(files.basic, basic), face(files.rest, rest)].join('')

/**
 * Local fonts, adjusted to the metrics of the display font. Measured on the headings of the product at weights 700 to
 * 800: Arial is 1.5 % too wide, Roboto (Android) 5.5 % too narrow, Open Sans (many Linux systems) 4 % too wide.
 * Liberation Sans has the widths of Arial.
 */
export const fallbackFaces = [
  '@font-face{font-family:"Ringlet Fallback";src:local("Arial Bold"),local("Arial"),local("Liberation Sans Bold");size-adjust:98.5%;ascent-override:94.4%;descent-override:27.4%;line-gap-override:0%}',
  '@font-face{font-family:"Ringlet Android";src:local("Roboto Bold"),local("Roboto");size-adjust:105.5%;ascent-override:88.2%;descent-override:25.6%;line-gap-override:0%}',
  '@font-face{font-family:"Ringlet Linux";src:local("Open Sans Bold");size-adjust:96%;ascent-override:96.9%;descent-override:28.1%;line-gap-override:0%}',
].join('')
