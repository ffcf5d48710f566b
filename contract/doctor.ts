import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { checkResults } from '#domain/site/check-results.ts';
import { instant, operation } from './base.ts';

const m = messages.doctor;
const tags = ['Yönetim'];

const report = z.object({
  name: z.string(),
  title: z.string(),
  result: z.enum(checkResults),
  /** One sentence in Turkish. */
  found: z.string(),
  /** What to do; null when nothing needs to be done. */
  advice: z.string().nullable(),
});
export type CheckReport = z.infer<typeof report>;

export const doctor = {
  check: operation
    .meta({ access: 'admin', fallback: 'CHECK_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/doctor',
      tags,
      summary:
        'Checks settings, database, mail, providers, PayTR, clock, disk, backup and address within 10 s',
    })
    .errors({ CHECK_FAILED: { status: 500, message: m.checkFailed } })
    .output(z.object({ reports: z.array(report), checkedAt: instant })),
  sendTestMail: operation
    .meta({ access: 'admin', fallback: 'TEST_MAIL_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/doctor/test-mail',
      tags,
      summary: "Sends a test mail to the administrator's own address, without the queue",
    })
    .errors({ TEST_MAIL_FAILED: { status: 500, message: m.mailFailed } })
    .output(report),
};
