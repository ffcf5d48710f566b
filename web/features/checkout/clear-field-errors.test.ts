import { expect, test } from 'vitest';
import { clearFieldErrors } from './clear-field-errors.ts';

test('removes the error of a changed field and keeps the others', () => {
  const faults = { fullName: 'Ad soyad zorunludur.', phone: 'Telefon numarası zorunludur.' };
  expect(clearFieldErrors(faults, { fullName: 'A' })).toEqual({ phone: 'Telefon numarası zorunludur.' });
  expect(clearFieldErrors(faults, { address: 'B' })).toEqual(faults);
});
