import { setTimeout as wait } from 'node:timers/promises';
import type { SmtpInbox } from '#testing/mail/smtp-inbox.ts';
import { audit, countLostSaves, type Finding } from './audit.ts';
import { disruptions, recoveryLimitMs } from './disruptions.ts';
import { createOutages } from './outages.ts';
import type { startPaytrBeside } from './paytr-beside.ts';
import { openPerson, type Person } from './person.ts';
import type { Cluster } from './start-cluster.ts';

/** How many accounts are opened at the same time: a password's hash takes a core for 50 ms. */
const openedTogether = 4;
/** How long everything may take to run again after a disruption was put right, ms. */
const healWithinMs = 120_000;
/** How long clients may take to finish after the last disruption, ms. */
const finishWithinMs = 120_000;
/** How long the cluster stays disrupted, ms: failed writes show themselves, and a new primary is found. */
const disruptedMs = { process: 8_000, node: 35_000 } as const;

interface Services {
  cluster: Cluster;
  inbox: SmtpInbox;
  paytr: Awaited<ReturnType<typeof startPaytrBeside>>;
}

interface Options {
  kills: number;
  clients: number;
  /** Index of the first disruption. */
  first: number;
  signal: AbortSignal;
}

const words = (text: string) =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .sort();

/** Compares documents word by word: nothing that was typed is missing, and nothing is there twice. */
async function auditDocuments(people: readonly Person[]): Promise<Finding> {
  let violations = 0;
  for (const person of people) {
    const texts = await person.finishTyping(finishWithinMs).catch(() => ['not saved']);
    await person.close();
    texts.push(await person.readAnew());
    const typed = [...person.typed].sort().join(' ');
    if (texts.some((text) => words(text).join(' ') !== typed)) violations += 1;
  }
  return { promise: 'typed words are there once, on all devices', checked: people.length, violations };
}

async function openPeople(cluster: Cluster, count: number, outages: ReturnType<typeof createOutages>) {
  const people: Person[] = [];
  while (people.length < count) {
    const more = Math.min(openedTogether, count - people.length);
    const from = people.length;
    people.push(
      ...(await Promise.all(
        Array.from({ length: more }, (_, at) => openPerson(cluster.url, from + at, outages)),
      )),
    );
  }
  return people;
}

/** Disrupts the cluster again and again while clients work; prints what happened. Returns whether every promise was kept. */
export async function runTrial({ cluster, inbox, paytr }: Services, options: Options): Promise<boolean> {
  const { kills, clients, first, signal } = options;
  const outages = createOutages();
  console.log(`${clients} clients sign up at ${cluster.url}`);
  const people = await openPeople(cluster, clients, outages);
  const working = people.map((person) =>
    person.work().catch((error: unknown) => person.errors.push(String(error))),
  );
  const underWay: Promise<unknown>[] = [];
  /** Starts something that a client finishes whatever happens. */
  const begin = (person: Person, doing: Promise<unknown>) =>
    void underWay.push(doing.catch((error: unknown) => person.errors.push(String(error))));

  const rows: Record<string, unknown>[] = [];
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
    const heal = await disruption.act(cluster);
    const acknowledged = offline?.goOffline() ?? [];
    await wait(disruptedMs[disruption.kind], null, { signal }).catch(() => undefined);
    heal();
    const healing = Date.now();
    const problem = await cluster.untilHealthy(healWithinMs).then(
      () => null,
      (error: Error) => error.message,
    );
    // A device that was offline all the time can't have repeated what the server lost.
    const read = new Set(words((await offline?.readAnew()) ?? ''));
    lostWords += acknowledged.filter((word) => !read.has(word)).length;
    offline?.goOnline();
    await wait(2_000);
    const checker = await cluster.openClient();
    const lostSaves = await countLostSaves(checker, people);
    await checker.end();
    const recoveryMs = outages.longestSince(began, 'write');
    const limitMs = recoveryLimitMs[disruption.kind];
    if (recoveryMs > limitMs || problem !== null) lateOnes += 1;
    rows.push({
      disruption: disruption.name,
      'recovery s': (recoveryMs / 1_000).toFixed(1),
      'limit s': limitMs / 1_000,
      'lost so far': lostSaves + lostWords,
      'generation s': (outages.longestSince(began, 'generation') / 1_000).toFixed(1),
      'whole again s': problem ?? ((Date.now() - healing - 2_000) / 1_000).toFixed(1),
    });
    console.log(`${kill + 1}/${kills} ${Object.values(rows.at(-1) ?? {}).join(' | ')}`);
  }
  for (const person of people) person.stop();
  const finished = await Promise.race([
    Promise.all([...working, ...underWay]).then(() => true),
    wait(finishWithinMs, false, { ref: false }),
  ]);
  await Promise.race([untilMailed(inbox, people), wait(60_000, null, { ref: false })]);
  const documents = await auditDocuments(people);
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

/** Resolves when every acknowledged message has been mailed: a job of a dead process is repeated after half a minute. */
async function untilMailed(inbox: SmtpInbox, people: readonly Person[]): Promise<void> {
  const isMailed = (id: string) => inbox.mails.some(({ subject }) => subject?.includes(id));
  while (!people.flatMap((person) => person.messages).every(isMailed)) await wait(500);
}
