import { z } from 'zod';
import type { MailOutcome } from '#domain/account/mail-kinds.ts';
import type { Deps } from '../context.ts';
import type { JobKind } from '../jobs/index.ts';
import { type MailAttachment, MailError } from '../providers/mail/index.ts';
import { unseal } from '../seal.ts';
import { noteSentMail } from './note-sent-mail.ts';
import { refuseAddress } from './refuse-address.ts';

export const mailQueueName = 'mail';

/** Timeout of one delivery, ms; shorter than the job's own, so that two processes never send the same mail. */
const deliveryTimeoutMs = 45_000;

const payload = z.object({ sealed: z.string() });
const mailShape = z.object({
  to: z.string(),
  kind: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  thread: z.array(z.string()).optional(),
  isPersonal: z.boolean().optional(),
  invoiceId: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
});

function within(ms: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new MailError('The mail server took too long.', false)), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Makes a mail's files. Without them the mail is sent all the same: its receiver finds them in the panel. */
async function makeAttachments(deps: Deps, invoiceId: string | undefined): Promise<MailAttachment[]> {
  if (invoiceId === undefined) return [];
  try {
    return (await deps.invoiceFiles?.(invoiceId)) ?? [];
  } catch (error) {
    deps.log.error({ err: error, invoice: invoiceId }, 'the files of a mail could not be made');
    return [];
  }
}

/** Sends queued mails; retries for two days while the mail server is unreachable. */
export const sendMailJob: JobKind = {
  name: mailQueueName,
  options: {
    retryLimit: 40,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    // Three documents are typeset before the delivery, on a busy machine.
    expireInSeconds: 300,
    heartbeatSeconds: 15,
    retentionSeconds: 2 * 86_400,
    deleteAfterSeconds: 3_600,
  },
  concurrency: 2,
  async run(deps, job) {
    const { sealed } = payload.parse(job.data);
    const mail = mailShape.parse(JSON.parse(unseal(sealed, deps.env.appSecrets, 'waiting-mail').text));
    const note = (outcome: MailOutcome) => noteSentMail(deps, { id: job.id, mail, outcome });
    if (!deps.mailer) throw new MailError('No mail server is configured.', false);
    const attachments = await makeAttachments(deps, mail.invoiceId);
    try {
      await within(deliveryTimeoutMs, deps.mailer.deliver(mail, job.id, attachments));
      deps.metrics.mails.inc({ outcome: 'sent' });
      await note('sent');
    } catch (error) {
      const isRefused = error instanceof MailError && error.permanent;
      deps.metrics.mails.inc({ outcome: isRefused ? 'refused' : 'failed' });
      await note(isRefused ? 'refused' : 'failed');
      if (!isRefused) throw error;
      if (error.refusesAddress) await refuseAddress(deps, mail.to);
      // The server refused the address or the mail for good, so a retry can't succeed.
      deps.log.warn({ err: error, mail: job.id }, 'a mail was refused for good');
    }
  },
};
