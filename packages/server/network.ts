import { isIP, isIPv6, SocketAddress } from 'node:net'

/** Names for address ranges that proxies usually have. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal']
const MOST_PROXIES = 10

/** The proxies in front of the server: their number, or their addresses. */
export type TrustedProxies = number | readonly string[]

/** Reads how many proxies stand in front of the server, or which; undefined if the text says neither. */
export function readProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MOST_PROXIES ? Number(text) : undefined
  const addresses = text.split(',').map((each) => each.trim())
  return addresses.every(isRange) ? addresses : undefined
}

function isRange(text: string): boolean {
  if (RANGES.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIPv6(address) ? 128 : 32
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/**
 * The network that limits count for an address: an IPv4 address itself, the first 64 bits of an IPv6 address. Whoever has one IPv6
 * address usually has 2^64 of them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const { address: canonical } = new SocketAddress({ address: address.replace(/%.*$/, ''), family: 'ipv6' })
  const [head = '', tail = ''] = canonical.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = canonical.includes('::') ? Array(8 - groups.length - after.length).fill('0') : []
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
