import { sql } from 'kysely';
import type { Viewer } from '#contract/auth.ts';
import type { Deps } from '#server/context.ts';
import { adultAccess } from '../adult-content/index.ts';
import { ensureAccountRows, touchAllowance } from '../tokens/index.ts';
import { isAdministrator } from './is-administrator.ts';

const readPerson = (deps: Deps, userId: string) =>
  deps.db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select([
      'u.email',
      'u.email_verified',
      'u.administrator_since',
      // Verifying gives no tokens today when the address has had its first tokens today.
      sql<boolean>`CASE WHEN u.sign_up_tokens_wait AND NOT u.email_verified
        THEN NOT first_tokens_were_given(u.email) ELSE false END`.as('sign_up_tokens_wait'),
      sql<boolean>`NOT u.email_verified AND NOT first_tokens_were_given(u.email)`.as('gift_waits'),
      'u.username',
      'u.name',
      'p.full_name',
      'p.adult_declared_at',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

/**
 * The signed-in user as every screen shows them; creates missing profile and token rows and refills a due allowance.
 * @throws TOKENS_NOT_CREATED when a missing token row can't be created
 */
export async function readViewer(deps: Deps, userId: string): Promise<Viewer> {
  let person = await readPerson(deps, userId);
  if (person.full_name === null) {
    await ensureAccountRows(deps, userId);
    person = await readPerson(deps, userId);
  }
  const { tokens, plan, terms } = await touchAllowance(deps, userId);
  return {
    id: userId,
    email: person.email,
    emailVerified: person.email_verified,
    signUpTokensWait: person.sign_up_tokens_wait,
    welcomeTokens: person.gift_waits ? deps.settings.welcomeTokens : 0,
    username: person.username,
    fullName: person.full_name || person.name,
    plan,
    terms,
    tokens,
    adultAccess: adultAccess(deps.identity, plan, person.adult_declared_at),
    isAdmin: isAdministrator(deps.env, person),
  };
}
