import { expect, it } from 'vitest';
import { legalDocument } from '../content/legal/legal-pages.ts';
import { defaultBrand } from '../site/brand.ts';
import { formatPrice } from './money.ts';
import { planComparison } from './plan-comparison.ts';
import { defaultTerms } from './plans.ts';
import { amountInQuery, checkoutPath } from './purchase.ts';

const pro = { ...defaultTerms.pro, monthlyPriceKurus: 19_990 };
const catalogue = { ...defaultTerms, pro };

it('writes a price with kuruş to the checkout’s address and reads it back', () => {
  const query = new URL(checkoutPath(pro), 'https://yer.example').searchParams;
  expect(query.get('amount')).toBe('199.90');
  expect(amountInQuery(query.get('amount'))).toBe(19_990);
});

it('shows kuruş in prices and in the plan comparison', () => {
  expect(formatPrice(19_990)).toBe('₺199,90');
  expect(JSON.stringify(planComparison(catalogue, false))).toContain('₺199,90 / 31 gün');
});

it('writes kuruş to the sales documents', () => {
  for (const path of ['/mesafeli-satis-sozlesmesi', '/on-bilgilendirme-formu']) {
    const text = JSON.stringify(legalDocument(path, defaultBrand, catalogue));
    expect(text).toContain('199,90 TL');
    expect(text).not.toContain('200,00 TL');
  }
});
