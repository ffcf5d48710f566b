import { expect, test } from 'vitest';
import { prefill } from './prefill.ts';

const document = {
  title: 'Form',
  version: '2027-01-01',
  sections: [{ heading: 'Alıcı', paragraphs: ['Alıcı: {fullName}', 'Adres: {address}, {address} {başka}'] }],
};

test('fills placeholders with the buyer’s data, and does not replace placeholders in that data', () => {
  const filled = prefill(document, { fullName: '{address} $& Çağrı', address: 'İzmir' });
  expect(filled.sections[0]?.paragraphs).toEqual([
    'Alıcı: {address} $& Çağrı',
    'Adres: İzmir, İzmir {başka}',
  ]);
  expect(document.sections[0]?.paragraphs[0]).toBe('Alıcı: {fullName}');
});

test('keeps an unknown placeholder', () => {
  expect(prefill(document, {}).sections).toEqual(document.sections);
});
