import type { Mailing, MailingKind } from '#contract/mailings.ts';
import type { MailingRow } from './mailing-row.ts';

function stateOf({ finished_at, stopped_at, listed_at }: MailingRow): Mailing['state'] {
  if (finished_at) return 'finished';
  if (stopped_at) return 'stopped';
  return listed_at ? 'sending' : 'preparing';
}

/** A mailing for administrators. */
export function presentMailing(row: MailingRow): Mailing {
  return {
    id: row.id,
    kind: row.kind as MailingKind,
    subject: row.subject,
    week: row.week,
    startedBy: row.started_by,
    createdAt: row.created_at.toISOString(),
    state: stateOf(row),
    recipients: row.recipients,
    sent: row.sent,
    skipped: row.skipped,
    refused: row.refused,
    endedAt: (row.finished_at ?? row.stopped_at)?.toISOString() ?? null,
  };
}
