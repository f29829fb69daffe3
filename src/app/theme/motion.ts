/**
 * Movement, as parts of styles. Under reduced motion nothing moves. Only transforms, opacity, clip paths, the dashes of drawings and
 * colours change, because they need no layout: motion.test.ts checks all style sheets.
 */
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

const quickly = '{durations.quick} {easings.out}'
const animated = (animation: string): SystemStyleObject => ({ _motionSafe: { animation } })

/** Fades colours under the pointer. Not used in lists of a hundred options: each fade repaints its element for ten frames. */
export const fades: SystemStyleObject = {
  _motionSafe: { transition: `background-color ${quickly}, border-color ${quickly}` },
}

/** Fades in the tint of a chosen option. */
export const tints = animated('appear {durations.quick} {easings.out}')

/** A button: fades its colours, and lets it sink by 1 px while it is pressed. */
export const presses: SystemStyleObject = {
  _motionSafe: { transition: `background-color ${quickly}, transform {durations.instant} {easings.out}` },
}

/** The entrance of something new: a step of the quiz, a dialog, a sheet, a toast. */
export const rises = animated('rise {durations.calm} {easings.out}')

/** Fades in the backdrop of a dialog. */
export const appears = animated('appear {durations.calm} {easings.out}')

/** For ticks only: the tick grows 6 % too far and comes back. */
export const springs = animated('spring {durations.quick} {easings.spring}')

/** The bar of a score fills. */
export const grows = animated('grow {durations.grow} {easings.out}')

/** A field of colour that filled the window shrinks to its card. The shadow shows only outside the card, and only during the movement. */
export const closes: SystemStyleObject = {
  _motionSafe: {
    boxShadow: '0 0 0 100vmax {colors.bg.hero}',
    animation: 'close {durations.grow} {easings.out} both',
  },
}

const frames = {
  rise: 'from{opacity:0;transform:translateY(12px)}',
  appear: 'from{opacity:0}',
  spring: 'from{transform:scale(.5)}',
  close: 'from{clip-path:inset(-28px -50vw -100vh)}to{clip-path:inset(0 round var(--r-radii-lg))}',
  grow: 'from{width:0}',
  draw: 'from{clip-path:inset(var(--from));stroke-dashoffset:var(--end,0)}',
}

/** The keyframes of the animations in this style sheet. */
export const keyframesOf = (css: string): string =>
  Object.entries(frames)
    .filter(([name]) => css.includes(`animation:${name} `))
    .map(([name, steps]) => `@keyframes ${name}{${steps}}`)
    .join('')
