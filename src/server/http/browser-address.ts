/**
 * Origin of the server for a browser on this machine, when PUBLIC_URL is not set. The terminal, mails and exported links all use it,
 * because `127.0.0.1` and `localhost` are different origins, and a login at one is not valid at the other.
 */
export const browserAddress = (host: string, port: number): string =>
  `http://${loopbackOrAny.test(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`

/** Loopback addresses, and wildcard addresses, which a browser cannot open. */
const loopbackOrAny = /^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/
