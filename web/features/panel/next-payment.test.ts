import { expect, it } from 'vitest';
import { nextPayment } from './next-payment.ts';

it('names the real end of a paid plan, after which nothing is charged by itself', () => {
  expect(nextPayment({ plan: 'pro', planEndsAt: '2026-12-21T22:00:00.000Z', planCancelledAt: null })).toEqual(
    {
      date: '22 Aralık 2026',
      note: 'Plan o gün biter; otomatik çekim yok.',
    },
  );
});

it('names no date where there is none', () => {
  expect(nextPayment({ plan: 'free', planEndsAt: null, planCancelledAt: null })).toEqual({
    date: '—',
    note: 'Ücretsiz planda ödeme yok.',
  });
  expect(nextPayment({ plan: 'publisher', planEndsAt: null, planCancelledAt: null }).date).toBe('—');
});

it('says of a cancelled plan until when it runs', () => {
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
