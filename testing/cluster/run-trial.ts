import { setTimeout as wait } from 'node:timers/promises';
import { audit, countLostSaves } from './audit.ts';
import { auditDocuments, wordsOf } from './audit-documents.ts';
import { disruptions, kinds } from './disruptions.ts';
import { createOutages } from './outages.ts';
import { openPeople, untilMailed } from './people.ts';
import type { Person } from './person.ts';
import type { Cluster } from './start-cluster.ts';
import type { Services } from './start-services.ts';

/** How long everything may take to run again after a disruption was put right, ms. */
const healWithinMs = 120_000;
/** How long clients may take to finish after the last disruption, ms. */
const finishWithinMs = 120_000;
/** How long clients work before the first disruption: signing up takes both cores of a small machine, ms. */
const warmUpMs = 10_000;
/** How long the mails of the last messages may take, ms: a job of a dead process is repeated after half a minute. */
const mailedWithinMs = 60_000;

interface Options {
  kills: number;
  clients: number;
  /** Index of the first disruption. */
  first: number;
  signal: AbortSignal;
}

/** Disrupts the cluster again and again while clients work; prints what happened. Returns whether every promise was kept. */
export async function runTrial(
  { cluster, inbox, paytr }: Pick<Services, 'inbox' | 'paytr'> & { cluster: Cluster },
  options: Options,
): Promise<boolean> {
  const { kills, clients, first, signal } = options;
  const outages = createOutages();
  console.log(`${clients} clients sign up at ${cluster.url}`);
  const people = await openPeople(cluster.url, clients, outages);
  const working = people.map((person) =>
    person.work().catch((error: unknown) => person.errors.push(String(error))),
  );
  const underWay: Promise<unknown>[] = [];
  /** Starts something that a client finishes whatever happens. */
  const begin = (person: Person, doing: Promise<unknown>) =>
    void underWay.push(doing.catch((error: unknown) => person.errors.push(String(error))));

  await wait(warmUpMs, null, { signal }).catch(() => undefined);
  const rows: Record<string, unknown>[] = [];
  /** Counts the acknowledged saves that are missing now. */
  async function countMissingSaves(): Promise<number> {
    const checker = await cluster.openClient();
    try {
      return await countLostSaves(checker, people);
    } finally {
      await checker.end();
    }
  }
  let lateOnes = 0;
  let lostWords = 0;
  for (let kill = 0; kill < kills && !signal.aborted; kill += 1) {
    const disruption = disruptions[(first + kill) % disruptions.length];
    if (!disruption) break;
    const turn = people.filter((_, at) => at % kills === kill);
    for (const person of turn) {
      begin(person, person.pay(paytr.choose).then(person.exportStory));
      begin(person, person.sendMessage());
    }
    for (const person of people.filter((_, at) => at % 4 === kill % 4)) begin(person, person.generate());
    await wait(700);
    const offline = people[(kill * 7) % people.length];
    const began = Date.now();
    const problems: string[] = [];
    const fail = (error: Error) => void problems.push(error.message);
    const heal = (await disruption.act(cluster).catch(fail)) ?? (() => undefined);
    const acknowledged = offline?.goOffline() ?? [];
    await wait(kinds[disruption.kind].disruptedMs, null, { signal }).catch(() => undefined);
    heal();
    const healing = Date.now();
    await cluster.untilHealthy(healWithinMs).catch(fail);
    // A device that was offline all the time can't have repeated what the server lost.
    const read = await offline?.readAnew().then((text) => new Set(wordsOf(text)), fail);
    if (read) lostWords += acknowledged.filter((word) => !read.has(word)).length;
    offline?.goOnline();
    await wait(2_000);
    const lostSaves = (await countMissingSaves().catch(fail)) ?? 0;
    const recovery = outages.longestSince(began, 'write');
    const limitMs = kinds[disruption.kind].recoveryMs;
    if (recovery.ms > limitMs || problems.length > 0) lateOnes += 1;
    rows.push({
      disruption: disruption.name,
      'recovery s': (recovery.ms / 1_000).toFixed(1),
      'limit s': limitMs / 1_000,
      'lost so far': lostSaves + lostWords,
      'generation s': (outages.longestSince(began, 'generation').ms / 1_000).toFixed(1),
      'whole again s': problems[0] ?? ((Date.now() - healing - 2_000) / 1_000).toFixed(1),
    });
    const after = `${(recovery.afterMs / 1_000).toFixed(1)} s after`;
    const cause = recovery.what && `${recovery.what}, begun ${after}`;
    console.log(`${kill + 1}/${kills} ${Object.values(rows.at(-1) ?? {}).join(' | ')} ${cause}`);
  }
  for (const person of people) person.stop();
  const finished = await Promise.race([
    Promise.all([...working, ...underWay]).then(() => true),
    wait(finishWithinMs, false, { ref: false }),
  ]);
  await untilMailed(inbox, people, mailedWithinMs);
  const documents = await auditDocuments(people, finishWithinMs);
  const client = await cluster.openClient();
  const findings = [
    documents,
    ...(await audit(client, paytr.pool, inbox, people)),
    { promise: 'acknowledged words are there for a new device', checked: rows.length, violations: lostWords },
    {
      promise: 'clients went on without a reload',
      checked: clients,
      violations: people.filter(({ errors }) => errors.length > 0).length + (finished ? 0 : 1),
    },
    { promise: 'recovered within the limits', checked: rows.length, violations: lateOnes },
  ];
  await client.end();
  console.table(rows);
  console.table(findings);
  for (const { username, errors } of people)
    for (const error of errors) console.error(`${username}: ${error}`);
  const exports = people.reduce((sum, person) => sum + person.exports, 0);
  console.log(`${exports} exports were received whole.`);
  return findings.every(({ violations }) => violations === 0) && !signal.aborted;
}
