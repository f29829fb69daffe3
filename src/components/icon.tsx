/** Icons: 24 px grid, 2.25 px stroke, no fill. They are decoration and always go with a text. */
import { recipe } from './recipe.ts'

export const iconPaths = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  tick: 'M4 13l5 5L20 6',
  up: 'M12 20V5M5 12l7-7 7 7',
  down: 'M6 9l6 6 6-6',
  under: 'M12 4v15M5 12l7 7 7-7',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  download: 'M12 4v12M6 10l6 6 6-6M4 20h16',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.4L12 17l-5.6 3.3 1.4-6.4L3 9.6 9.3 9z',
  warning: 'M12 3l10 18H2zM12 10v5M12 18v.5',
  level: 'M4 12h16M4 7h9M4 17h9',
  eye: 'M2 12q10-14 20 0q-10 14-20 0zM12 9a3 3 0 1 0 .1 0',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  info: 'M12 3a9 9 0 1 0 .1 0M12 11v6M12 7v.5',
  flip: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  timer: 'M12 5a8 8 0 1 0 .1 0M12 9v4l3 2M9 2h6',
  sound: 'M4 9v6h4l5 4V5L8 9zM17 8q3 4 0 8',
  sun: 'M12 8a4 4 0 1 0 .1 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
  cutlery: 'M3 3v4q0 4 4 4t4-4V3M7 3v18M19 21V3q-4 4-4 11h4',
  heart: 'M12 20C2 12 4 5 8 5q3 0 4 3q1-3 4-3c4 0 6 7-4 15z',
  drop: 'M12 3q7 8 7 12a7 7 0 0 1-14 0q0-4 7-12z',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 10a3.5 3.5 0 1 0 .1 0',
  upload: 'M12 16V4M6 10l6-6 6 6M4 16v4h16v-4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  user: 'M12 4a4 4 0 1 0 .1 0M4 21q1-8 8-8t8 8',
  chart: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  bag: 'M5 8h14l1 12H4zM9 8a3 3 0 0 1 6 0',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  outside: 'M13 4h7v7M20 4l-9 9M17 14v6H4V7h6',
  chat: 'M4 5h16v11h-8l-5 4v-4H4z',
  out: 'M14 4h6v16h-6M4 12h11M11 8l4 4-4 4',
} as const

export type IconName = keyof typeof iconPaths

/** Icons that point to the next or the previous thing of a line of text. */
const along: ReadonlySet<IconName> = new Set(['arrow', 'back', 'out'])

export const Icon = ({ name, size }: { readonly name: IconName; readonly size?: 'small' | undefined }) => (
  <svg
    className={recipe('icon', { size, along: along.has(name) ? 'line' : undefined })}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
)
