import { useEffect, useState } from 'react'

/** A countdown in seconds to the next retry, or to the result. Visible only. */
export const useSecondsLeft = (seconds: number | null, tries: number): number | null => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    if (seconds === null) return undefined
    const timer = setInterval(() => {
      setLeft((now) => (now === null ? null : Math.max(0, now - 1)))
    }, 1000)
    return () => {
      clearInterval(timer)
    }
  }, [seconds, tries])
  return left
}
