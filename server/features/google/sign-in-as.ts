import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import { passwordDroppedMail } from '../account-mails/index.ts';
import { claimAddress, finishSignIn } from '../auth/index.ts';

const providerId = 'google';

const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().max(200).default(''),
});
type Claims = z.infer<typeof claimsShape>;

async function linkedUser(trx: Transaction<DB>, sub: string): Promise<string | null> {
  const account = await trx
    .selectFrom('accounts')
    .select('user_id')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', sub)
    .executeTakeFirst();
  return account?.user_id ?? null;
}

/**
 * An account of the same address: unchanged when that address was verified here too, otherwise without the credentials
 * and content of its opener (`claimAddress`).
 */
async function ownerOfAddress(
  { deps }: AppContext,
  trx: Transaction<DB>,
  email: string,
): Promise<string | null> {
  const owner = await trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!owner) return null;
  if (await claimAddress(trx, owner.id, deps.now())) {
    await deps.mail.send(passwordDroppedMail({ email, name: owner.name }, mailSite(deps)), {
      within: trx,
    });
  }
  return owner.id;
}

async function newUser(
  trx: Transaction<DB>,
  { email, name }: { email: string; name: string },
): Promise<string> {
  const made = await trx
    .insertInto('users')
    .values({ name: name.trim() || (email.split('@', 1)[0] ?? email), email, email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** The account that these claims belong to: linked, of the same address, or new. Two at once make one. */
async function findOrMake(ctx: AppContext, claims: Claims): Promise<string> {
  const email = claims.email.toLowerCase();
  return ctx.deps.db.transaction().execute(async (trx) => {
    const linked = await linkedUser(trx, claims.sub);
    if (linked) return linked;
    const owner = await ownerOfAddress(ctx, trx, email);
    const { maintenance, registrationOpen } = ctx.deps.settings;
    if (!owner && maintenance) throw new AppError('MAINTENANCE');
    if (!owner && !registrationOpen) throw new AppError('REGISTRATION_CLOSED');
    const userId = owner ?? (await newUser(trx, { email, name: claims.name }));
    await trx
      .insertInto('accounts')
      .values({ account_id: claims.sub, provider_id: providerId, user_id: userId })
      .execute();
    return userId;
  });
}

const isTaken = (fault: unknown) =>
  typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === '23505';

/**
 * Signs in as the person that verified claims of the provider speak of.
 * @throws GOOGLE_EMAIL_UNVERIFIED; REGISTRATION_CLOSED, or MAINTENANCE, for a new account; AUTH_CALLBACK_FAILED where the account has just lost this way in
 */
export async function signInAs(ctx: AppContext, given: unknown): Promise<Viewer | null> {
  const claims = claimsShape.parse(given);
  if (!claims.email_verified) throw new AppError('GOOGLE_EMAIL_UNVERIFIED');
  const userId = await findOrMake(ctx, claims).catch((fault: unknown) => {
    // The same person in two windows: the other one has just made the account, so now it is found.
    if (isTaken(fault)) return findOrMake(ctx, claims);
    throw fault;
  });
  return finishSignIn(ctx, userId, async (trx) => {
    if ((await linkedUser(trx, claims.sub)) !== userId) throw new AppError('AUTH_CALLBACK_FAILED');
  });
}
