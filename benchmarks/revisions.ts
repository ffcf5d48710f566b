/**
 * A story of 150,000 words and its revisions, in four portions (all of them where none is named):
 *
 *   storage: a thousand revisions against three times one text and the changes
 *   server:  opening, saving, keeping, comparing and restoring, by how long the event loop is blocked at most; the first
 *            opening is the first thing that is asked of the server
 *   shared:  a first and a second look at shared texts, of a novel's shape and of hostile ones (after a build)
 *   browser: writing, revisions, the book's plan and reading by hand, by the longest task that holds up the page (after a
 *            build); `editing`, `planning` or `reading` takes that part of it alone
 *
 *   node benchmarks/revisions.ts [storage|server|shared|browser [editing|planning|reading]]
 */
import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureRevision, readChain, readDocument, readEnd } from '#server/features/revision-store/index.ts';
import { longestTaskMs, nextNumber, novel, prose, verdict, longWords as words } from './long-story.ts';
import { measureBrowser } from './long-story-browser.ts';
import { openMeasured } from './measured-app.ts';
import { startStoryServer } from './story-server-client.ts';

const revisions = 1_000;
/** Words that each revision brings. */
const wordsAChange = 60;
/** Claim: space beside the changes, in texts. */
const maxTexts = 3;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;

