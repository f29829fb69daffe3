import { useEffect, useState } from 'react'

const settleMs = 700

/** The value, once it has not changed for `settleMs`: for a live region that must not speak at every key. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
