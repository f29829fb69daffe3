/**
 * Where a browser on this machine finds a server that listens at `host`, while no PUBLIC_URL says more. The terminal, mails and
 * exported links all use it: two spellings of one address are two origins for a browser, and whoever has logged in at one of
 * them is a stranger at the other one.
 */
export const browserAddress = (host: string, port: number): string =>
  `http://${loopbackOrAny.test(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`

/** What stands for every address of this machine is no address for a browser. */
const loopbackOrAny = /^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/
