import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import type { Deps } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { perDeps } from '#server/per-deps.ts';

/** The provider as it describes itself, and the keys that it signs with. */
export interface Provider {
  configuration: client.Configuration;
  keys: JWTVerifyGetKey;
  clientId: string;
  issuer: string;
}

/** What a sign-in may wait for the provider, seconds. */
const patienceSeconds = 10;

async function discover(env: Env, google: NonNullable<Env['google']>): Promise<Provider> {
  const issuer = new URL(google.issuer);
  // Plain http is for a provider on this very machine, in tests and development.
  const insecure = env.mode !== 'production' && issuer.protocol === 'http:';
  const configuration = await client.discovery(issuer, google.clientId, google.clientSecret, undefined, {
    timeout: patienceSeconds,
    execute: [
      // By default openid-client trusts the TLS connection and leaves the signature of a code's ID token unverified.
      client.enableNonRepudiationChecks,
      ...(insecure ? [client.allowInsecureRequests] : []),
    ],
  });
  const { issuer: name, jwks_uri: jwksUri } = configuration.serverMetadata();
  if (!jwksUri) throw new Error('The provider names no keys.');
  return {
    configuration,
    keys: createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: patienceSeconds * 1_000 }),
    clientId: google.clientId,
    issuer: name,
  };
}

const known = perDeps<{ provider: Promise<Provider> | null }>(() => ({ provider: null }));

/**
 * The configured provider, asked for its description once; where it could not be reached, the next call asks again.
 * Null while no credentials are configured.
 */
export async function googleProvider(deps: Deps): Promise<Provider | null> {
  const { google } = deps.env;
  if (!google) return null;
  const kept = known(deps);
  kept.provider ??= discover(deps.env, google);
  try {
    return await kept.provider;
  } catch (fault) {
    kept.provider = null;
    throw fault;
  }
}

/** Where the provider sends the browser back to. */
export const callbackUrl = (env: Pick<Env, 'publicUrl'>): string => `${env.publicUrl}/auth/callback`;
