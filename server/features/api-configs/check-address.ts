import { messages } from '#domain/messages/index.ts';
import type { Env } from '#server/env.ts';
import { invalidInput } from '#server/errors.ts';
import { PrivateAddressError, refusePrivateHost } from '#server/providers/public-address.ts';

const m = messages.apiConfigs;

/**
 * Refuses an address of a private network, or one without TLS, unless the operator allows it: an administrator's
 * password must not open the machines behind the server. It is checked again at each connection.
 * @throws INVALID_INPUT
 */
export async function checkAddress(env: Pick<Env, 'aiPrivateAddresses'>, baseUrl: string): Promise<void> {
  if (baseUrl === '' || env.aiPrivateAddresses) return;
  const url = new URL(baseUrl);
  if (url.protocol !== 'https:') throw invalidInput('baseUrl', m.baseUrlInsecure);
  await refusePrivateHost(url).catch((fault: unknown) => {
    const message = fault instanceof PrivateAddressError ? m.baseUrlPrivate : m.baseUrlUnknown;
    throw invalidInput('baseUrl', message);
  });
}
