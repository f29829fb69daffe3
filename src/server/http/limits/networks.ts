/** An address and the networks around it. Whoever has many addresses has them side by side. */

/** As text. A proxy may pass on whatever a visitor says of itself: what is longer never meets a pattern. */
const maxLength = 64

/** Hexadecimal digits of an IPv6 address, all 32. */
export const ipv6Digits = (address: string): string => {
  const [head = [], tail = []] = (address.slice(0, maxLength).split('%')[0] ?? '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const missing = Math.max(0, 8 - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
  return groups.map((group) => group.padStart(4, '0')).join('')
}

/** Also of an IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`). */
export const ipv4Octets = (address: string): readonly string[] | null =>
  /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address.slice(0, maxLength))?.slice(1) ?? null

export type Network = {
  readonly name: string
  /** How many times the allowance of a single connection it has. */
  readonly share: number
}

/**
 * The narrowest first. One connection is an IPv4 address or an IPv6 /64. A /56 or /48 is what a provider gives to one customer;
 * a /24 is shared by many.
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
