import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 ranges outside the public internet (IANA's special-purpose registry). */
const privateV4 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  privateV4.addSubnet(net, bits, 'ipv4');
}

/** IPv6 ranges of the public internet: 2000::/3 without embedded addresses and documentation ranges. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
const reservedV6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reservedV6.addSubnet(net, bits, 'ipv6');
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateV4.check(address, 'ipv4');
  return family === 6 && globalV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
}

/** A server's name or address belongs to a private network. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** The host of an address as sockets take it: an IPv6 address without its brackets. */
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** @throws PrivateAddressError where an address names an IP of a private network outright; names are checked when they are looked up. */
export function refusePrivateLiteral(url: URL): void {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host);
}

/** A public server would be called without TLS. */
export class InsecureAddressError extends Error {
  override readonly name = 'InsecureAddressError';
}

/**
 * Refuses an address that may not be called where private networks are closed, whenever it was saved.
 * @throws InsecureAddressError for one without TLS; PrivateAddressError as above
 */
export function refuseUnlessPublic(url: URL): void {
  if (url.protocol !== 'https:') throw new InsecureAddressError(url.protocol);
  refusePrivateLiteral(url);
}

/**
 * Resolves names for connections and rejects private networks: a name may resolve to another address than when it was
 * saved.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (refused || !first) return callback(new PrivateAddressError(hostname), '', 0);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Checks a server's name before its address is saved. @throws PrivateAddressError; a DNS error where there is no such server. */
export async function refusePrivateHost(url: URL): Promise<void> {
  refusePrivateLiteral(url);
  const host = hostOf(url);
  if (isIP(host) !== 0) return;
  await new Promise<void>((resolve, reject) => {
    publicLookup(host, { all: true }, (error) => (error ? reject(error) : resolve()));
  });
}
