import type { KeyboardEvent } from 'react'

/** Whether a key is Enter. An Enter that ends an IME composition, as in Japanese, does not count. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean => key === 'Enter' && !nativeEvent.isComposing
