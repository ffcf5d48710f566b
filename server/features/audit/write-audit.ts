import type { Kysely } from 'kysely';
import type { AuditAction, AuditSubject } from '#domain/audit.ts';
import type { DB } from '#server/db/schema.generated.ts';

/** Who did it: an administrator, or the system itself. */
export interface AuditActor {
  id: string | null;
  email: string;
}

/** What the system does by itself. */
export const systemActor: AuditActor = { id: null, email: 'sistem' };

/** One change that an administrator answers for. */
export interface AuditEntry {
  actor: AuditActor;
  /** Area and what happened: 'payment.refunded'. */
  action: AuditAction;
  /** What was changed: 'order' and its id, 'user' and theirs. */
  subject: { type: AuditSubject; id: string };
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  now: Date;
}

/**
 * Writes a change down, in the transaction that makes it: one without the other can't be (docs/product/accounts.md).
 */
export async function writeAudit(trx: Kysely<DB>, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: entry.actor.id,
      actor_email: entry.actor.email,
      action: entry.action,
      subject_type: entry.subject.type,
      subject_id: entry.subject.id,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      created_at: entry.now,
    })
    .execute();
}
