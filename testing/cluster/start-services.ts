import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeAi } from '#testing/fake-ai/server.ts';
import { type SmtpInbox, startSmtpInbox } from '#testing/mail/smtp-inbox.ts';
import { startPaytrBeside } from './paytr-beside.ts';

/** The outside services of a trial, which no disruption of the cluster reaches. */
export interface Services {
  inbox: SmtpInbox;
  paytr: Awaited<ReturnType<typeof startPaytrBeside>>;
  /** Settings of the app. */
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Starts simulated AI, PayTR and mail. @param siteUrl the site's address, once it is known */
export async function startServices(siteUrl: () => string | undefined): Promise<Services> {
  const folder = mkdtempSync(join(tmpdir(), 'yazihane-cluster-paytr-'));
  chmodSync(folder, 0o755);
  const undo: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  async function stop(): Promise<void> {
    for (const one of undo.reverse()) await one();
  }
  try {
    const fakeAi = await startFakeAi({ record: false });
    undo.push(fakeAi.close);
    const inbox = await startSmtpInbox();
    undo.push(inbox.close);
    const paytr = await startPaytrBeside(folder, () => `${siteUrl()}/api/paytr/bildirim`);
    undo.push(paytr.close);
    const env = {
      // Production sells only under the company's facts, which a checkout does not have; the build is the same.
      NODE_ENV: 'test',
      SMTP_URL: inbox.url,
      AI_PROVIDER: 'other',
      AI_BASE_URL: fakeAi.baseUrl,
      AI_API_KEY: 'key',
      AI_MODEL: 'ok?piece=20&delay=60',
      ...paytr.env,
    };
    return { inbox, paytr, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
