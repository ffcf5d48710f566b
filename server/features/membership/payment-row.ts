import { type Selectable, sql } from 'kysely';
import type { MembershipPayments } from '#server/db/schema.generated.ts';

/** A payment of the bridge as it is stored. */
export type PaymentRow = Selectable<MembershipPayments>;

/** Where it stands; the migration says what each means, and which may follow which. */
export type PaymentState =
  | 'preparing'
  | 'open'
  | 'failed'
  | 'replaced'
  | 'requested'
  | 'mismatched'
  | 'paid'
  | 'granting'
  | 'uncertain'
  | 'refused'
  | 'granted'
  | 'rejected';

/** Proven, and not granted yet: a person's own call may grant it. */
export const claimableStates = ['paid', 'refused'] as const satisfies readonly PaymentState[];

/** What only an administrator moves on. */
export const undecidedStates = [
  'requested',
  'mismatched',
  'uncertain',
  'refused',
] as const satisfies readonly PaymentState[];

/** Whether the outside service was asked by a process that died before it heard the answer. */
export const isLapsed = (row: Pick<PaymentRow, 'state' | 'claimed_until'>, now: Date): boolean =>
  row.state === 'granting' && row.claimed_until !== null && row.claimed_until <= now;

/** A name as `username_key` has it: folded invariantly. */
export const usernameKey = (username: string) => sql<string>`lower(${username}::text COLLATE "C")`;
