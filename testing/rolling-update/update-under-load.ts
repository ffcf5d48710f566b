import { setTimeout as wait } from 'node:timers/promises';
import { audit, type Finding } from '../cluster/audit.ts';
import { auditDocuments } from '../cluster/audit-documents.ts';
import { createOutages } from '../cluster/outages.ts';
import { openPeople, untilMailed } from '../cluster/people.ts';
import type { Person } from '../cluster/person.ts';
import { type Cluster, root } from '../cluster/start-cluster.ts';
import type { Services } from '../cluster/start-services.ts';
import type { ReleasedCode } from './check-out-release.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { findMissing, listAssets, startVisitor } from './visitor.ts';

/** How long clients work before, between and after the replacements, ms. */
const workMs = 5_000;
/** How long the clients may take to finish, ms. */
const finishWithinMs = 120_000;
/** How long the mails that waited may take, ms. */
const mailedWithinMs = 60_000;
/** How long an open page may take to offer the new build after its server has ended, ms; it asks after 10 s. */
const offeredWithinMs = 30_000;
/** How long the offer is looked for at most, ms. */
const watchedMs = 600_000;
/** How often a client exports, ms: an account may 30 times an hour. */
const exportEveryMs = 15_000;
/** How long the assets of a build may take to be stored, ms. */
const storedWithinMs = 30_000;
/** A mail server that asks to try later. */
const tryLater = 421;

const sentence = 'Bu cümle güncelleme sürerken yazıldı.';

/** Everything that clients do, again and again: saves, typing, texts, payments, exports and messages. */
function startWork(people: readonly Person[], paytr: Services['paytr']) {
  const underWay: Promise<unknown>[] = [];
  const begin = (person: Person, doing: Promise<unknown>) =>
    void underWay.push(doing.catch((error: unknown) => person.errors.push(String(error))));
  let isOver = false;
  async function generate(person: Person, at: number): Promise<void> {
    for (let turn = at; !isOver; turn += 1) {
      await (turn % 2 === 0 ? person.streamText() : person.generate());
      await wait(1_000);
    }
  }
  async function exportAgain(person: Person): Promise<void> {
    while (!isOver) {
      // Only a paid plan exports.
      if (person.orders.length > 0) await person.exportStory();
      for (const end = Date.now() + exportEveryMs; !isOver && Date.now() < end; await wait(250));
    }
  }
  for (const [at, person] of people.entries()) {
    begin(person, person.work());
    begin(person, generate(person, at));
    if (at % 4 === 0) begin(person, exportAgain(person));
  }
  return {
    /** Some clients pay, and all write a message. */
    payAndWrite(turn: number): void {
      for (const [at, person] of people.entries()) {
        if (at % 4 === turn) begin(person, person.pay(paytr.choose));
        begin(person, person.sendMessage());
      }
    },
    async stop(): Promise<boolean> {
      isOver = true;
      for (const person of people) person.stop();
      return Promise.race([
        Promise.all(underWay).then(() => true),
        wait(finishWithinMs, false, { ref: false }),
      ]);
    },
  };
}

/** Makes waiting jobs due, which would be repeated later and later. */
async function repeatJobsNow(cluster: Cluster): Promise<number> {
  const client = await cluster.openClient();
  const { rowCount } = await client.query("UPDATE jobs.job SET start_after = now() WHERE state = 'retry'");
  await client.end();
  return rowCount ?? 0;
}

/** Replaces all processes while mails can't be sent, then lets the new processes send those of the ones before. */
async function replaceAll(
  { cluster, inbox }: Pick<Services, 'inbox'> & { cluster: Cluster },
  people: readonly Person[],
  code: string,
): Promise<{ jobs: number; unsent: number }> {
  await wait(workMs);
  for (const [at] of cluster.apps.entries()) {
    const began = Date.now();
    await cluster.replaceApp(at, code);
    console.log(`app${at + 1} replaced in ${((Date.now() - began) / 1_000).toFixed(1)} s`);
    await wait(workMs);
  }
  inbox.refuseWith(null);
  const jobs = await repeatJobsNow(cluster);
  await untilMailed(inbox, people, mailedWithinMs);
  const sent = (id: string) => inbox.mails.some(({ subject }) => subject?.includes(id));
  const unsent = people.flatMap(({ messages }) => messages).filter((id) => !sent(id)).length;
  return { jobs, unsent };
}

/**
 * Accepts the offer to reload. A page of a release before 0.8.0 asks once after its server has ended, and a process of the
 * former build may answer: then `restart` ends its server once more.
 * @throws Error that says what was wrong
 */
async function acceptOffer(page: OpenPage, offer: Promise<boolean>, restart: () => Promise<void>) {
  const isOffered = () => Promise.race([offer, wait(offeredWithinMs, false, { ref: false })]);
  const before = await page.listScripts();
  if (!(await isOffered())) {
    console.log('The open editor asked a process of the former build; the processes are restarted');
    await restart();
    if (!(await isOffered())) throw new Error('The page did not offer to reload.');
  }
  if (!(await page.reload()).includes(sentence)) throw new Error('Words are missing after the reload.');
  const after = new Set(await page.listScripts());
  if (before.every((path) => after.has(path)))
    throw new Error('The page has the former build after the reload.');
}

