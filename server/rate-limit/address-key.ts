import { isIPv6 } from 'node:net';
import type { Env } from '../env.ts';

/** A part of the address space that a limit counts, and how many times a single address's ceiling it may use. */
export interface CountedAddress {
  key: string;
  ceilingFactor: number;
}

/**
 * IPv6 prefixes that are counted. A subscriber is given a /64, often a /56 and sometimes a /48, so one person can use
 * any address of it. The wider ceilings are higher because a provider may place several subscribers in one prefix.
 */
const ipv6Prefixes = [
  { bits: 64, ceilingFactor: 1 },
  { bits: 56, ceilingFactor: 2 },
  { bits: 48, ceilingFactor: 8 },
] as const;

/** The four groups of an IPv6 address that name its network, as numbers. */
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

/** What an address counts as, narrowest first: an IPv4 address as itself, an IPv6 address as its /64, /56 and /48. */
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

/** The narrowest key of an address: IPv4 whole, IPv6 by its /64. */
export function addressKey(ip: string): string {
  return addressKeys(ip)[0].key;
}

/** The address that a request counts against; null outside production for this machine itself, which all there share. */
export function countedAddress(ip: string, env: Pick<Env, 'mode'>): string | null {
  return isSharedLoopback(ip, env) ? null : addressKey(ip);
}

/** Every key that a request counts against; empty outside production for this machine itself, which all there share. */
export function countedAddresses(ip: string, env: Pick<Env, 'mode'>): CountedAddress[] {
  return isSharedLoopback(ip, env) ? [] : addressKeys(ip);
}

function isSharedLoopback(ip: string, env: Pick<Env, 'mode'>): boolean {
  return (ip === '127.0.0.1' || ip === '::1') && env.mode !== 'production';
}
