import { z } from 'zod';
import type { JobKind } from '../jobs/index.ts';
import { MailError } from '../providers/mail/index.ts';
import { unseal } from '../seal.ts';

export const mailQueueName = 'mail';

/** A mail takes at most this long to hand over, ms; the queue's own limit is longer, so that no two send one mail. */
const handOverMs = 45_000;

const payload = z.object({ sealed: z.string() });
const mailShape = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
});

function within(ms: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new MailError('The mail server took too long.', false)), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Sends queued mails: again and again for two days while the mail server can't be reached, once where it can. */
export const sendMailJob: JobKind = {
  name: mailQueueName,
  options: {
    retryLimit: 40,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 90,
    heartbeatSeconds: 15,
    retentionSeconds: 2 * 86_400,
    deleteAfterSeconds: 3_600,
  },
  atOnce: 2,
  async run(deps, job) {
    const { sealed } = payload.parse(job.data);
    const mail = mailShape.parse(JSON.parse(unseal(sealed, deps.env.appSecret, 'waiting-mail')));
    if (!deps.mailer) throw new MailError('No mail server is configured.', false);
    try {
      await within(handOverMs, deps.mailer.deliver(mail, job.id));
    } catch (fault) {
      if (!(fault instanceof MailError && fault.permanent)) throw fault;
      // No such address, or the server wants no such mail: no later try would end otherwise.
      deps.log.warn({ err: fault, mail: job.id }, 'a mail was refused for good');
    }
  },
};
