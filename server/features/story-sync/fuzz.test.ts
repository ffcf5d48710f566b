import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { openEditor, type SimulatedEditor } from '#testing/story-sync/simulated-editor.ts';

/** Number of random histories; `npm run soak` plays 1,000. */
const histories = process.env.SOAK ? 1_000 : 15;
/** Histories played at the same time. */
const parallel = 6;
const steps = 60;
/** Length of a mark: an insertion that is recognised again. */
const markLength = 7;

let processes: TestApp[];
let writer: SignedInClient;
beforeAll(async () => {
  const app = await startTestApp();
  processes = [app, await app.startAnother()];
  writer = await app.signIn();
});
afterAll(() => processes[0]?.stop());

function createRandom(seed: number) {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const marksOf = (text: string): string[] => text.match(/<\d{5}>/g) ?? [];

/** Three editors of one story over two processes, whose browsers, networks and answers fail at random. */
async function playHistory(seed: number): Promise<void> {
  const random = createRandom(seed);
  const storyId = randomUUID();
  const cookie = writer.cookie();
  const open = (isNew: boolean) =>
    openEditor({
      url: () => processes[random(processes.length)]?.url ?? '',
      cookie,
      storyId,
      isNew,
    });
  const editors = [await open(true), await open(true), await open(true)];
  const inserted: string[] = [];
  const removed = new Set<string>();
  const boundary = (editor: SimulatedEditor) => random(editor.text().length / markLength + 1) * markLength;

  const actions: ((editor: SimulatedEditor) => unknown)[] = [
    (editor) => editor.goOffline(),
    (editor) => editor.goOnline(),
    (editor) => editor.goOnline(),
    (editor) => editor.loseNextAnswer(),
    (editor) => editor.crash(),
    (editor) => editor.session.undo(),
    () => wait(random(80)),
    () => wait(random(80)),
  ];
  for (let step = 0; step < steps; step += 1) {
    const editor = editors[random(editors.length)] as SimulatedEditor;
    const kind = random(24);
    if (kind < 12) {
      const mark = `<${String(inserted.length).padStart(5, '0')}>`;
      editor.insert(boundary(editor), mark);
      inserted.push(mark);
    } else if (kind < 16 && editor.text().length > 0) {
      const at = random(editor.text().length / markLength) * markLength;
      removed.add(editor.text().slice(at, at + markLength));
      editor.remove(at, markLength);
    } else {
      // Undo takes insertions back, which the writer wanted: those marks may be missing.
      const before = marksOf(editor.text());
      await actions[kind % actions.length]?.(editor);
      if (actions[kind % actions.length] === actions[5])
        for (const mark of before) if (!editor.text().includes(mark)) removed.add(mark);
    }
  }
  for (const editor of editors) editor.goOnline();
  if (editors.every((editor) => editor.text() === '')) editors[0]?.insert(0, '<99999>');
  const settled = () =>
    editors.every(({ session }) => session.getSnapshot().state === 'saved') &&
    new Set(editors.map((editor) => editor.text())).size === 1;
  await expect.poll(settled, { timeout: 20_000 }).toBe(true);
  const [first] = editors;
  const marks = marksOf(first?.text() ?? '');
  expect({ seed, repeated: marks.filter((mark, at) => marks.indexOf(mark) !== at) }).toEqual({
    seed,
    repeated: [],
  });
  const lost = inserted.filter((mark) => !removed.has(mark) && !marks.includes(mark));
  expect({ seed, lost }).toEqual({ seed, lost: [] });
  await expect
    .poll(async () => (await writer.get<Story>(`/stories/${storyId}`)).body.content, { timeout: 5_000 })
    .toBe(first?.text());
  await Promise.all(editors.map((editor) => editor.close()));
}

test(
  'random histories of three editors end in one text, without a lost or a repeated word',
  async () => {
    let next = 0;
    const play = async () => {
      while (next < histories) {
        next += 1;
        await playHistory(next);
      }
    };
    await Promise.all(Array.from({ length: parallel }, play));
  },
  histories * 20_000,
);
