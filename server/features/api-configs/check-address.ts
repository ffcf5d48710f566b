import { messages } from '#domain/messages/index.ts';
import type { Env } from '#server/env.ts';
import { invalidInput } from '#server/errors.ts';
import { PrivateAddressError, refusePrivateHost } from '#server/providers/public-address.ts';

const m = messages.apiConfigs;

/**
 * Refuses an address of a private network, or one without TLS, unless the operator allows both: a stolen administrator
 * account must not reach the server's own network. Each connection checks the address again.
 * @throws INVALID_INPUT
 */
export async function checkAddress(env: Pick<Env, 'aiPrivateAddresses'>, baseUrl: string): Promise<void> {
  if (baseUrl === '' || env.aiPrivateAddresses) return;
  const url = new URL(baseUrl);
  if (url.protocol !== 'https:') throw invalidInput('baseUrl', m.baseUrlInsecure);
  await refusePrivateHost(url).catch((error: unknown) => {
    const message = error instanceof PrivateAddressError ? m.baseUrlPrivate : m.baseUrlUnknown;
    throw invalidInput('baseUrl', message);
  });
}
