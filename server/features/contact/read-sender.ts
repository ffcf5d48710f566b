import { type Kysely, sql } from 'kysely';
import type { MessageSender } from '#contract/admin-messages.ts';
import type { ContactStatus } from '#domain/account/contact.ts';
import type { PlanId } from '#domain/billing/plans.ts';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { planInForce } from '../tokens/index.ts';

/** Rows of each list beside a message. */
const shown = 5;

const accountOf = (db: Kysely<DB>, message: { user_id: string | null; email: string }) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_tokens as t', 't.user_id', 'u.id')
    .select([
      'u.id',
      'u.name',
      'u.username',
      'u.email',
      'u.email_verified',
      'u.created_at',
      'u.suspended_at',
      't.plan',
      't.plan_ends_at',
      't.tokens',
    ])
    .where((is) =>
      message.user_id === null
        ? is('u.email', '=', message.email.toLowerCase())
        : is('u.id', '=', message.user_id),
    )
    .executeTakeFirst();

/**
 * The account of a message's sender, with its newest orders and other messages. A visitor's account is the one of the
 * typed address. @throws NOT_FOUND
 */
export async function readSender({
  ctx,
  input: { id },
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<MessageSender> {
  const { db, now } = ctx.deps;
  const message = await db
    .selectFrom('contact_messages')
    .select(['id', 'user_id', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!message) throw new AppError('NOT_FOUND');
  const account = await accountOf(db, message);
  const [orders, others] = await Promise.all([
    account
      ? db
          .selectFrom('payment_intents')
          .select(['order_id', 'plan_name', 'amount', 'status', 'created_at'])
          .where('user_id', '=', account.id)
          .orderBy('created_at', 'desc')
          .limit(shown)
          .execute()
      : [],
    db
      .selectFrom('contact_messages')
      .select(['id', 'subject', 'status', 'created_at'])
      .where('id', '<>', id)
      .where((is) =>
        message.user_id === null
          ? is(sql`lower(email COLLATE "C")`, '=', message.email.toLowerCase())
          : is('user_id', '=', message.user_id),
      )
      .orderBy('listed_at', 'desc')
      .limit(shown)
      .execute(),
  ]);
  const plan = account && planInForce(account.plan as PlanId | null, account.plan_ends_at, now());
  return {
    account:
      account && plan
        ? {
            id: account.id,
            name: account.name,
            username: account.username,
            email: account.email,
            emailVerified: account.email_verified,
            plan,
            planEndsAt: plan === 'free' ? null : (account.plan_ends_at?.toISOString() ?? null),
            tokens: account.tokens ?? 0,
            createdAt: account.created_at.toISOString(),
            suspendedAt: account.suspended_at?.toISOString() ?? null,
          }
        : null,
    signedIn: message.user_id !== null,
    orders: orders.map((order) => ({
      orderId: order.order_id,
      plan: order.plan_name,
      kurus: order.amount,
      state: order.status,
      createdAt: order.created_at.toISOString(),
    })),
    messages: others.map((other) => ({
      id: other.id,
      subject: other.subject,
      status: other.status as ContactStatus,
      createdAt: other.created_at.toISOString(),
    })),
  };
}
