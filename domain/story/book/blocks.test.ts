import { expect, it } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import {
  emphasisRanges,
  isSceneBreak,
  openingText,
  readBlocks,
  readSpans,
  spansText,
  withoutMarks,
} from './blocks.ts';

const looks = (line: string) =>
  readSpans(line).map(({ text, bold, italic }) => `${bold ? 'b' : ''}${italic ? 'i' : ''}:${text}`);

it('makes one paragraph of each line', () => {
  expect(readBlocks('— Geldin mi?\n— Geldim.\n\nKapı kapandı.').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
});

it.each(['***', '* * *', '---', '- - -', '⁂', '#', '~~~', '———'])('treats “%s” as a scene break', (line) => {
  expect(readBlocks(`Bir.\n\n${line}\n\nİki.`).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'scene-break',
    'paragraph',
  ]);
});

it('keeps dialogue dashes and numbers unchanged', () => {
  expect(readBlocks('- Merhaba, dedi.')).toEqual([
    { kind: 'paragraph', spans: [{ text: '- Merhaba, dedi.', bold: false, italic: false }] },
  ]);
});

it('parses emphasis when the stars touch the words', () => {
  expect(looks('Bu *çok* önemli, **asla** unutma, ***hiç***.')).toEqual([
    ':Bu ',
    'i:çok',
    ': önemli, ',
    'b:asla',
    ': unutma, ',
    'bi:hiç',
    ':.',
  ]);
  expect(looks('3 * 4 * 5 ve yarım *yıldız')).toEqual([':3 * 4 * 5 ve yarım *yıldız']);
  expect(looks(String.raw`\*yıldız\* kaldı`)).toEqual([':*yıldız* kaldı']);
});

it.each(['5*3*2', 'a*b*c', '2*x*3 ve 5**3**2', 'bir*iki* üç', '4*(2+3)*5', 'yıldız *3 ve 2*5', '***'])(
  'leaves the stars of “%s”',
  (line) => {
    expect(looks(line)).toEqual([`:${line}`]);
  },
);

it.each([
  ['*Kuyu*nun', ['i:Kuyu', ':nun']],
  ['*Kuyu*’nun', ['i:Kuyu', ':’nun']],
  ['(*böyle*)', [':(', 'i:böyle', ':)']],
  ['— *“Geldin.”* dedi', [':— ', 'i:“Geldin.”', ': dedi']],
  ['“*Geldin!*”', [':“', 'i:Geldin!', ':”']],
  ['*bir*, **iki**', ['i:bir', ':, ', 'b:iki']],
  ['*bir* *iki*', ['i:bir', ': ', 'i:iki']],
  ['*5*', ['i:5']],
])('reads “%s”', (line, spans) => {
  expect(looks(line)).toEqual(spans);
});

it('parses a long line of stars in linear time', () => {
  const line = '*a '.repeat(100_000);
  const spentMs = cpuTimer();
  expect(spansText(readSpans(line))).toBe(line);
  expect(spentMs()).toBeLessThan(2_000);
});

it('returns a text without its marks', () => {
  expect(withoutMarks('# Gece\n\nSessiz *bir* **gece**.\n\n***\n\n5*3*2')).toBe(
    'Gece\nSessiz bir gece.\n* * *\n5*3*2',
  );
});

it('returns where emphasis stands with its marks, and knows a scene break', () => {
  expect(emphasisRanges('Sessiz *bir* **gece**.')).toEqual([
    { from: 7, to: 12, stars: 1 },
    { from: 13, to: 21, stars: 2 },
  ]);
  expect(isSceneBreak(' * * * ')).toBe(true);
  expect(isSceneBreak('* bir')).toBe(false);
});

it('begins a text for lists without headings, unless there is nothing else', () => {
  expect(openingText('# Birinci Bölüm\n\nKapı *açıldı*.\n\n* * *\n\nKapandı.')).toBe(
    'Kapı açıldı.\nKapandı.',
  );
  expect(openingText('# Birinci Bölüm')).toBe('Birinci Bölüm');
});
