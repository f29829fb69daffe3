/** Parsers of single settings. Each returns the value, or null for invalid text. */
import { isIP } from 'node:net'

export type MailAddress = { readonly name: string; readonly address: string }

export const integerBetween =
  (minimum: number, maximum: number) =>
  (text: string): number | null => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return value >= minimum && value <= maximum ? value : null
  }

export const oneOf =
  (values: readonly string[]) =>
  (text: string): string | null =>
    values.includes(text) ? text : null

export const s3Address = (text: string): URL | null => {
  const url = urlIn(text)
  return url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password
    ? url
    : null
}

/** Accepts what all S3 services allow. The name becomes part of a URL. */
export const bucketName = (text: string): string | null =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) && !text.includes('..') ? text : null

export const regionName = (text: string): string | null => (/^[a-z0-9][a-z0-9-]{0,62}$/.test(text) ? text : null)

export const hostname = (text: string): string | null =>
  isIP(text) > 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text) ? text : null

export const postgresUrl = (text: string): string | null => {
  const url = urlIn(text)
  return url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1 ? text : null
}

export const smtpUrl = (text: string): string | null => {
  const url = urlIn(text)
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname) ? text : null
}

export const mailAddress = (text: string): MailAddress | null => {
  const named = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(text)
  const [name = '', address = ''] = named ? named.slice(1) : ['', text]
  return /^[^\s@<>()[\]\\,;:"\p{C}]+@[A-Za-z0-9.-]+$/u.test(address) ? { name, address } : null
}

export const webAddress = (text: string): URL | null => {
  const url = urlIn(text)
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username ? url : null
}

const urlIn = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

export const proxies = (text: string): string | null => {
  const each = text.split(',').map((part) => part.trim())
  return each.every(isProxy) ? each.join(',') : null
}

const isProxy = (part: string): boolean => {
  const [address = '', bits, ...rest] = part.split('/')
  const maximum = { 4: 32, 6: 128 }[isIP(address)]
  return maximum === undefined
    ? ['loopback', 'linklocal', 'uniquelocal'].includes(part)
    : rest.length === 0 && (bits === undefined || integerBetween(1, maximum)(bits) !== null)
}

export type ListenAddress = { readonly host: string; readonly port: number }

/** `host:port`, `[IPv6]:port`, or only a port, which means loopback. */
export const listenAddress = (text: string): ListenAddress | null => {
  const [, bracketed, name, digits = ''] = /^(?:\[([^\]]+)\]:|([^:]+):)?(\d+)$/.exec(text) ?? []
  const port = integerBetween(0, 65_535)(digits)
  const host = bracketed ?? name
  if (port === null || (bracketed !== undefined && isIP(bracketed) !== 6)) return null
  if (host === undefined) return { host: '127.0.0.1', port }
  return hostname(host) === null ? null : { host, port }
}
