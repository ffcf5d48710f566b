import type { Kysely } from 'kysely';
import type { AuditAction, AuditSubject } from '#domain/account/audit.ts';
import type { DB } from '#server/db/schema.generated.ts';

/** Who made a change: a user, or the system. */
export interface AuditActor {
  id: string | null;
  email: string;
}

/** The actor of changes that the system makes. */
export const systemActor: AuditActor = { id: null, email: 'sistem' };

/** The actor of changes that the operator makes by command. */
export const operatorActor: AuditActor = { id: null, email: 'işletmeci' };

/** A change that is written to the audit log. */
export interface AuditEntry {
  actor: AuditActor;
  /** Area and event, such as 'payment.refunded'. */
  action: AuditAction;
  /** Type and id of the changed object, such as 'order' and its id. */
  subject: { type: AuditSubject; id: string };
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  now: Date;
}

/** Adds an entry to the audit log, in the transaction of the change (docs/product/accounts.md). */
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
