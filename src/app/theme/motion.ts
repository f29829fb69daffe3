/**
 * Movement, as parts of styles. Under reduced motion nothing moves. Only transforms, opacity and colours change, because
 * they need no layout: motion.test.ts checks all style sheets.
 */
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

const quickly = '{durations.quick} {easings.out}'
const animated = (animation: string): SystemStyleObject => ({ _motionSafe: { animation } })

/** Colours under the pointer, and of what is chosen. */
export const fades: SystemStyleObject = {
  _motionSafe: { transition: `background-color ${quickly}, border-color ${quickly}` },
}

/** A button: its colours, and 1 px down while it is pressed. */
export const presses: SystemStyleObject = {
  _motionSafe: { transition: `background-color ${quickly}, transform {durations.instant} {easings.out}` },
}

/** What arrives: a step of the quiz, a dialog, a sheet, a toast. */
export const rises = animated('rise {durations.calm} {easings.out}')

/** The backdrop of a dialog. */
export const appears = animated('appear {durations.calm} {easings.out}')

/** A tick, and nothing else: it goes 6 % too far and comes back. */
export const springs = animated('spring {durations.quick} {easings.spring}')

/** By the names that the styles use. */
export const keyframes =
  '@keyframes rise{from{opacity:0;transform:translateY(12px)}}' +
  '@keyframes appear{from{opacity:0}}' +
  '@keyframes spring{from{transform:scale(.5)}}' +
  '@keyframes grow{from{width:0}}' +
  '@keyframes draw{from{stroke-dashoffset:var(--length)}to{stroke-dashoffset:0}}'
