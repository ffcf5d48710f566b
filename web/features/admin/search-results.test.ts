import { expect, it } from 'vitest';
import { adminSections } from './admin-sections.ts';
import { findPages, groupResults } from './search-results.ts';

it('finds pages by the beginnings of words, in any case', () => {
  expect(findPages('ÖDE').map(({ to }) => to)).toContain('/admin/odemeler');
  expect(findPages('denet kayd').map(({ to }) => to)).toEqual(['/admin/kayitlar']);
  expect(findPages('yokböylebirsayfa')).toEqual([]);
  expect(findPages(' ')).toHaveLength(adminSections.length);
});

it('leads to the person, the order, the notification and the message', () => {
  const at = '2026-11-28T09:00:00.000Z';
  const groups = groupResults('zzz', {
    people: [{ id: 'a', name: 'Ayşe', email: 'a@b.example', username: 'ayse', plan: 'pro', suspended: true }],
    orders: [
      {
        id: 'b',
        number: 'YH1',
        name: 'Ayşe',
        state: 'paid',
        kind: 'card',
        amountKurus: 19_900,
        createdAt: at,
      },
    ],
    notifications: [{ id: 1, number: 'PT 9', totalKurus: 100, createdAt: at }],
    messages: [{ id: 'c', subject: 'Soru', name: 'Ayşe', status: 'new', createdAt: at }],
  });
  expect(groups.map(({ name, results }) => [name, results[0]?.to])).toEqual([
    ['Kişiler', '/admin/kullanicilar/a'],
    ['Siparişler', '/admin/odemeler?ara=YH1'],
    ['Siparişsiz bildirimler', '/admin/odemeler?sekme=bildirimler&ara=PT+9'],
    ['Mesajlar', '/admin/mesajlar?mesaj=c'],
  ]);
  expect(groups[0]?.results[0]?.note).toBe('a@b.example · @ayse · Profesyonel · askıda');
});
