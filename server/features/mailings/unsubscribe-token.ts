import { z } from 'zod';
import type { Env } from '#server/env.ts';
import { seal, unseal } from '#server/seal.ts';

/** What a link out of a mail's list names. */
interface Subscription {
  userId: string;
  kind: 'product_news' | 'weekly_summary';
}

const subscription = z.object({ userId: z.uuid(), kind: z.enum(['product_news', 'weekly_summary']) });

/** Creates the secret of a link by which a person leaves a mail's list without signing in. It never expires. */
export const unsubscribeToken = (of: Subscription, { appSecrets }: Pick<Env, 'appSecrets'>): string =>
  seal(JSON.stringify(of), appSecrets, 'unsubscribe-link');

/** Reads such a secret; null for one that this site has not made. */
export function readUnsubscribeToken(
  token: string,
  { appSecrets }: Pick<Env, 'appSecrets'>,
): Subscription | null {
  try {
    return subscription.parse(JSON.parse(unseal(token, appSecrets, 'unsubscribe-link').text));
  } catch {
    return null;
  }
}
