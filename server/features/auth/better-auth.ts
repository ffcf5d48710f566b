import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { limits } from '#domain/limits.ts';
import type { Deps } from '#server/context.ts';
import { sessionRenewalSeconds, sessionSeconds } from './cookies.ts';

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Settings of better-auth for our tables (migration 0001); its own HTTP handler is not mounted. */
function options(deps: Deps) {
  return {
    appName: 'app',
    baseURL: deps.env.publicUrl,
    secret: deps.env.appSecrets[0],
    database: { db: deps.db, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordMin,
      maxPasswordLength: limits.passwordMax,
      ...(deps.passwords && { password: deps.passwords }),
    },
    session: {
      modelName: 'sessions',
      fields: {
        ...timestamps,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      expiresIn: sessionSeconds,
      updateAge: sessionRenewalSeconds,
    },
    user: {
      modelName: 'users',
      fields: { ...timestamps, emailVerified: 'email_verified' },
      additionalFields: {
        username: { type: 'string', required: false },
        signUpTokensWait: { type: 'boolean', required: false, fieldName: 'sign_up_tokens_wait' },
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        ...timestamps,
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { modelName: 'verifications', fields: { ...timestamps, expiresAt: 'expires_at' } },
    advanced: {
      database: { generateId: 'uuid' },
      // Sessions store no IP addresses (docs/product/accounts.md).
      ipAddress: { disableIpTracking: true },
    },
    // attempt-limits.ts limits sign-ins and sign-ups instead.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Debug level: a refused insert (a taken e-mail) is expected, and its text contains the address.
      log: (_level, message) => deps.log.debug({ source: 'better-auth' }, message),
    },
  } satisfies BetterAuthOptions;
}

const create = (deps: Deps) => betterAuth(options(deps));
const instances = new WeakMap<Deps, ReturnType<typeof create>>();

/** The better-auth instance of these dependencies, created at the first use because it reads the migrated tables. */
export function betterAuthOf(deps: Deps): ReturnType<typeof create> {
  let auth = instances.get(deps);
  if (!auth) {
    auth = create(deps);
    instances.set(deps, auth);
  }
  return auth;
}
