import { describe, expect, test } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import {
  cleanGeneratedText,
  GeneratedTextStream,
  isLongEnough,
  isStableWhenCleaned,
} from './generation-text.ts';

const parts = [
  'Bir varmış.',
  ' Kâğıt “uçtu” ',
  '\n',
  '\n\n\n',
  '\r\n \r\n\t\r\n',
  '   ',
  '<think>',
  '</think>',
  '<THINKING>',
  '</Thinking>',
  '<reasoning effort="low">',
  '</reasoning>',
  '[THINK]',
  '[/THINK]',
  '◁think▷',
  '◁/think▷',
  '<b>',
  '3 < 5',
  '[not]',
  '</',
  '<thin',
  '🙂',
  '\ud83d',
  '\u0000',
  'ğüşıöç',
  "Ayşe'nin",
  '...',
  ' "gel" ',
];

/** Returns the same numbers in each run, so that failures are reproducible. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomText(next: () => number): string {
  const count = 1 + Math.floor(next() * 14);
  return Array.from({ length: count }, () => parts[Math.floor(next() * parts.length)]).join('');
}

function streamed(raw: string, next: () => number, startsThinking: boolean): string {
  const stream = new GeneratedTextStream(startsThinking);
  let out = '';
  for (let at = 0; at < raw.length; ) {
    const size = 1 + Math.floor(next() * (next() < 0.5 ? 2 : 12));
    out += stream.push(raw.slice(at, at + size));
    at += size;
  }
  return out + stream.end();
}

test('does not change a cleaned text without tags when it is cleaned again', () => {
  let changed = 0;
  for (let seed = 1; seed <= 6_000; seed += 1) {
    const raw = randomText(random(seed)).replaceAll(/[<[◁]/g, seed % 2 === 0 ? '' : '-');
    expect(isStableWhenCleaned(raw)).toBe(true);
    const clean = cleanGeneratedText(raw, 'stop');
    expect(cleanGeneratedText(clean, 'stop'), JSON.stringify(raw)).toBe(clean);
    if (clean !== raw) changed += 1;
  }
  expect(changed).toBeGreaterThan(1_000);
  for (const raw of ['<think>a</think>b', '<thi\u0000nk>', '[not]', '◁'])
    expect(isStableWhenCleaned(raw)).toBe(false);
});

describe('GeneratedTextStream', () => {
  test('returns the same text as cleaning the whole, for any pieces', () => {
    for (let seed = 1; seed <= 3_000; seed += 1) {
      const next = random(seed);
      const raw = randomText(next);
      const whole = cleanGeneratedText(raw, 'stop');
      expect(cleanGeneratedText(streamed(raw, next, false), 'stop'), JSON.stringify(raw)).toBe(whole);
      expect(cleanGeneratedText(streamed(raw, next, true), 'stop'), JSON.stringify(raw)).toBe(whole);
    }
  });

  test('returns clean text when the model closes its thinking blocks', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const next = random(seed);
      const raw = `<think>${'Plan. '.repeat(9)}</think>\r\n\r\n\r\nBir.\n \n\n\nİki <i>üç</i>. 🙂 <Think>x</Think>Dört.\n\n`;
      expect(streamed(raw, next, false)).toBe('Bir.\n\nİki <i>üç</i>. 🙂 Dört.');
    }
  });

  test('returns characters as soon as they are certain', () => {
    const stream = new GeneratedTextStream();
    expect(stream.push('Bir ')).toBe('Bir');
    expect(stream.push('varmış')).toBe(' varmış');
    expect(stream.push('<')).toBe('');
    expect(stream.push(' 5')).toBe('< 5');
  });
});

describe('thinking blocks', () => {
  test.each([
    ['a block', '<think>plan</think>Öykü.', 'Öykü.'],
    ['tags of any case with attributes', '<Thinking budget="3">plan</THINKING >Öykü.', 'Öykü.'],
    ['several blocks', 'A <think>1</think>B<reasoning>2</reasoning> C', 'A B C'],
    ['a nested block', '<think>a <think>b</think> c</think>Öykü.', 'Öykü.'],
    ['a block that never closes', 'Öykü. <think>plan plan', 'Öykü.'],
    ['a mention of the tag inside a block', '<think>I must use <think> here</think>Öykü.', 'Öykü.'],
    ['a close that nothing opened', 'Okay, the user wants…\n</think>\n\nÖykü.', 'Öykü.'],
    ['a second close', '<think>a</think>Öykü.</think> Son.', 'Öykü. Son.'],
    ['square brackets', '[THINK]plan[/THINK]Öykü.', 'Öykü.'],
    ['only thinking', '<think>plan</think>', ''],
  ])('removes the thinking from a text with %s', (_name, raw, story) => {
    expect(cleanGeneratedText(raw, 'stop')).toBe(story);
  });

  test('keeps other tags and comparisons', () => {
    const text = 'Tabelada <DÜŞÜN> yazıyordu; 3 < 5 ve [not] da öyle. <thinker> değil.';
    expect(cleanGeneratedText(text, 'stop')).toBe(text);
  });
});

test('reduces blank lines to one and trims the ends of lines', () => {
  expect(cleanGeneratedText('\n\nBir.  \n\n\n\nİki.\n  Üç.\r\n\r\n\r\nDört.\n', 'stop')).toBe(
    'Bir.\n\nİki.\nÜç.\n\nDört.',
  );
});

test('removes control characters and lone surrogates, which the database rejects', () => {
  expect(cleanGeneratedText('Bir\u0000 va\u0008rmış\ud83d.\ufeff', 'stop')).toBe('Bir varmış.');
  expect(cleanGeneratedText('Bir \u202Eva\u200Brmış\uFFFD.\u2069', 'stop')).toBe('Bir varmış.');
});

test('cleans a long run of spaces in less than 3 s of CPU time', () => {
  const spentMs = cpuTimer();
  expect(cleanGeneratedText(`Bir${' '.repeat(300_000)}iki${'<'.repeat(50_000)}`, 'stop')).toContain('iki');
  expect(spentMs()).toBeLessThan(3_000);
});

/** CPU time of this thread for some work, ms: the shortest of three runs. */
function computingMs(work: () => unknown): number {
  const runs = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...runs);
}

