import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { AppContext, Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { JobKind } from '#server/jobs/index.ts';
import { mailSite } from '#server/mail/index.ts';
import { seal, unseal } from '#server/seal.ts';
import { codeMail, resetMail, verificationMail } from './account-mails.ts';
import { issueCode, issueLink } from './one-time-tokens.ts';

const queue = 'account-mail';

/** A requested mail. The job, not the request, looks up the account, so that the time of the answer reveals nothing. */
const request = z.object({
  kind: z.enum(['verify_email', 'reset_password', 'sign_in_code']),
  email: z.string(),
  /** Hash of the secret of the browser that a sign-in code is for. */
  browserHash: z.string().default(''),
});
type AccountMailRequest = z.infer<typeof request>;
type NewAccountMailRequest = z.input<typeof request>;

const payload = z.object({ sealed: z.string() });

/**
 * Queues a mail to an account's address. It does not look up the account, so that neither the answer nor its duration
 * reveals whether there is one (docs/product/accounts.md).
 * @param options.within queues the mail only when this transaction commits
 */
export async function askForAccountMail(
  ctx: AppContext,
  requested: NewAccountMailRequest,
  { within }: { within?: Transaction<DB> } = {},
): Promise<void> {
  const sealed = seal(JSON.stringify(requested), ctx.deps.env.appSecrets, 'waiting-mail');
  await ctx.deps.jobs.send(queue, { sealed }, { within });
}

interface Person {
  id: string;
  email: string;
  email_verified: boolean;
  name: string;
}

async function write(
  deps: Deps,
  { kind, browserHash }: AccountMailRequest,
  person: Person,
  trx: Transaction<DB>,
) {
  const issue = { userId: person.id, email: person.email, now: deps.now() };
  const to = { email: person.email, name: person.name };
  const site = mailSite(deps);
  if (kind === 'sign_in_code')
    return codeMail(to, site, await issueCode(trx, deps.env, { ...issue, browserHash }));
  const secret = await issueLink(trx, kind, issue);
  return kind === 'verify_email' ? verificationMail(to, site, secret) : resetMail(to, site, secret);
}

/** Thrown to roll back a transaction whose mail an earlier attempt has queued already. */
const queuedBefore = new Error('This mail was queued by an earlier try.');

/** Creates the requested link or code and queues its mail, in one transaction and once per job. */
export const accountMailJob: JobKind = {
  name: queue,
  options: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 60,
    heartbeatSeconds: 15,
    retentionSeconds: 3_600,
    deleteAfterSeconds: 600,
  },
  concurrency: 2,
  async run(deps, job) {
    const { sealed } = payload.parse(job.data);
    const requested = request.parse(JSON.parse(unseal(sealed, deps.env.appSecrets, 'waiting-mail').text));
    const person = await deps.db
      .selectFrom('users')
      .select(['id', 'email', 'email_verified', 'name'])
      .where('email', '=', requested.email)
      .executeTakeFirst();
    if (!person || (requested.kind === 'verify_email' && person.email_verified)) return;
    await deps.db
      .transaction()
      .execute(async (trx) => {
        const mail = await write(deps, requested, person, trx);
        if (!(await deps.mail.send(mail, { within: trx, id: job.id }))) throw queuedBefore;
      })
      .catch((error: unknown) => {
        if (error !== queuedBefore) throw error;
      });
  },
};
