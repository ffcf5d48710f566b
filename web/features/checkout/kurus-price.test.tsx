import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { checkoutPath } from '#domain/billing/purchase.ts';
import { defaultBrand } from '#domain/site/brand.ts';
import { productOffers } from '#web/features/seo/structured-data.ts';
import { OrderSummary } from './order-summary.tsx';
import { readCheckout } from './read-checkout.ts';

/** In this file the plan Pro costs ₺199,90. */
vi.mock('#domain/billing/plans.ts', async (original) => {
  const catalogue = await original<typeof import('#domain/billing/plans.ts')>();
  return {
    ...catalogue,
    plans: { ...catalogue.plans, pro: { ...catalogue.plans.pro, monthlyPriceKurus: 19_990 } },
  };
});

const read = (query: string) => readCheckout(new URLSearchParams(query));
const order = { kind: 'order', plan: 'pro', amountKurus: 19_990 };

it('accepts a price of ₺199,90 with and without the amount in the address', () => {
  expect(read(new URL(checkoutPath('pro'), 'https://yer.example').search)).toEqual(order);
  expect(read('plan=pro&billing=monthly')).toEqual(order);
  expect(read('plan=pro&billing=monthly&amount=199,90')).toEqual(order);
  expect(read('plan=pro&billing=monthly&amount=199')).toMatchObject({ kind: 'refused' });
  expect(read('plan=pro&billing=monthly&amount=200')).toMatchObject({ kind: 'refused' });
});

it('shows the price with its kuruş in the order summary and in the page’s structured data', () => {
  const summary = renderToStaticMarkup(
    <MemoryRouter>
      <OrderSummary plan="pro" amountKurus={19_990} renewsFrom={null} />
    </MemoryRouter>,
  );
  expect(summary).toContain('₺199,90');
  expect(JSON.stringify(productOffers(defaultBrand))).toContain('"price":"199.90"');
});
