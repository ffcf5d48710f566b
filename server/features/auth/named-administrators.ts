import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';
import type { RoleHolder } from './is-administrator.ts';

/** Reads the accounts with the role and those of ADMIN_EMAILS, verified or not, by address. */
export function readNamedAdministrators(
  db: Kysely<DB>,
  { adminEmails }: Pick<Env, 'adminEmails'>,
): Promise<(RoleHolder & { id: string })[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified', 'administrator_since'])
    .where((is) =>
      is.or([
        is('administrator_since', 'is not', null),
        is('email', '=', (any) => any.fn.any(any.val(adminEmails))),
      ]),
    )
    .orderBy('email')
    .execute();
}
