import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Env } from '../env.ts';

/** `::ffff:10.0.0.1` is the IPv4 address 10.0.0.1 in an IPv6 socket. */
const plain = (address: string) =>
  address
    .trim()
    // Some proxies add the port: 198.51.100.4:5123, [2001:db8::5]:443.
    .replace(/^(\d[\d.]*):\d+$|^\[([^\]]*)\](?::\d+)?$/, '$1$2')
    .replace(/^::ffff:(?=\d+\.)/i, '');

function rangesOf(list: string[]): BlockList {
  const ranges = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) ranges.addAddress(address, family);
    else ranges.addSubnet(address, Number(bits), family);
  }
  return ranges;
}

const contains = (ranges: BlockList, address: string) =>
  isIP(address) !== 0 && ranges.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * Creates a function that determines a client's address: the socket's, or behind trusted proxies the newest
 * X-Forwarded-For entry that is not one of them. Entries before an untrusted proxy are ignored, as they can be forged.
 * @param trustProxy the number of proxies in front, or their addresses and ranges.
 */
export function clientAddressReader(
  trustProxy: number | string[],
): (remote: string | undefined, forwardedFor: string | null) => string {
  const ranges = typeof trustProxy === 'number' ? null : rangesOf(trustProxy);
  return (remote, forwardedFor) => {
    const socket = plain(remote ?? '0.0.0.0');
    if (trustProxy === 0 || forwardedFor === null) return socket;
    const chain = [...forwardedFor.split(',').map(plain), socket];
    let at = chain.length - 1;
    if (ranges === null) at = Math.max(0, at - Number(trustProxy));
    else while (at > 0 && contains(ranges, chain[at] ?? '')) at -= 1;
    const address = chain[at] ?? socket;
    return isIP(address) === 0 ? socket : address;
  };
}

/** The warning about proxies at start, or null. Behind an untrusted proxy all visitors have the proxy's address. */
export function proxyWarning({ mode, trustProxy }: Pick<Env, 'mode' | 'trustProxy'>): string | null {
  if (mode !== 'production' || trustProxy !== 0) return null;
  return 'TRUST_PROXY is not set: behind a reverse proxy all visitors would share its address, and the limits of one';
}
