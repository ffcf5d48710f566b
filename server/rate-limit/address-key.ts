import { isIPv6 } from 'node:net';
import type { Env } from '../env.ts';

/** A counted network, and the factor by which its limit exceeds that of a single address. */
export interface CountedAddress {
  key: string;
  ceilingFactor: number;
}

/**
 * The counted IPv6 prefixes. A subscriber gets a /64, often a /56 and sometimes a /48, and can use every address of it.
 * Wider prefixes have higher limits, because a provider may place several subscribers in one.
 */
const ipv6Prefixes = [
  { bits: 64, ceilingFactor: 1 },
  { bits: 56, ceilingFactor: 2 },
  { bits: 48, ceilingFactor: 8 },
] as const;

/** Returns the first four groups of an IPv6 address (its /64) as numbers. */
function networkGroups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16));
}

function prefixKey(groups: number[], bits: number): string {
  const masked = groups.map((group, index) => {
    const kept = Math.min(16, Math.max(0, bits - index * 16));
    return group & (0xffff << (16 - kept)) & 0xffff;
  });
  return `${masked.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** Returns the counted networks of an address, narrowest first: an IPv4 address itself, or an IPv6 address's /64, /56 and /48. */
export function addressKeys(ip: string): [CountedAddress, ...CountedAddress[]] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return [{ key: mapped[1], ceilingFactor: 1 }];
  const [address = ''] = ip.toLowerCase().split('%', 1);
  if (!isIPv6(address)) return [{ key: ip, ceilingFactor: 1 }];
  const groups = networkGroups(address);
  const [first, ...wider] = ipv6Prefixes.map(({ bits, ceilingFactor }) => ({
    key: prefixKey(groups, bits),
    ceilingFactor,
  }));
  if (!first) throw new Error('There is always a first prefix.');
  return [first, ...wider];
}

/** Returns the key of the narrowest network: an IPv4 address itself, or the /64 of an IPv6 address. */
export function addressKey(ip: string): string {
  return addressKeys(ip)[0].key;
}

/** Returns the narrowest key that a request counts against; null for the loopback address outside production. */
export function countedAddress(ip: string, env: Pick<Env, 'mode'>): string | null {
  return isSharedLoopback(ip, env) ? null : addressKey(ip);
}

/** Returns the networks that a request counts against; none for the loopback address outside production. */
export function countedAddresses(ip: string, env: Pick<Env, 'mode'>): CountedAddress[] {
  return isSharedLoopback(ip, env) ? [] : addressKeys(ip);
}

/** Whether this is the loopback address outside production, where all clients share it. */
function isSharedLoopback(ip: string, env: Pick<Env, 'mode'>): boolean {
  return (ip === '127.0.0.1' || ip === '::1') && env.mode !== 'production';
}
