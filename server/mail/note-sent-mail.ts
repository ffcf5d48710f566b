import { sql } from 'kysely';
import type { MailOutcome } from '#domain/account/mail-kinds.ts';
import type { Deps } from '../context.ts';
import type { Mail } from '../providers/mail/index.ts';

/**
 * Notes that an account's address was mailed: kind, time and outcome. Mails to other addresses are not noted. A failure
 * is only logged, because a job that failed here would send its mail again.
 */
export async function noteSentMail(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  { id, mail, outcome }: { id: string; mail: Pick<Mail, 'to' | 'kind'>; outcome: MailOutcome },
): Promise<void> {
  try {
    await sql`INSERT INTO sent_mails AS known (id, user_id, kind, outcome, at)
      SELECT ${id}, id, ${mail.kind ?? 'other'}, ${outcome}, ${now()} FROM users WHERE email = ${mail.to.toLowerCase()}
      ON CONFLICT (id) DO UPDATE SET outcome = excluded.outcome, at = excluded.at,
        attempts = known.attempts + 1`.execute(db);
  } catch (error) {
    log.error({ err: error, mail: id }, 'a sent mail was not noted');
  }
}
