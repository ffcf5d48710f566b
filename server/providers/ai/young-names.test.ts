import { expect, test } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { youngNamesIn } from './young-names.ts';

test.each([
  ['On dört yaşındaki Ece ile arkadaşı Murat denize indi.', ['ece']],
  ['Ece on dört yaşındaydı. Murat otuzunu geçmişti.', ['ece']],
  ['Işıl henüz 13 yaşındaydı, annesi Ayşe ise kırkında.', ['isil']],
  ['15 yaşında bir kız olan Nermin’in feneri.', []],
  ['Ayşe on dört yaşındayken köyden ayrıldı.', []],
  ['Ece (14) ile Murat (30) denize indi. Madde (12)', ['ece']],
  ['Ece 13 buçuk yaşındaydı.', ['ece']],
  ['Annesi on altı yaşında evlenmiş.', []],
  ['Kırk yaşındaki Ece, yirmi yıllık evi sattı.', []],
])('finds who is young in “%s”', (text, names) => {
  expect(youngNamesIn(text)).toEqual(names);
});

test('takes linear time for a novel full of ages', () => {
  const sentence = 'On dört yaşındaki Ece ile Murat o gün denize indi ve akşama kadar dönmedi. ';
  const measure = (times: number) => {
    const text = sentence.repeat(times);
    const spent = cpuTimer();
    youngNamesIn(text);
    return spent();
  };
  measure(50);
  expect(measure(800)).toBeLessThan(measure(100) * 16 + 20);
});
