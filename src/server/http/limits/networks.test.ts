import { describe, expect, test } from 'vitest'
import { connectionOf, customerNetwork, networksOf } from './networks.ts'

const names = (address: string) => networksOf(address).map(({ name }) => name)

describe('the networks of an address', () => {
  test('of IPv4 are the address itself and its /24', () => {
    expect(names('192.0.2.7')).toEqual(['192.0.2.7', '192.0.2.0/24'])
    expect(names('192.0.2.7')).not.toEqual(names('192.0.2.8'))
    expect(names('192.0.2.7')[1]).toBe(names('192.0.2.8')[1])
  })

  test('are the same for an IPv4-mapped IPv6 address', () => {
    expect(names('::ffff:192.0.2.7')).toEqual(names('192.0.2.7'))
  })

  test('of IPv6 are its /64, /56 and /48', () => {
    expect(names('2001:db8:1:2ff::1')).toEqual(['20010db8000102ff/64', '20010db8000102/56', '20010db80001/48'])
  })

  test.each([
    ['2001:db8:1:2ff::1', '2001:db8:1:2ff:ffff::2', 3],
    ['2001:db8:1:2ff::1', '2001:db8:1:2aa::1', 2],
    ['2001:db8:1:2ff::1', '2001:db8:1:ff::1', 1],
    ['2001:db8:1:2ff::1', '2001:db8:2:2ff::1', 0],
  ])('%s and %s share %i of them', (one, other, shared) => {
    expect(names(one).filter((name) => names(other).includes(name))).toHaveLength(shared)
  })

  test.each(['192.0.2.7', '2001:db8::1'])('a wider network has a larger share: %s', (address) => {
    const shares = networksOf(address).map(({ share }) => share)
    expect(shares[0]).toBe(1)
    expect(shares).toEqual([...new Set(shares)].toSorted((one, other) => one - other))
  })

  test('any text is accepted as an address, whatever its length', () => {
    expect(networksOf('x'.repeat(100_000))).toHaveLength(3)
  })
})

test('a connection is an IPv4 address or an IPv6 /64, a customer an IPv4 address or an IPv6 /56', () => {
  const names = (address: string) => [connectionOf(address), customerNetwork(address)]
  expect(names('192.0.2.7')).toEqual(['192.0.2.7', '192.0.2.7'])
  expect(names('::ffff:192.0.2.7')).toEqual(['192.0.2.7', '192.0.2.7'])
  expect(names('2001:db8:1:2ff::1')).toEqual(['20010db8000102ff/64', '20010db8000102/56'])
})
