import { expect, it } from 'vitest';
import { nextPayment } from './next-payment.ts';

it('names the real end of a paid plan, after which nothing is charged by itself', () => {
  expect(nextPayment({ plan: 'pro', planEndsAt: '2026-12-21T22:00:00.000Z' })).toEqual({
    date: '22 Aralık 2026',
    note: 'Plan o gün biter; otomatik çekim yok.',
  });
});

it('names no date where there is none', () => {
  expect(nextPayment({ plan: 'free', planEndsAt: null })).toEqual({
    date: '—',
    note: 'Ücretsiz planda ödeme yok.',
  });
  expect(nextPayment({ plan: 'publisher', planEndsAt: null }).date).toBe('—');
});
