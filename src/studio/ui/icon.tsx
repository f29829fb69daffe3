/** Icons of the studio: 20 px grid, 1.75 px stroke, no fill, in the colour of the text. They are decorative: a text says what they mean. */
const paths = {
  add: 'M10 4v12M4 10h12',
  back: 'M15 10H5M9 5l-5 5 5 5',
  check: 'M4 10.5l4 4L16 6',
  close: 'M5 5l10 10M15 5L5 15',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  down: 'M5 8l5 5 5-5',
  right: 'M8 5l5 5-5 5',
  up: 'M5 12l5-5 5 5',
  error: 'M10 2.5a7.5 7.5 0 1 0 .1 0M10 6v5M10 13.5v.5',
  warning: 'M10 3l8 14H2zM10 8v4M10 14.5v.5',
  info: 'M10 2.5a7.5 7.5 0 1 0 .1 0M10 9v5M10 6v.5',
  handle: 'M7 5v.5M7 10v.5M7 15v.5M13 5v.5M13 10v.5M13 15v.5',
  history: 'M4 5v4h4M4.5 9a6 6 0 1 1-.5 3M10 7v3.5l2.5 1.5',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  menu: 'M3 5h14M3 10h14M3 15h14',
  more: 'M4.5 10h.5M10 10h.5M15.5 10h.5',
  moon: 'M16 12.5A7 7 0 0 1 7.5 4a7 7 0 1 0 8.5 8.5z',
  sun: 'M10 7a3 3 0 1 0 .1 0M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.5 4.5l1 1M14.5 14.5l1 1M15.5 4.5l-1 1M5.5 14.5l-1 1',
  picture: 'M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4M13 7.5v.5',
  phone: 'M6 2.5h8v15H6zM9.5 15h1',
  tablet: 'M4 2.5h12v15H4zM9.5 15h1',
  desktop: 'M2.5 4h15v10h-15zM7 17h6M10 14v3',
  reload: 'M16 10a6 6 0 1 1-1.8-4.3M16 3v3.2h-3.2',
  redo: 'M16 7h-7a4.5 4.5 0 0 0 0 9h2M13 3.5L16.5 7 13 10.5',
  undo: 'M4 7h7a4.5 4.5 0 0 1 0 9H9M7 3.5L3.5 7 7 10.5',
  retire: 'M3 5h14v3H3zM4.5 8v8h11V8M8 11h4',
  search: 'M9 3.5a5.5 5.5 0 1 0 .1 0M13 13l4 4',
  trash: 'M4 6h12M8 6V3.5h4V6M5.5 6l.8 10.5h7.4L14.5 6',
  upload: 'M10 13V4M6 8l4-4 4 4M4 13v3.5h12V13',
  outside: 'M11 4h5v5M16 4l-7 7M13 11v5H4V7h5',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h.5M3 10h.5M3 15h.5',
} as const

export type IconName = keyof typeof paths

export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    viewBox="0 0 20 20"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    style={{ flex: 'none' }}
  >
    <path d={paths[name]} />
  </svg>
)
