import { randomInt, randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { paidDays } from '#domain/billing/plan-orders.ts';
import { defaultTerms } from '#domain/billing/plans.ts';
import { generationCost } from '#domain/billing/tokens.ts';
import { limits } from '#domain/limits.ts';
import { countWords, preview } from '#domain/story/story.ts';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { passwordHasher } from '#server/password-hash.ts';
import type { DB } from '../schema.generated.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';
import { seedMessages } from './seed-messages.ts';
import { type DemoSignIns, keepSignIns, signInsFile } from './sign-ins.ts';

/** Returns a password of twelve unambiguous letters and digits (59 bits), in groups of four. */
function makePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const characters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]);
  return [0, 4, 8].map((start) => characters.slice(start, start + 4).join('')).join('-');
}

/**
 * Fills an empty database with demo accounts, their stories and some token history. The passwords are generated and
 * stored in a file of the data directory. A database with accounts is not changed; null then means that the file is
 * missing.
 */
export async function seedDemo(
  db: Kysely<DB>,
  dataDir: string,
  now = new Date(),
): Promise<DemoSignIns | null> {
  return db.transaction().execute(async (trx) => {
    // Processes that seed at the same time wait for each other here.
    await sql`SELECT pg_advisory_xact_lock(hashtext('seed-demo'))`.execute(trx);
    const anyone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (anyone) return signInsFile(dataDir);
    const people = demoAccounts.map((account) => ({ account, password: makePassword() }));
    const hashes = await Promise.all(people.map(({ password }) => passwordHasher.hash(password)));
    for (const [index, { account }] of people.entries()) {
      await seedAccount(trx, account, hashes[index] ?? '', now);
    }
    await backdateSignUps(trx);
    await seedMessages(trx, now);
    // Written before the commit, so that no account exists whose password is unknown.
    return keepSignIns(
      dataDir,
      people.map(({ account: { label, email }, password }) => ({ label, email, password })),
    );
  });
}

async function seedAccount(
  trx: Transaction<DB>,
  account: DemoAccount,
  password: string,
  now: Date,
): Promise<void> {
  const oldest = Math.max(...account.stories.map((story) => story.daysAgo)) + 1;
  const joined = new Date(now.getTime() - oldest * dayMs);
  const { id } = await trx
    .insertInto('users')
    .values({
      email: account.email,
      email_verified: true,
      username: account.username,
      name: account.fullName,
      created_at: joined,
      updated_at: joined,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('accounts')
    .values({ user_id: id, account_id: id, provider_id: 'credential', password })
    .execute();
  await seedStories(trx, account, id, now);
  await seedPlan(trx, account, id, now);
  await seedTokenUse(trx, account, id, { joined, now });
}

/** Dates the first tokens and the gift, which a trigger books today, back to the account's creation. */
async function backdateSignUps(trx: Transaction<DB>): Promise<void> {
  // Disables the append-only triggers in this transaction, which needs a superuser (the embedded role is one).
  await sql`SET LOCAL session_replication_role = replica`.execute(trx);
  await trx
    .updateTable('token_ledger')
    .from('users')
    .set((eb) => ({ created_at: eb.ref('users.created_at') }))
    .whereRef('users.id', '=', 'token_ledger.user_id')
    .where('reason', 'in', ['sign_up', 'welcome'])
    .execute();
  // Enables the triggers again.
  await sql`SET LOCAL session_replication_role = origin`.execute(trx);
}

async function seedStories(trx: Transaction<DB>, account: DemoAccount, userId: string, now: Date) {
  await trx
    .insertInto('stories')
    .values(
      account.stories.map((story) => {
        const written = new Date(now.getTime() - story.daysAgo * dayMs);
        return {
          id: randomUUID(),
          user_id: userId,
          title: story.title,
          content: story.content,
          genre: story.genre,
          prompt: story.idea,
          preview: preview(story.content, limits.preview),
          word_count: countWords(story.content),
          created_at: written,
          updated_at: written,
        };
      }),
    )
    .execute();
}

async function seedPlan(trx: Transaction<DB>, account: DemoAccount, userId: string, now: Date) {
  const { plan } = account;
  const endsAt = new Date(now.getTime() + paidDays * dayMs);
  if (plan !== 'free') {
    const { version } = defaultTerms[plan];
    const source = `demo:${userId}`;
    const period = { plan, terms_version: version, source, starts_at: now, ends_at: endsAt, created_at: now };
    await trx
      .insertInto('plan_grants')
      .values({ user_id: userId, ...period })
      .execute();
  }
  await trx
    .updateTable('user_tokens')
    .set({
      plan,
      plan_ends_at: plan === 'free' ? null : endsAt,
      // Today's allowance is booked at the first visit.
      allowance_day: istanbulDay(new Date(now.getTime() - dayMs)),
    })
    .where('user_id', '=', userId)
    .execute();
}

/** The ledger entries of an account's use, oldest first. */
function usesOf(account: DemoAccount): { daysAgo: number; key: string; cost: (balance: number) => number }[] {
  const written = account.stories.map(({ daysAgo, title, idea, content }) => ({
    daysAgo,
    key: `demo:${title}`,
    cost: (balance: number) => generationCost(idea, content, balance),
  }));
  const otherUse = account.recentUse.map((tokens, daysAgo) => ({
    daysAgo,
    key: `demo:use:${daysAgo}`,
    cost: (balance: number) => Math.min(tokens, balance),
  }));
  return [...written, ...otherUse].toSorted((a, b) => b.daysAgo - a.daysAgo);
}

/** Adds a ledger entry for each use, and before the first use of a day one for the daily allowance. */
async function seedTokenUse(
  trx: Transaction<DB>,
  account: DemoAccount,
  userId: string,
  { joined, now }: { joined: Date; now: Date },
) {
  const { dailyTokens } = defaultTerms[account.plan];
  let { tokens: balance } = await trx
    .selectFrom('user_tokens')
    .select('tokens')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const book = async (row: { delta: number; reason: string; key: string; at: Date }) => {
    if (row.delta === 0) return;
    await trx
      .insertInto('token_ledger')
      .values({
        user_id: userId,
        delta: row.delta,
        reason: row.reason,
        idempotency_key: row.key,
        created_at: row.at,
      })
      .execute();
    balance += row.delta;
  };
  if (account.plan !== 'free') {
    const delta = Math.max(0, dailyTokens - balance);
    await book({ delta, reason: 'plan_change', key: 'demo:plan', at: new Date(joined.getTime() + 60_000) });
  }
  let refilled = '';
  for (const { daysAgo, key, cost } of usesOf(account)) {
    const at = new Date(now.getTime() - daysAgo * dayMs);
    const day = istanbulDay(at);
    // Today's allowance is booked at the first visit.
    if (daysAgo > 0 && day !== refilled) {
      await book({
        delta: Math.max(0, dailyTokens - balance),
        reason: 'daily_allowance',
        key: `daily:${day}`,
        at: new Date(at.getTime() - 60_000),
      });
      refilled = day;
    }
    await book({ delta: -cost(balance), reason: 'generation', key, at });
  }
}
