/** Whether the main pointer is a finger, as on phones and tablets. */
export const hasCoarsePointer = (): boolean => window.matchMedia('(pointer: coarse)').matches
