import { expect, it } from 'vitest';
import { nextPayment } from './next-payment.ts';

it('names the end of a paid plan, which is not renewed automatically', () => {
  expect(nextPayment({ plan: 'pro', planEndsAt: '2026-12-21T22:00:00.000Z', planCancelledAt: null })).toEqual(
    {
      date: '22 Aralık 2026',
      note: 'Plan o gün biter; otomatik çekim yok.',
    },
  );
});

it('names no date when there is none', () => {
  expect(nextPayment({ plan: 'free', planEndsAt: null, planCancelledAt: null })).toEqual({
    date: '—',
    note: 'Ücretsiz planda ödeme yok.',
  });
  expect(nextPayment({ plan: 'publisher', planEndsAt: null, planCancelledAt: null }).date).toBe('—');
});

it('names the last day of a cancelled plan', () => {
  const cancelled = {
    plan: 'pro',
    planEndsAt: '2026-12-20T22:00:00.000Z',
    planCancelledAt: '2026-11-22T10:00:00.000Z',
  } as const;
  expect(nextPayment(cancelled)).toEqual({
    date: '—',
    note: 'İptal ettiniz; 21 Aralık 2026’ya kadar Profesyonel.',
  });
});
