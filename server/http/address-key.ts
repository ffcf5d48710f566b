import { isIPv6 } from 'node:net';
import type { Env } from '../env.ts';

/**
 * What counts as one address for a limit: IPv4 whole, IPv6 by its /64, which one subscriber owns as a whole, however
 * it is written.
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [address = ''] = ip.toLowerCase().split('%', 1);
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The address that a request counts against; null outside production for this machine itself, which all there share. */
export function countedAddress(ip: string, env: Pick<Env, 'mode'>): string | null {
  const isLoopback = ip === '127.0.0.1' || ip === '::1';
  return isLoopback && env.mode !== 'production' ? null : addressKey(ip);
}
