import type { KeyboardEvent } from 'react'

/** Whether a key is Enter. The one that ends the composition of a character, as in Japanese, is part of the text. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean => key === 'Enter' && !nativeEvent.isComposing
