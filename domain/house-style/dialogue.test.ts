import { describe, expect, test } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { type DialogueStyle, dialogueChanges, dialogueStyleOf } from './dialogue.ts';
import { applyChanges } from './text-change.ts';

const convert = (text: string, to: DialogueStyle) => applyChanges(text, dialogueChanges(text, to));

/** The same speech with a dash and in quotation marks. */
const both: readonly [string, string][] = [
  ['— Nereye gidiyorsun?', '“Nereye gidiyorsun?”'],
  ['— Nereye gidiyorsun? dedi Ayşe.', '“Nereye gidiyorsun?” dedi Ayşe.'],
  ['— Geliyorum, dedi.', '“Geliyorum,” dedi.'],
  ['— Gel, dedi Ayşe. — Hemen.', '“Gel,” dedi Ayşe. “Hemen.”'],
  ['— Kim var orada? diye bağırdı adam.', '“Kim var orada?” diye bağırdı adam.'],
  ['— Sus! diye fısıldadı.', '“Sus!” diye fısıldadı.'],
  [
    '— Bilmem, diye mırıldandı kadın, gözlerini kaçırarak.',
    '“Bilmem,” diye mırıldandı kadın, gözlerini kaçırarak.',
  ],
  ['— Yarın geleceğim. Söz veriyorum.', '“Yarın geleceğim. Söz veriyorum.”'],
  ['— Ah, ne güzel!', '“Ah, ne güzel!”'],
  ['— Ben, sen ve o… diye sürdürdü.', '“Ben, sen ve o…” diye sürdürdü.'],
  ['— Gel..., dedi.', '“Gel...,” dedi.'],
  ['— Peki, Ayşe gülümsedi.', '“Peki,” Ayşe gülümsedi.'],
  ['— Hayır, dedim.', '“Hayır,” dedim.'],
  ['— Evet, diyorlardı.', '“Evet,” diyorlardı.'],
];

describe('dialogueChanges', () => {
  test.each(both)('converts %s to quotation marks', (dash, quotes) => {
    expect(convert(dash, 'quotes')).toBe(quotes);
  });
  test.each(both)('converts the quotation marks to %s', (dash, quotes) => {
    expect(convert(quotes, 'dash')).toBe(dash);
  });
  test.each(both)('does not change %s in its own style', (dash, quotes) => {
    expect(dialogueChanges(dash, 'dash')).toEqual([]);
    expect(dialogueChanges(quotes, 'quotes')).toEqual([]);
  });
});

test.each([
  ['a hyphen', '- Gel, dedi.', '“Gel,” dedi.'],
  ['a hyphen without a space', '-Gel.', '“Gel.”'],
  ['a dash before the teller', '— Gel, — dedi Ayşe. — Hemen.', '“Gel,” dedi Ayşe. “Hemen.”'],
])('recognizes speech that begins with %s', (_name, typed, quotes) => {
  expect(convert(typed, 'quotes')).toBe(quotes);
});

test('inserts a missing comma before the dialogue tag and accepts straight quotes', () => {
  expect(convert('"Gel" dedi Ayşe.', 'dash')).toBe('— Gel, dedi Ayşe.');
});

test.each([
  ['— “Kuyu” ne demek? diye sordu Ali.', '“‘Kuyu’ ne demek?” diye sordu Ali.'],
  ['— Ona "dur" dedim.', '“Ona ‘dur’ dedim.”'],
  ['— Gel, dedi Ayşe, “çabuk” der gibi.', '“Gel,” dedi Ayşe, “çabuk” der gibi.'],
])('uses single quotes for a quotation within speech: %s', (dash, quotes) => {
  expect(convert(dash, 'quotes')).toBe(quotes);
});

test('moves a comma after the closing quote into the speech', () => {
  expect(convert('“Gel”, dedi Ayşe.', 'dash')).toBe('— Gel, dedi Ayşe.');
  expect(convert('“Gel!”, diye bağırdı.', 'dash')).toBe('— Gel! diye bağırdı.');
});

test.each([
  '“Hayır!”a alışmıştı.',
  '“Gel!”’den başka bir şey demedi.',
  '“Gel,” dedi, “Umut”un anlamını sorarak.',
  '— Dün “gel dedi. — Sonra “git” dedi.',
  'Ayşe ona “Gel,” dedi.',
  '“Umut” sözcüğünü severdi.',
  '“Gel, dedi ve sustu.',
  '---',
  '-5 dereceydi.',
  'Ev – eski ev – yandı.',
  '',
])('finds no speech at the beginning of %j', (line) => {
  expect(dialogueChanges(line, 'dash')).toEqual([]);
  expect(dialogueChanges(line, 'quotes')).toEqual([]);
});

test('returns offsets of the whole text and keeps indents', () => {
  const text = 'Kapı açıldı.\n  “Gel,” dedi.\n\n“Geldim.”';
  expect(dialogueChanges(text, 'dash')).toEqual([
    { from: 15, to: 27, insert: '— Gel, dedi.', before: '“Gel,” dedi.' },
    { from: 29, to: 38, insert: '— Geldim.', before: '“Geldim.”' },
  ]);
});

test('returns the style of most of the speech', () => {
  expect(dialogueStyleOf('Kapı açıldı.')).toBeNull();
  expect(dialogueStyleOf('— Gel.\n— Git.\n“Sus.”')).toBe('dash');
  expect(dialogueStyleOf('— Gel.\n“Sus.”\n“Tamam.”')).toBe('quotes');
});

test('converts a novel in less than 3 s of CPU time', () => {
  const novel =
    '— Gel, dedi Ayşe, kapıya bakarak, elini uzatarak, gülerek. Hava karardı.\nYürüdüler.\n'.repeat(12_000);
  const spentMs = cpuTimer();
  expect(dialogueChanges(novel, 'quotes')).toHaveLength(12_000);
  expect(spentMs()).toBeLessThan(3_000);
});

test('reads long runs of punctuation in less than 3 s of CPU time', () => {
  const spentMs = cpuTimer();
  for (const sign of ['…', '.', '?.', '…?', ', '])
    dialogueChanges(`— ${sign.repeat(50_000)}\n“${sign.repeat(50_000)}”`, 'quotes');
  expect(spentMs()).toBeLessThan(3_000);
});
