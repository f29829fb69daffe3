/**
 * The reply of the network or, if that fails or takes longer than `timeoutMs`, the stored one. If there is no stored reply, the reply
 * of the network is used, whenever it comes and whatever it is.
 *
 * @param timeoutMs null: waits for as long as the browser does
 */
export const networkFirst = async (
  network: Promise<Response>,
  stored: () => Promise<Response | undefined>,
  timeoutMs: number | null,
): Promise<Response> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    if (timeoutMs !== null) timer = setTimeout(resolve, timeoutMs, null)
  })
  const reply = await Promise.race([network.catch(() => null), late])
  clearTimeout(timer)
  return reply ?? (await stored()) ?? network
}
