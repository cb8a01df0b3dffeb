import { expect, test } from 'vitest'
import { networkOf, readProxies } from './network.ts'

test('limits count an IPv4 address by itself and IPv6 addresses by their first 64 bits', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  const home = networkOf('2001:db8:1:2:aaaa::1')
  expect(home).toBe('2001:db8:1:2::/64')
  for (const same of ['2001:db8:1:2::', '2001:0DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:0:0:9']) {
    expect(networkOf(same)).toBe(home)
  }
  for (const other of ['2001:db8:1:3::1', '2001:db8:1::2', '::1', 'fe80::1%eth0']) expect(networkOf(other)).not.toBe(home)
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
})

test('proxies are given by their number or by their addresses', () => {
  expect(readProxies('1')).toBe(1)
  expect(readProxies('10.0.0.0/8, loopback,2001:db8::/32')).toEqual(['10.0.0.0/8', 'loopback', '2001:db8::/32'])
  for (const wrong of ['0', '11', '-1', 'true', 'yes', '10.0.0', '10.0.0.0/33', '10.0.0.0/8/8', '', 'proxy.example']) {
    expect(readProxies(wrong)).toBeUndefined()
  }
})
