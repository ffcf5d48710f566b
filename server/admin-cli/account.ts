import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../db/schema.generated.ts';
import type { Env } from '../env.ts';
import { type AuditEntry, operatorActor, writeAudit } from '../features/audit/index.ts';
import { CommandError } from './command-error.ts';

/** What the commands work with. */
export interface CommandContext {
  db: Kysely<DB>;
  adminEmails: Env['adminEmails'];
  /** The site's address for links; null where it is not set. */
  publicUrl: string | null;
  now: Date;
}

export type Account = Awaited<ReturnType<typeof lockAccountOf>>;

/** Reads the account of an address and locks its row. @throws CommandError without one */
export async function lockAccountOf(trx: Transaction<DB>, email: string) {
  const account = await trx
    .selectFrom('users')
    .select(['id', 'email', 'email_verified', 'administrator_since', 'suspended_at'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw new CommandError(`Bu adresle açılmış hesap yok: ${email}`);
  return account;
}

/** Writes a command's change of an account to the audit log. */
export const auditCommand = (
  trx: Transaction<DB>,
  { id, email }: Account,
  { action, before, after, now }: Omit<AuditEntry, 'actor' | 'subject'>,
): Promise<void> =>
  writeAudit(trx, {
    actor: operatorActor,
    action,
    subject: { type: 'user', id },
    ...(before && { before: { email, ...before } }),
    after: { email, ...after },
    now,
  });
