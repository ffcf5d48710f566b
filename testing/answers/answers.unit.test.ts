import { describe, expect, test } from 'vitest';
import { AnswerStream, cleanAnswer } from '#domain/generation/answers/answer-stream.ts';
import { answerHabits } from '#domain/generation/answers/decisions.ts';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { type AnswerCase, readBadCases, readGoodCases } from './read-cases.ts';

const good = [...readGoodCases('good'), ...readGoodCases('good-held-out')];
const bad = [...readBadCases('bad'), ...readBadCases('bad-held-out')];

function isRight({ answer, context, expected, decision }: AnswerCase): boolean {
  const result = cleanAnswer(answer, context);
  return result.text === expected && result.decision === decision;
}

const wrongIds = (cases: readonly AnswerCase[]) => cases.filter((one) => !isRight(one)).map(({ id }) => id);

describe('the corpus of answers', () => {
  test('has at least 300 literary texts and 300 answers with bad habits, each with an id of its own', () => {
    expect(good.length).toBeGreaterThanOrEqual(300);
    expect(bad.length).toBeGreaterThanOrEqual(300);
    const ids = [...good, ...bad].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(good.map(({ answer }) => answer)).size).toBe(good.length);
    expect(new Set(bad.map(({ answer }) => answer)).size).toBe(bad.length);
  });

  test('has an example of every habit of the table', () => {
    const found = new Set(bad.flatMap(({ answer, context }) => cleanAnswer(answer, context).habits));
    expect([...found].sort()).toEqual(Object.keys(answerHabits).sort());
  });

  test('no literary text is changed', () => {
    expect(wrongIds(good)).toEqual([]);
  });

  test('at least 98 % of the bad answers are cleaned, continued or told as the table says', () => {
    const wrong = wrongIds(bad);
    expect(wrong.length / bad.length, wrong.join(', ')).toBeLessThanOrEqual(0.02);
  });
});

/** Numbers from a fixed seed, so that a failure repeats (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function streamed({ answer, context }: AnswerCase, nextLength: () => number) {
  const stream = new AnswerStream(context);
  let pieces = '';
  for (let at = 0; at < answer.length && !stream.isEnded; ) {
    const length = nextLength();
    pieces += stream.push(answer.slice(at, at + length));
    at += length;
  }
  pieces += stream.end();
  // What was shown before a habit within a sentence is noticed depends on the pieces; what stays does not.
  const shown = stream.isEnded ? '' : pieces;
  return { pieces: shown, result: stream.result('stop') };
}

describe('an answer in pieces', () => {
  test('comes out the same however it is divided', () => {
    const next = randomNumbers(27);
    for (const one of [...good, ...bad]) {
      const whole = streamed(one, () => one.answer.length);
      for (const length of [
        () => 1,
        () => 7,
        () => 1 + Math.floor(next() * 40),
        () => 1 + Math.floor(next() * 400),
      ]) {
        expect(streamed(one, length), one.id).toEqual(whole);
      }
    }
  }, 60_000);

  test('shows a literary text as it stays, without a change at its end', () => {
    for (const one of good) expect(streamed(one, () => 9).pieces, one.id).toBe(one.expected);
  });

  test('stops reading a loop and another language long before their end', () => {
    const story = good.find(({ id }) => id === 'narration-01')?.answer ?? '';
    const context = good[0]?.context;
    const rest = [
      'Kadın uyandı ve elmasını yeniden ısırdı. '.repeat(100),
      'Then she looked at the man and said that he had been there for all of the night. '.repeat(100),
    ];
    for (const tail of rest) {
      const stream = new AnswerStream(context);
      stream.push(`${story} `);
      let read = 0;
      for (; read < tail.length && !stream.isEnded; read += 10) stream.push(tail.slice(read, read + 10));
      expect(read).toBeLessThan(300);
      stream.end();
      expect(stream.result('stop').text).toMatch(/^Tren köprüden .*(?:vardı|ısırdı)\.$/su);
    }
  });

  test('takes linear time for long texts', () => {
    const long = good
      .map(({ answer }) => answer)
      .join('\n\n')
      .repeat(4);
    const spentMs = cpuTimer();
    const stream = new AnswerStream();
    for (let at = 0; at < long.length; at += 12) stream.push(long.slice(at, at + 12));
    stream.end();
    expect(spentMs()).toBeLessThan(5_000);
  }, 60_000);
});
