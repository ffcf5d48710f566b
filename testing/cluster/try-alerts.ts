import { setTimeout as wait } from 'node:timers/promises';
import type { SmtpInbox } from '#testing/mail/smtp-inbox.ts';
import type { Cluster } from './start-cluster.ts';

const alert = 'YazihaneDown';
/** The rule fires after two minutes; Alertmanager mails it half a minute later. */
const withinMs = 300_000;

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await isTrue())) {
    if (Date.now() - began > withinMs) throw new Error(`${what}: not within ${withinMs / 1_000} s.`);
    await wait(1_000);
  }
  console.log(`${what}: after ${Math.round((Date.now() - began) / 1_000)} s`);
}

/** Stops a process of the app until the operator is mailed, then starts it again. @throws Error that names what did not happen */
export async function tryAlerts(cluster: Cluster, inbox: SmtpInbox): Promise<void> {
  const app = cluster.apps[2];
  await app?.kill();
  await until(`${alert} is in Alertmanager`, async () => (await cluster.listAlerts()).includes(alert));
  await until(`${alert} is mailed`, async () => inbox.mails.some(({ subject }) => subject?.includes(alert)));
  app?.start();
  await until(`${alert} has gone`, async () => !(await cluster.listAlerts()).includes(alert));
}
