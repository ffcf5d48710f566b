import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { announcementLevels } from '#domain/site/site-settings.ts';
import { actionName, factsOf, subjectText } from './labels.ts';

const entry: AuditEntry = {
  id: 1,
  actorId: null,
  actorEmail: 'sistem',
  action: 'user.plan_given',
  subjectType: 'user',
  subjectId: 'u1',
  before: { email: 'ayse@posta.example', plan: 'free', plan_ends_at: null, tokens: 1_500 },
  after: {
    email: 'ayse@posta.example',
    plan: 'pro',
    plan_ends_at: '2026-12-22T12:00:00.000Z',
    tokens: 4_000,
  },
  createdAt: '2026-11-21T12:00:00.000Z',
};

test('lists values before and after in Turkish, changed ones first', () => {
  expect(factsOf(entry)).toEqual([
    { name: 'Plan', before: 'Başlangıç', after: 'Profesyonel', changed: true },
    { name: 'Plan bitişi', before: '—', after: '22 Aralık 2026 15:00', changed: true },
    { name: 'Token', before: '1.500', after: '4.000', changed: true },
    { name: 'E-posta', before: 'ayse@posta.example', after: 'ayse@posta.example', changed: false },
  ]);
});

test('shows an entry with one side, of an unknown kind or with nested values', () => {
  const odd = { ...entry, action: 'moon.landed', before: null, after: { ayak: { iz: true }, açık: false } };
  expect(actionName(odd.action)).toBe('moon.landed');
  expect(factsOf(odd).map(({ name, before, after }) => [name, before, after])).toEqual([
    ['ayak', '—', '{\n "iz": true\n}'],
    ['açık', '—', 'Hayır'],
  ]);
  expect([subjectText(entry), subjectText(odd)]).toEqual(['ayse@posta.example', 'u1']);
});

test('shows English codes in Turkish', () => {
  const read = (subjectType: string, before: AuditEntry['before'], after: AuditEntry['after']) =>
    factsOf({ subjectType, before, after }).map(({ name, before: then, after: now }) => [name, then, now]);
  expect(
    read(
      'contact_message',
      { status: 'new', notes: '' },
      { status: 'in_progress', notes: 'Bakılacak.', to: 'okur@site.example' },
    ),
  ).toEqual([
    ['Durum', 'Yeni', 'İşlemde'],
    ['Yönetici notu', '—', 'Bakılacak.'],
    ['Alıcı', '—', 'okur@site.example'],
  ]);
  expect(
    read(
      'order',
      { status: 'paid', planEndsAt: null },
      { status: 'refunded', kurus: 20_000, planTaken: true },
    ),
  ).toEqual([
    ['Durum', 'Ödendi', 'İade edildi'],
    ['Tutar', '—', '₺200,00'],
    ['Plan geri alındı', '—', 'Evet'],
    ['Plan bitişi', '—', '—'],
  ]);
  expect(read('payment_notification', { state: 'granted' }, { merchantOid: 'P1' })).toEqual([
    ['Durum', 'Üyelik tanımlandı', '—'],
    ['Sipariş numarası', '—', 'P1'],
  ]);
  expect(
    read(
      'settings',
      { announcement: { text: '', level: 'info', shown: false } },
      { announcement: { text: 'Bakım var.', level: 'info', shown: true } },
    ),
  ).toEqual([
    ['Duyuru metni', '—', 'Bakım var.'],
    ['Duyuru gösteriliyor', 'Hayır', 'Evet'],
    ['Duyurunun türü', announcementLevels.info, announcementLevels.info],
  ]);
});
