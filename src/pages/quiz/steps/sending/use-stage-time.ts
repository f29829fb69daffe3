import { useEffect, useState } from 'react'
import { stageStartMs } from '#engine/quiz/steps/paced-stages.ts'

/** When the current stage began by the timetable (`stageStartMs`), in milliseconds since the screen was opened. 0: the first stage. */
export const useStageTime = (count: number, totalMs: number): number => {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const timers = Array.from({ length: count }, (_, stage) => {
      const turn = stageStartMs(stage, count, totalMs)
      return setTimeout(() => {
        setElapsed(turn)
      }, turn)
    })
    return () => {
      timers.forEach(clearTimeout)
    }
  }, [count, totalMs])
  return elapsed
}
