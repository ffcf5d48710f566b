import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
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

test('before and after stand beside each other, in Turkish, and what changed comes first', () => {
  expect(factsOf(entry)).toEqual([
    { name: 'Plan', before: 'Başlangıç', after: 'Profesyonel', changed: true },
    { name: 'Plan bitişi', before: '—', after: '22 Aralık 2026 15:00', changed: true },
    { name: 'Token', before: '1.500', after: '4.000', changed: true },
    { name: 'E-posta', before: 'ayse@posta.example', after: 'ayse@posta.example', changed: false },
  ]);
});

test('an entry of one side, of an unknown kind or with parts is told all the same', () => {
  const odd = { ...entry, action: 'moon.landed', before: null, after: { ayak: { iz: true }, açık: false } };
  expect(actionName(odd.action)).toBe('moon.landed');
  expect(factsOf(odd).map(({ name, before, after }) => [name, before, after])).toEqual([
    ['ayak', '—', '{\n "iz": true\n}'],
    ['açık', '—', 'Hayır'],
  ]);
  expect([subjectText(entry), subjectText(odd)]).toEqual(['ayse@posta.example', 'u1']);
});
