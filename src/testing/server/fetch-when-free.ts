import { setTimeout as wait } from 'node:timers/promises'

/** `fetch` that waits while the server sheds load, as the browser does, because other tests may keep the machine busy. */
export const fetchWhenFree = async (url: string, init?: RequestInit): Promise<Response> => {
  for (;;) {
    const reply = await fetch(url, init)
    if (reply.status !== 503) return reply
    await reply.body?.cancel()
    await wait(1000)
  }
}
