import { useEffect, useState } from 'react'

/** The newest value that has stayed the same for so many `milliseconds`: for a live region that must not speak at each key. */
export const useSettled = <Value>(value: Value, milliseconds = 700): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, value])
  return settled
}
