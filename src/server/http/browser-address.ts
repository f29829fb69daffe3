/**
 * Origin of the server for a browser on this machine, when PUBLIC_URL is not set. Terminal, mails and exported links all use it:
 * `127.0.0.1` and `localhost` are different origins, and a login at one is not valid at the other.
 */
export const browserAddress = (host: string, port: number): string =>
  `http://${loopbackOrAny.test(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`

/** Loopback and wildcard addresses: a browser cannot open the latter. */
const loopbackOrAny = /^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/
