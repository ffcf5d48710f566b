import { expect, test } from 'vitest';
import { clearFieldErrors } from './clear-field-errors.ts';

test('a fault leaves with the change of its own field, others stay', () => {
  const faults = { fullName: 'Ad soyad zorunludur.', phone: 'Telefon numarası zorunludur.' };
  expect(clearFieldErrors(faults, { fullName: 'A' })).toEqual({ phone: 'Telefon numarası zorunludur.' });
  expect(clearFieldErrors(faults, { address: 'B' })).toEqual(faults);
});
