import { z } from 'zod';
import { auditAreas } from '#domain/account/audit.ts';
import { messages } from '#domain/messages/index.ts';
import { cursor, instant, operation, text, uuid, wholeNumber } from './base.ts';

const facts = z.record(z.string(), z.unknown());

/** One change that an administrator or the system made. */
export const auditEntry = z.object({
  id: z.number().int(),
  /** Null for the system and for changes without an administrator's session. */
  actorId: uuid.nullable(),
  actorEmail: z.string(),
  /** Area and event: 'payment.refunded'. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  before: facts.nullable(),
  after: facts.nullable(),
  createdAt: instant,
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const audit = {
  list: operation
    .meta({ access: 'admin', fallback: 'AUDIT_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/audit',
      tags: ['Denetim kaydı'],
      summary: 'Who changed what, newest first, by keyset pages; no operation changes an entry',
    })
    .errors({ AUDIT_LOAD_FAILED: { status: 500, message: messages.audit.listFailed } })
    .input(
      z.object({
        cursor: cursor.optional(),
        limit: wholeNumber(1, 100).default(50),
        /** Words that must all occur in actor, action, subject id or values. */
        search: text(100).trim().default(''),
        /** Type of the changed subject. */
        area: z.enum(['all', ...auditAreas]).default('all'),
      }),
    )
    .output(z.object({ entries: z.array(auditEntry), nextCursor: cursor.nullable() })),
};
