import { expect, it } from 'vitest';
import { ageText, type Today, todayTiles } from './today-tiles.ts';

const day = (at: number, values: Partial<Today['days'][number]> = {}): Today['days'][number] => ({
  day: `2026-11-${String(at).padStart(2, '0')}`,
  netKurus: 0,
  payments: 0,
  newPeople: 0,
  texts: 0,
  failed: 0,
  costKurus: 0,
  messages: 0,
  ...values,
});
const today = (changes: Partial<Today> = {}): Today => ({
  days: [day(1, { netKurus: 19_900, payments: 1 }), day(2, { netKurus: 39_800, payments: 2 })],
  openMessages: 3,
  waitingPayments: { count: 10_000, more: true },
  backupAgeSeconds: 7_200,
  backupOld: false,
  ...changes,
});
const tile = (name: string, given = today()) => todayTiles.find((one) => one.name === name)?.read(given);

it('shows today, yesterday, and the days in words for who sees no curve', () => {
  expect(tile('Bugünkü gelir')).toEqual({
    figure: '₺398,00',
    note: '2 ödeme, dün ₺199,00',
    curve: { values: [19_900, 39_800], label: 'Son 2 gün: toplam ₺597,00, en yüksek gün ₺398,00.' },
  });
  expect(tile('Bakılacak ödeme')?.figure).toBe('10.000+');
});

it('asks for an exchange rate instead of showing a wrong cost', () => {
  expect(tile('Yapay zekâ maliyeti', today({ days: [day(1, { costKurus: null })] }))).toEqual({
    figure: 'Kur girilmedi',
    note: 'Maliyet için kuru girin',
  });
});

it('marks an old or missing backup', () => {
  expect(tile('Son yedek', today({ backupAgeSeconds: null, backupOld: true }))).toMatchObject({
    figure: 'Hiç yok',
    urgent: true,
  });
  expect([ageText(60), ageText(7_200), ageText(5 * 86_400)]).toEqual(['1 saatten yeni', '2 saat', '5 gün']);
});

it('shows a fresh site without any figure as zeros', () => {
  for (const { read } of todayTiles) expect(read(today({ days: [] })).figure).not.toMatch(/NaN|undefined/);
});