/** Keeps a thousand revisions in a PostgreSQL of its own, one for each change of the text. */
async function measureStorage(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'revisions-'));
  await chmod(dataDir, 0o755);
  const { pool, db, close } = await openMeasured(dataDir);
  try {
    const { id: userId } = await db
      .insertInto('users')
      .values({ name: 'Ölçüm', email: 'olcum@yazihane.example', email_verified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const paragraphs = novel();
    const textBytes = Buffer.byteLength(paragraphs.join('\n\n'));
    const story = {
      id: randomUUID(),
      user_id: userId,
      title: 'Uzun roman',
      genre: '',
      prompt: '',
      chapter_notes: '',
      rating: 'safe',
    };
    await db
      .insertInto('stories')
      .values({ ...story, content: 'Uzun roman', word_count: 2 })
      .execute();
    const texts: string[] = [];
    let changeBytes = 0;
    const times: number[] = [];
    for (let revision = 0; revision < revisions; revision += 1) {
      const content = paragraphs.join('\n\n');
      texts.push(createHash('sha256').update(content).digest('hex'));
      const now = new Date();
      const started = performance.now();
      await db
        .transaction()
        .execute((trx) =>
          captureRevision(
            trx,
            { ...story, content, word_count: words, updated_at: now },
            { kind: 'auto', now },
          ),
        );
      times.push(performance.now() - started);
      const added = `${prose(wordsAChange)}.`;
      changeBytes += Buffer.byteLength(added);
      // A writer's sitting moves on through the book, and goes back now and then.
      const turn = nextNumber();
      paragraphs.splice(turn % 3 === 0 ? turn % paragraphs.length : paragraphs.length, 0, added);
    }
    const { rows } = await pool.query<{ bytes: string; count: string; whole: string; size: string }>(
      `SELECT sum(octet_length(data)) AS bytes, count(*) AS count, count(*) FILTER (WHERE is_full) AS whole,
         pg_total_relation_size('story_revisions') AS size FROM story_revisions`,
    );
    const reads: number[] = [];
    for (const seq of [1, 250, 499, 500, 501, 750, 1_000]) {
      const started = performance.now();
      const { content } = readDocument(await readEnd(await readChain(db, story.id, seq)));
      reads.push(performance.now() - started);
      if (createHash('sha256').update(content).digest('hex') !== texts[seq - 1])
        throw new Error(`Revision ${seq} does not read back as it was.`);
    }
    const size = Number(rows[0]?.size);
    const most = maxTexts * textBytes + changeBytes;
    times.sort((x, y) => x - y);
    console.log(`one text: ${words} words, ${megabytes(textBytes)}; all changes ${megabytes(changeBytes)}`);
    console.log(
      `${rows[0]?.count} revisions, ${rows[0]?.whole} whole: ${megabytes(Number(rows[0]?.bytes))} of data`,
    );
    console.log(
      `keeping one: p50 ${times[revisions / 2]?.toFixed(0)} ms, worst ${times.at(-1)?.toFixed(0)} ms; reading one: worst ${Math.max(...reads).toFixed(0)} ms`,
    );
    return verdict(
      Number(rows[0]?.count) === revisions && size <= most,
      `${revisions} revisions with rows and indexes take ${megabytes(size)} (limit ${megabytes(most)})`,
    );
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Ask = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

/** Does one thing; tells by how long the server's event loop stood still meanwhile at most whether the limit holds. */
async function measureStep(
  server: Awaited<ReturnType<typeof startStoryServer>>,
  name: string,
  act: () => Promise<unknown>,
): Promise<boolean> {
  await server.longestDelay();
  const started = performance.now();
  await act();
  const took = performance.now() - started;
  const longest = await server.longestDelay();
  return verdict(
    longest <= longestTaskMs,
    `${name}: answered in ${took.toFixed(0)} ms, the server's loop stood still for ${longest.toFixed(0)} ms at most`,
  );
}

const askerOf =
  (url: string, cookie: string): Ask =>
  async <Answer>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}.`);
    return (await answer.json()) as Answer;
  };

/** Measures for each action on such a story the longest time that the server's event loop is blocked. */
async function measureServer(): Promise<boolean> {
  const server = await startStoryServer({ content: novel().join('\n\n') });
  const ask = askerOf(server.url, server.cookies[0] ?? '');
  let revision = 0;
  const id = randomUUID();
  const paragraphs = novel();
  const story = () => ({ id, title: 'Uzun roman', content: paragraphs.join('\n\n') });
  const change = (each: number) => {
    for (let index = each - 1; index < paragraphs.length; index += each) paragraphs[index] = `${prose(70)}.`;
  };
  const save = async () => {
    ({ revision } = await ask<{ revision: number }>('PUT', `/stories/${id}`, { ...story(), revision }));
  };
  const keep = (name: string) =>
    ask<{ id: string }>('POST', `/stories/${id}/revisions`, { revision, keep: { kind: 'named', name } });
  let first = '';
  const steps: [string, () => Promise<unknown>][] = [
    ['opening a story, the first thing after a start', () => ask('GET', `/stories/${server.storyId}`)],
    [
      'creating the story',
      async () => {
        ({ revision } = await ask<{ revision: number }>('POST', '/stories', story()));
      },
    ],
    ['opening it', () => ask('GET', `/stories/${id}`)],
    [
      'keeping its first revision',
      async () => {
        first = (await keep('İlk taslak')).id;
      },
    ],
    ...([100, 10, 1] as const).flatMap((each): [string, () => Promise<unknown>][] => [
      [
        `saving with ${each === 1 ? 'every paragraph' : `one paragraph of ${each}`} rewritten`,
        () => {
          change(each);
          return save();
        },
      ],
      ['keeping and comparing that', () => keep(`Her ${each}`)],
    ]),
    ['listing', () => ask('GET', `/stories/${id}/revisions`)],
    ['opening the first revision', () => ask('GET', `/stories/${id}/revisions/${first}`)],
    ['naming it anew', () => ask('PUT', `/stories/${id}/revisions/${first}`, { name: 'Taslak' })],
    ['restoring it', () => ask('POST', `/stories/${id}/revisions/${first}/restore`, { revision })],
  ];
  let held = true;
  try {
    for (const [name, act] of steps) held = (await measureStep(server, name, act)) && held;
  } finally {
    await server.stop();
  }
  return held;
}

/** Texts that somebody may share, of the longest that are taken. */
const shared: Record<string, () => string> = {
  'a novel': () => novel({ chapters: 40 }).join('\n\n'),
  'a million lines': () => 'a\n'.repeat(999_999),
  'half a million headings': () => '# a\n'.repeat(499_999),
  '2,000 chapters': () => '# Kuyu\n\nSu.\n\n'.repeat(2_000),
  'two million marks': () => '<'.repeat(2_000_000),
};

/** What those cost the server who look at a shared text, the first one and those after. */
async function measureShared(): Promise<boolean> {
  const server = await startStoryServer({ pages: true });
  const ask = askerOf(server.url, server.cookies[0] ?? '');
  const page = server.url.replace(/\/api$/, '');
  let held = true;
  try {
    for (const [name, write] of Object.entries(shared)) {
      const id = randomUUID();
      await ask('POST', '/stories', { id, title: 'Paylaşılan', content: write() });
      const { share } = await ask<{ share: { token: string } }>('PUT', `/stories/${id}/share`, {});
      for (const look of ['first', 'second']) {
        const act = async () => {
          const answer = await fetch(`${page}/paylas/${share.token}`, {
            headers: { 'accept-encoding': 'br' },
          });
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`The page was answered ${answer.status}.`);
        };
        held = (await measureStep(server, `${name}, ${look} look`, act)) && held;
      }
    }
  } finally {
    await server.stop();
  }
  return held;
}

const portions = {
  storage: measureStorage,
  server: measureServer,
  shared: measureShared,
  browser: () => measureBrowser(process.argv[3]),
};
console.log(`limits: longest task and longest stop of the server's loop ${longestTaskMs} ms`);
for (const [name, measure] of Object.entries(portions)) {
  if (process.argv[2] !== undefined && process.argv[2] !== name) continue;
  console.log(`\n${name}`);
  if (!(await measure())) process.exitCode = 1;
}
