import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { MailingKind } from '#contract/mailings.ts';
import { minuteMs } from '#domain/time/durations.ts';
import type { Deps } from '#server/context.ts';
import { type MailSite, mailSite, refuseAddress } from '#server/mail/index.ts';
import { type Mail, MailError, type Mailer } from '#server/providers/mail/index.ts';
import { audienceOf } from './audience.ts';
import { listRecipients } from './list-recipients.ts';
import { weeklyMail, writtenMail } from './mailing-mails.ts';
import { type MailingRow, recipientMailId, type WrittenKind } from './mailing-row.ts';
import { readWeek } from './read-week.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { dueWeek, weekOf } from './week.ts';

/** How long one run works; the next minute's run goes on, ms. */
const runMs = 50_000;
/** How long a process has a mailing for itself without a sign of life, ms; longer than a delivery. */
const leaseMs = 2 * minuteMs;
/** After so many temporary refusals in a row the mail server is left alone until the next run. */
const maxSetbacks = 3;
/** Attempts of one recipient, with growing pauses; then the recipient counts as refused. */
const maxAttempts = 6;
const pauseMs = (attempts: number) => 10 * minuteMs * attempts;

type Outcome = 'sent' | 'skipped' | 'refused';

/** Begins the summary of the week before, once for each week. */
async function beginWeeklySummary({ db, now }: Deps): Promise<void> {
  const week = dueWeek(now());
  if (week === null) return;
  await db
    .insertInto('mailings')
    .values({ id: randomUUID(), kind: 'weekly_summary', week, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes or keeps a mailing for this run; null when another process has it, or it has ended. */
async function lease({ db, now }: Deps, id: string, leaseId: string): Promise<MailingRow | null> {
  const at = now();
  const row = await db
    .updateTable('mailings')
    .set({ lease_id: leaseId, leased_until: new Date(at.getTime() + leaseMs) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where((where) =>
      where.or([
        where('lease_id', '=', leaseId),
        where('leased_until', 'is', null),
        where('leased_until', '<=', at),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Stores what came of one recipient and counts it, in one statement. */
async function settle(
  { db, now }: Deps,
  mailing: MailingRow,
  userId: string,
  outcome: Outcome,
): Promise<void> {
  await sql`WITH settled AS (
      UPDATE mailing_recipients SET state = ${outcome}, settled_at = ${now()}
      WHERE mailing_id = ${mailing.id} AND user_id = ${userId} AND state = 'waiting' RETURNING 1)
    UPDATE mailings SET ${sql.ref(outcome)} = ${sql.ref(outcome)} + (SELECT count(*) FROM settled)
    WHERE id = ${mailing.id}`.execute(db);
}

/** Writes a recipient's mail; null when this person doesn't get it any more, or wrote nothing in the week. */
async function mailFor(
  deps: Deps,
  site: MailSite,
  mailing: MailingRow,
  userId: string,
): Promise<Mail | null> {
  const kind = mailing.kind as MailingKind;
  const { rows } = await sql<{ email: string; name: string }>`
    SELECT u.email, u.name FROM users u WHERE u.id = ${userId} AND ${audienceOf(kind)}`.execute(deps.db);
  const [person] = rows;
  if (!person) return null;
  if (kind === 'weekly_summary') {
    const week = weekOf(mailing.week ?? '');
    const written = await readWeek(deps, userId, week);
    return written && weeklyMail(site, person, week, written, unsubscribeToken({ userId, kind }, deps.env));
  }
  return writtenMail(
    site,
    person,
    {
      kind: kind satisfies WrittenKind,
      subject: mailing.subject,
      body: mailing.body,
      linkLabel: mailing.link_label,
      linkPath: mailing.link_path,
    },
    kind === 'product_news' ? unsubscribeToken({ userId, kind }, deps.env) : null,
  );
}

/** The next recipient whose turn it is; undefined when all are settled or have to wait. */
const nextRecipient = ({ db, now }: Deps, mailing: MailingRow) =>
  db
    .selectFrom('mailing_recipients')
    .select(['user_id', 'attempts'])
    .where('mailing_id', '=', mailing.id)
    .where('state', '=', 'waiting')
    .where((where) => where.or([where('try_at', 'is', null), where('try_at', '<=', now())]))
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();

/** Remembers that the mail server asked to come back later. */
async function postpone(
  { db, now }: Deps,
  mailing: MailingRow,
  userId: string,
  attempts: number,
): Promise<void> {
  await db
    .updateTable('mailing_recipients')
    .set({ attempts, try_at: new Date(now().getTime() + pauseMs(attempts)) })
    .where('mailing_id', '=', mailing.id)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Sends a mail to one recipient.
 * @returns whether the mail server took it, or refused it for good; false for a temporary refusal
 */
async function sendTo(
  deps: Deps,
  mailer: Mailer,
  mailing: MailingRow,
  { user_id: userId, attempts }: { user_id: string; attempts: number },
): Promise<boolean> {
  const mail = await mailFor(deps, mailSite(deps), mailing, userId);
  if (!mail) {
    await settle(deps, mailing, userId, 'skipped');
    return true;
  }
  try {
    await mailer.deliver(mail, recipientMailId(mailing.id, userId));
    deps.metrics.mails.inc({ outcome: 'sent' });
    await settle(deps, mailing, userId, 'sent');
    return true;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    deps.metrics.mails.inc({ outcome: error.permanent ? 'refused' : 'failed' });
    if (error.refusesAddress) await refuseAddress(deps, mail.to);
    if (error.permanent || attempts + 1 >= maxAttempts) {
      await settle(deps, mailing, userId, 'refused');
      return true;
    }
    deps.log.warn({ err: error, mailing: mailing.id }, 'a mail of a mailing is tried again later');
    await postpone(deps, mailing, userId, attempts + 1);
    return false;
  }
}

async function finish({ db, now }: Deps, mailing: MailingRow): Promise<void> {
  await db
    .updateTable('mailings')
    .set({ finished_at: now() })
    .where('id', '=', mailing.id)
    .where('finished_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('mailing_recipients')
            .select('user_id')
            .where('mailing_id', '=', mailing.id)
            .where('state', '=', 'waiting'),
        ),
      ),
    )
    .execute();
}

/** Works on one mailing until it is sent, the run's time is over, or the mail server wants a pause. */
async function work(deps: Deps, mailer: Mailer, id: string, until: number): Promise<void> {
  const leaseId = randomUUID();
  let mailing = await lease(deps, id, leaseId);
  if (!mailing) return;
  if (!mailing.listed_at) await listRecipients(deps, mailing);
  const gapMs = minuteMs / deps.env.mailingPerMinute;
  let setbacks = 0;
  while (performance.now() < until && setbacks < maxSetbacks) {
    // Each mail renews the lease, and learns of a stop.
    mailing = await lease(deps, id, leaseId);
    if (!mailing) return;
    const next = await nextRecipient(deps, mailing);
    if (!next) {
      await finish(deps, mailing);
      break;
    }
    const startedAt = performance.now();
    setbacks = (await sendTo(deps, mailer, mailing, next)) ? 0 : setbacks + 1;
    const restMs = gapMs - (performance.now() - startedAt);
    if (restMs >= 1) await wait(restMs);
  }
  await deps.db
    .updateTable('mailings')
    .set({ lease_id: null, leased_until: null })
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .execute();
}

/**
 * Goes on with the open mailings, announcements first, at the pace of `MAILING_PER_MINUTE`; begins the weekly summary when
 * it is due. Nothing happens without a mail server.
 */
export async function runMailings(deps: Deps): Promise<void> {
  await beginWeeklySummary(deps);
  const { mailer } = deps;
  if (!mailer) return;
  const until = performance.now() + runMs;
  const open = await deps.db
    .selectFrom('mailings')
    .select('id')
    .where('finished_at', 'is', null)
    .where('stopped_at', 'is', null)
    .orderBy(sql`kind = 'terms'`, 'desc')
    .orderBy('created_at')
    .execute();
  for (const { id } of open) await work(deps, mailer, id, until);
}
