import { useEffect, useState } from 'react'

const delayMs = 700

/** The value, once it has not changed for `delayMs`: for a live region that must not speak at every key. */
export const useDebounced = <Value>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
