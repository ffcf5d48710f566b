import { expect, it } from 'vitest';
import { maskEmail, maskName } from './mask.ts';

it.each([
  ['Ayşe Yılmaz', 'Ay… Yı…'],
  ['  İnci   Su ', 'İn… S…'],
  ['Al', 'A…'],
  ['kalem_27', 'ka…'],
])('masks the name %j as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

it.each([
  ['ayse@ornek.com', 'ay…@o….com'],
  ['a@b.example.com.tr', 'a…@b….tr'],
  ['ab@localhost', 'a…@l…'],
  ['"x@y"@site.example', '"x…@s….example'],
])('masks the address %j as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
