import { expect, test } from 'vitest';
import { withoutFaultsOf } from './mended-faults.ts';

test('a fault leaves with the change of its own field, others stay', () => {
  const faults = { fullName: 'Ad soyad zorunludur.', phone: 'Telefon numarası zorunludur.' };
  expect(withoutFaultsOf(faults, { fullName: 'A' })).toEqual({ phone: 'Telefon numarası zorunludur.' });
  expect(withoutFaultsOf(faults, { address: 'B' })).toEqual(faults);
});
