/**
 * Runs `work` after the next frame has been painted, behind the tasks that are waiting by then: a message that is posted in an
 * animation frame. A timer would run before such tasks. Returns a function that cancels it.
 */
export const afterPaint = (work: () => void): (() => void) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    work()
  }
  const frame = requestAnimationFrame(() => {
    port2.postMessage(null)
  })
  return () => {
    cancelAnimationFrame(frame)
    port1.close()
  }
}
