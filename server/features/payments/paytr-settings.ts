import { createHmac } from 'node:crypto';
import type { Deps } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { counterpartPath } from '#server/providers/paytr/counterpart/index.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';

/** Whether this installation simulates PayTR: without credentials, never in production. */
export function playsPaytr(env: Pick<Env, 'mode' | 'paytr'>): boolean {
  return env.paytr === null && env.mode !== 'production';
}

/** Credentials of the test payment page, derived from the installation's random secret. */
export function counterpartSettings(env: Pick<Env, 'appSecrets' | 'publicUrl'>): PaytrSettings {
  const secret = (use: string) =>
    createHmac('sha256', env.appSecrets[0]).update(`paytr-counterpart:${use}`).digest('base64url');
  return {
    merchantId: '900001',
    merchantKey: secret('key'),
    merchantSalt: secret('salt'),
    testMode: true,
    baseUrl: `${env.publicUrl}${counterpartPath}`,
  };
}

/** The settings for card payments: PayTR's configured credentials, or the test page in development; otherwise null. */
export async function paytrSettings({
  env,
  paytr,
}: Pick<Deps, 'env' | 'paytr'>): Promise<PaytrSettings | null> {
  return paytr ?? (playsPaytr(env) ? counterpartSettings(env) : null);
}
