import { api } from '#server/api.ts';
import { signedIn } from '#server/context.ts';
import { enforceLimit } from '#server/rate-limit/enforce-limit.ts';
import { runChecks } from './run-checks.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Runs of all checks and test mails of one administrator; a run asks every neighbour. */
const limits = {
  check: { limit: 10, windowSeconds: 600 },
  mail: { limit: 5, windowSeconds: 3_600 },
};

export const doctorRouter = api.doctor.router({
  check: api.doctor.check.handler(async ({ context }) => {
    const { deps } = context;
    await enforceLimit(deps, `doctor:${signedIn(context).id}`, limits.check);
    const { env, db } = deps;
    const checkedAt = deps.now();
    return { reports: await runChecks({ env, db, now: checkedAt }), checkedAt: checkedAt.toISOString() };
  }),
  sendTestMail: api.doctor.sendTestMail.handler(async ({ context }) => {
    const { deps } = context;
    const { id, email } = signedIn(context);
    await enforceLimit(deps, `doctor-mail:${id}`, limits.mail);
    return sendTestMail(deps.env, deps.identity.brand, email);
  }),
});
