/** The networks of an IP address. If one person has many addresses, they are usually in one network. */

/** In characters. A proxy may forward arbitrary text as an address, so this limits the time that the patterns take. */
const maxLength = 64

/** All 32 hexadecimal digits of an IPv6 address. */
export const ipv6Digits = (address: string): string => {
  const [head = [], tail = []] = (address.slice(0, maxLength).split('%')[0] ?? '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const missing = Math.max(0, 8 - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
  return groups.map((group) => group.padStart(4, '0')).join('')
}

/** null: not IPv4. Accepts IPv4-mapped IPv6 addresses (`::ffff:192.0.2.1`). */
export const ipv4Octets = (address: string): readonly string[] | null =>
  /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address.slice(0, maxLength))?.slice(1) ?? null

export type Network = {
  readonly name: string
  /** Quota of this network, as a multiple of the quota of a single connection. */
  readonly share: number
}

/**
 * Narrowest first. A single connection is an IPv4 address or an IPv6 /64. Providers assign a /56 or /48 to one customer; an IPv4 /24
 * is shared by many.
 */
export const networksOf = (address: string): readonly Network[] => {
  const four = ipv4Octets(address)
  if (four)
    return [
      { name: four.join('.'), share: 1 },
      { name: `${four.slice(0, 3).join('.')}.0/24`, share: 4 },
    ]
  const digits = ipv6Digits(address)
  return [
    { name: `${digits.slice(0, 16)}/64`, share: 1 },
    { name: `${digits.slice(0, 14)}/56`, share: 2 },
    { name: `${digits.slice(0, 12)}/48`, share: 8 },
  ]
}

/** The name of a single connection: an IPv4 address or an IPv6 /64. */
export const connectionOf = (address: string): string => networksOf(address)[0]?.name ?? address

/** The name of what providers give one customer, as far as that is known: an IPv4 address or an IPv6 /56. */
export const customerNetwork = (address: string): string =>
  networksOf(address)[ipv4Octets(address) ? 0 : 1]?.name ?? address
