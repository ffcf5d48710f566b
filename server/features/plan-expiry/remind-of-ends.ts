import { sql } from 'kysely';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Deps } from '#server/context.ts';
import { mailSite } from '#server/mail/index.ts';
import { reminderMail } from './reminder-mail.ts';

/** Time between the reminder and the plan's end, ms. */
const noticeMs = 3 * dayMs;
/** Maximum number of mails of one run. */
const maxMails = 500;

interface Ending {
  user_id: string;
  email: string;
  name: string;
  plan: PlanId;
  plan_ends_at: Date;
}

/**
 * Returns the uncancelled plans that end within three days, of people who want reminders and have had none for this
 * end.
 */
async function endingSoon({ db, now }: Deps): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    SELECT t.user_id, u.email, u.name, t.plan, t.plan_ends_at
    FROM user_tokens t JOIN users u ON u.id = t.user_id LEFT JOIN notification_preferences p ON p.user_id = t.user_id
    WHERE t.plan_ends_at > ${now()} AND t.plan_ends_at <= ${new Date(now().getTime() + noticeMs)}
      AND t.plan_cancelled_at IS NULL AND t.reminded_of IS DISTINCT FROM t.plan_ends_at AND coalesce(p.membership_reminders, true)
    ORDER BY t.plan_ends_at LIMIT ${maxMails}`.execute(db);
  return rows;
}

/** Marks the end as reminded of and queues the mail in one transaction; false when another process has done it. */
async function remind(deps: Deps, ending: Ending): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const marked = await trx
      .updateTable('user_tokens')
      .set({ reminded_of: ending.plan_ends_at })
      .where('user_id', '=', ending.user_id)
      .where('plan', '=', ending.plan)
      .where('plan_ends_at', '=', ending.plan_ends_at)
      .where('plan_cancelled_at', 'is', null)
      .where(sql<boolean>`reminded_of IS DISTINCT FROM plan_ends_at`)
      .returning('user_id')
      .executeTakeFirst();
    if (!marked) return false;
    const mail = reminderMail(mailSite(deps), {
      email: ending.email,
      name: ending.name,
      planName: plans[ending.plan].name,
      isSold: ending.plan === 'pro',
      endsAt: ending.plan_ends_at,
    });
    await deps.mail.send(mail, { within: trx });
    return true;
  });
}

/** Queues a mail to everyone whose plan ends within three days, once per end. A failed mail is logged and skipped. */
export async function remindOfEnds(deps: Deps): Promise<void> {
  for (const ending of await endingSoon(deps)) {
    await remind(deps, ending).catch((error: unknown) => {
      deps.log.error({ err: error, user: ending.user_id }, 'a reminder of a plan’s end was not queued');
    });
  }
}
