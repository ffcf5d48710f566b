import { describe, expect, it } from 'vitest';
import { defaultTerms } from '../../billing/plans.ts';
import { defaultBrand } from '../../site/brand.ts';
import { distanceSalesContract, preInformationForm, type SalesOrder } from './sales-documents.ts';

const order: SalesOrder = {
  buyer: {
    fullName: 'Işıl Gökçe',
    email: 'isil@yazihane.example',
    phone: '+90 555 111 22 33',
    address: 'Çınar Sokak 5, Konak',
  },
  terms: defaultTerms.pro,
  priceKurus: 20_000,
  days: 31,
  date: new Date('2026-11-21T21:30:00Z'),
  orderId: 'YZ20261121A',
};
const textOf = (document: ReturnType<typeof preInformationForm>) =>
  document.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');

describe.each([
  ['the pre-information form', preInformationForm],
  ['the contract', distanceSalesContract],
])('%s', (_, write) => {
  it('contains the buyer, the price with taxes, the time in Istanbul and the order', () => {
    const text = textOf(write(order, defaultBrand));
    for (const fact of [
      'Işıl Gökçe',
      'isil@yazihane.example',
      '+90 555 111 22 33',
      'Çınar Sokak 5, Konak',
      '200,00 TL. KDV',
      '31 gün',
      '22 Kasım 2026 00:30',
      'YZ20261121A',
      'Profesyonel planı',
      '4.000 token',
      '80.000 token',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it('contains the specified terms: payment in advance, no renewal, no refund of unused tokens, no withdrawal after the start', () => {
    const text = textOf(write(order, defaultBrand));
    for (const term of [
      'peşin',
      'Otomatik yenileme ve otomatik çekim yoktur',
      'ödenmiş sürenin sonuna kadar',
      'Kullanılmayan tokenler',
      'teknik bir sorun',
      '15 inci maddesinin birinci fıkrasının (ğ) bendi',
      'Tüketici Hakem Heyetine',
      'İzmir mahkemeleri',
      '10 yıl saklan',
      '18 yaşını',
    ]) {
      expect(text).toContain(term);
    }
  });

  it('has no buyer and no missing facts as a public specimen', () => {
    const text = textOf(write({ ...order, buyer: null, date: null, orderId: undefined }, defaultBrand));
    expect(text).not.toMatch(/null|undefined|Işıl|Sipariş numarası|MERSİS/);
    expect(text).toContain('siparişi veren üye');
  });
});
