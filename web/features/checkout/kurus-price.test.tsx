import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { defaultTerms } from '#domain/billing/plans.ts';
import { checkoutPath } from '#domain/billing/purchase.ts';
import { readCheckout } from '#domain/billing/read-checkout.ts';
import { defaultBrand } from '#domain/site/brand.ts';
import { productOffers } from '#web/features/seo/structured-data.ts';
import { OrderSummary } from './order-summary.tsx';

const pro = { ...defaultTerms.pro, monthlyPriceKurus: 19_990 };
const catalogue = { ...defaultTerms, pro };
const read = (query: string) => readCheckout(new URLSearchParams(query), catalogue);
const order = { kind: 'order', terms: pro };

it('accepts a price of ₺199,90 with and without the amount in the address', () => {
  expect(read(new URL(checkoutPath(pro), 'https://yer.example').search)).toEqual(order);
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
  expect(JSON.stringify(productOffers(defaultBrand, catalogue))).toContain('"price":"199.90"');
});