describe('CPU time', () => {
  const inPieces = (raw: string) => {
    const stream = new GeneratedTextStream();
    for (let at = 0; at < raw.length; at += 5) stream.push(raw.slice(at, at + 5));
    stream.end();
  };
  /** Four times the length may take at most eight times as long; with quadratic time it takes sixteen times as long. */
  const expectLinear = (work: (length: number) => unknown) => {
    const length = 20_000;
    expect(computingMs(() => work(4 * length))).toBeLessThan(8 * computingMs(() => work(length)) + 20);
  };

  test.each([
    ['dots', '.'],
    ['ellipses', '…'],
    ['dashes', '-'],
    ['spaces', ' '],
    ['line ends', '\n'],
    ['no-break spaces behind a dash', '\u00A0'],
  ])('grows linearly when a stream has a run of %s', (_name, mark) => {
    expectLinear((length) => inPieces(`Bir -${mark.repeat(length)}iki`));
  });

  test.each([
    ['spaces', ' '],
    ['spaces and commas', ' ,'],
  ])('grows linearly when the cut at the last sentence meets a run of %s', (_name, marks) => {
    expectLinear((length) => cleanGeneratedText(`Bir${marks.repeat(length / 2)}iki üç`, 'length'));
  });
});

test('accepts a text of 50 characters and rejects one of 49', () => {
  expect(isLongEnough('a'.repeat(50))).toBe(true);
  expect(isLongEnough('a'.repeat(49))).toBe(false);
});