/**
 * Stores a build's assets as a process does in production at its start, a release before 0.8.0 some seconds after it; the
 * processes of the trial run in test mode, to sell.
 */
async function storeAssets(cluster: Cluster, code: string): Promise<void> {
  const beside = await cluster.startBeside(code, { NODE_ENV: 'production', DRAIN_DELAY_SECONDS: '0' });
  const assets = listAssets(code);
  const client = await cluster.openClient();
  const count = async () =>
    (await client.query('SELECT FROM build_assets WHERE path = ANY ($1)', [assets])).rowCount ?? 0;
  for (const end = Date.now() + storedWithinMs; Date.now() < end && (await count()) < assets.length; )
    await wait(250);
  await client.end();
  await beside.stop();
}

/** Each line once, with how often it came. */
function countLines(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
}

/**
 * Brings the database to the present schema, replaces the processes of a release by the present code, and back, while
 * clients work; prints what happened. Returns whether every promise was kept.
 */
export async function updateUnderLoad(
  { cluster, inbox, paytr }: Pick<Services, 'inbox' | 'paytr'> & { cluster: Cluster },
  release: ReleasedCode,
  clients: number,
): Promise<boolean> {
  const outages = createOutages();
  await storeAssets(cluster, release.folder);
  console.log(`${clients} clients sign up at ${cluster.url}`);
  const people = await openPeople(cluster.url, clients, outages);
  const began = Date.now();
  const work = startWork(people, paytr);
  const visitors = [startVisitor(cluster.url), startVisitor(cluster.url)];
  const writer = people[0];
  while (writer?.saved.length === 0) await wait(100);
  // The open editor changes this story, so it is no longer what was saved.
  const [opened] = writer?.saved.splice(0, 1) ?? [];
  const page = await openPage(cluster.url, writer?.cookie() ?? '', opened?.id ?? '');
  const findings: Finding[] = [];
  const note = (promise: string, checked: number, violations: number) =>
    void findings.push({ promise, checked, violations });
  const pageErrors: string[] = [];
  /** Acts in the open editor; what goes wrong there ends nothing else. */
  async function act(acting: Promise<void>): Promise<void> {
    await acting.catch(async (error: unknown) =>
      pageErrors.push(
        [`open editor: ${error} (picture: ${await page.takePicture()})`, ...page.listComplaints()].join('\n'),
      ),
    );
  }
  try {
    await wait(workMs);
    inbox.refuseWith(tryLater);
    work.payAndWrite(0);
    console.log(`The database is migrated; processes of ${release.version} go on`);
    await cluster.migrate(root);
    await act(page.type(` ${sentence}`));

    console.log('The processes are replaced by the present code');
    await storeAssets(cluster, root);
    const offer = page.isOffered(watchedMs);
    const forth = await replaceAll({ cluster, inbox }, people, root);
    note('mails that the release queued are sent by the present code', forth.jobs, forth.unsent);
    const ofRelease = listAssets(release.folder);
    note(
      'scripts and styles of the release are reachable afterwards',
      ofRelease.length,
      (await findMissing(cluster.url, ofRelease)).length,
    );
    await act(
      acceptOffer(page, offer, async () => {
        for (const [at] of cluster.apps.entries()) await cluster.replaceApp(at, root);
      }),
    );
    note('an open editor offers to reload and keeps its words', 1, pageErrors.length);

    inbox.refuseWith(tryLater);
    work.payAndWrite(1);
    console.log(`The processes are replaced by those of ${release.version}`);
    const back = await replaceAll({ cluster, inbox }, people, release.folder);
    note('mails that the present code queued are sent by the release', back.jobs, back.unsent);
    const ofPresent = listAssets(root);
    note(
      'scripts and styles of the present code are reachable from the release',
      ofPresent.length,
      (await findMissing(cluster.url, ofPresent)).length,
    );
    work.payAndWrite(2);
    await wait(workMs);
  } finally {
    await page.close();
  }
  const isFinished = await work.stop();
  await Promise.all(visitors.map((visitor) => visitor.stop()));
  await untilMailed(inbox, people, mailedWithinMs);
  const failures = [...people, ...visitors].flatMap((one) => one.failures);
  const errors = people.flatMap((person) => person.errors);
  const requests =
    visitors.reduce((sum, visitor) => sum + visitor.count(), 0) +
    people.reduce(
      (sum, { saved, generations, orders, messages, exports }) =>
        sum + saved.length + generations.length + orders.length + messages.length + exports,
      0,
    );
  findings.unshift(await auditDocuments(people, finishWithinMs));
  const client = await cluster.openClient();
  findings.push(...(await audit(client, paytr.pool, inbox, people)));
  await client.end();
  note('no request failed', requests, failures.length);
  note('no client got a wrong answer, and all finished', clients, errors.length + (isFinished ? 0 : 1));
  console.table(findings);
  for (const line of countLines([...pageErrors, ...failures, ...errors])) console.error(line);
  const { ms, what } = outages.longestSince(began, 'write');
  console.log(`The slowest write took ${(ms / 1_000).toFixed(1)} s ${what}.`);
  return findings.every(({ violations }) => violations === 0);
}
