import { randomUUID } from 'node:crypto';
import type { GrantAnswer } from '#contract/membership.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Client } from '../client.ts';
import { bridgeRequest } from '../factories/bridge.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../harness.ts';
import { startPaymentLinks, type Told } from './payment-links.ts';

const texts = messages.membership;
/** The start time of every test. */
export const morning = new Date('2026-11-21T09:00:00Z');
export const in31Days = new Date(morning.getTime() + 31 * dayMs);
/** The address of support. */
export const support = 'destek@site.example';

/** The response to a successful grant. */
export const granted = (end: Date) => ({
  ok: true,
  err: null,
  new_expiry: end.toISOString(),
  pending: null,
  final: true,
});
/** The response before any payment. */
export const outstanding = { ok: false, err: null, new_expiry: null, pending: 'payment', final: false };
/** The response to a refused grant. */
export const refused = (err: string = texts.grantFailed, final = true) => ({
  ok: false,
  err,
  new_expiry: null,
  pending: null,
  final,
});
/** The response without a payment id. */
export const told = refused(texts.noOwnPayment);

/** The response to starting a payment. */
export interface StartedPayment {
  url: string;
  reference: string;
  code?: string;
  message?: string;
}

/** Two app processes that sell memberships by payment links of the PayTR simulation, with the actions of buyers. */
export async function startBridge() {
  const paytr = await startPaymentLinks();
  const clock = { now: morning };
  const app = await startTestApp({
    now: () => clock.now,
    env: { ...paytr.env, TRUST_PROXY: '1', SUPPORT_EMAIL: support },
  });
  const other = await app.startAnother();
  return {
    app,
    other,
    paytr,
    clock,
    /** Restores the initial state of a test. */
    reset() {
      clock.now = morning;
      paytr.links.length = 0;
    },
    async stop() {
      await app.stop();
      await paytr.close();
    },
    /** A member by the username that payments are made for. */
    async member(account: Parameters<TestApp['signIn']>[0] = {}): Promise<SignedInClient & { name: string }> {
      const name = `m_${randomUUID().slice(0, 8)}`;
      return { ...(await app.signIn({ username: name, ...account })), name };
    },
    start: (username: string, key: string = randomUUID(), client: Client = app.visitor()) =>
      client.post<StartedPayment>('/membership/payments', bridgeRequest(username, { key })),
    grant: (username: string, reference?: string, client: Client = app.visitor()) =>
      client.post<GrantAnswer>('/membership/grant', { username, reference }),
    /** Sends PayTR's notification of a payment. */
    tell: (reference: string, changes: Told = {}) =>
      paytr.notify(app.url, { callback_id: reference, ...changes }),
    suspend: (userId: string) =>
      app.deps.db.updateTable('users').set({ suspended_at: clock.now }).where('id', '=', userId).execute(),
    async planOf(userId: string) {
      const { rows } = await app.deps.pool.query(
        'SELECT plan, plan_ends_at FROM user_tokens WHERE user_id = $1',
        [userId],
      );
      return rows[0];
    },
  };
}
export type Bridge = Awaited<ReturnType<typeof startBridge>>;
