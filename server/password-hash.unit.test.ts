import { expect, test } from 'vitest';
import { passwordHasher, scryptPasswords } from './password-hash.ts';

const quick = scryptPasswords({ N: 1_024, r: 1 });

test('verifies a hash of an earlier release', async () => {
  const hash =
    '10502ad8edee234be7e834120d9558ca:0e895ada882d72883179f469f5e482567aaeff20eb69612513560a9b61f2ca5a905a78531a2a2f5671cfbbc06b543ccff79d375088bebcdd6e1664419b28694f';
  expect(await passwordHasher.verify({ hash, password: 'şifre-İstanbul' })).toBe(true);
  expect(await passwordHasher.verify({ hash, password: 'sifre-Istanbul' })).toBe(false);
});

test('hashes one password differently each time, and verifies both hashes', async () => {
  const [first, second] = await Promise.all([quick.hash('gizli1'), quick.hash('gizli1')]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await quick.verify({ hash: first, password: 'gizli1' })).toBe(true);
  expect(await quick.verify({ hash: second, password: 'gizli1' })).toBe(true);
  expect(await quick.verify({ hash: second, password: 'gizli2' })).toBe(false);
});

test('compares passwords in their composed form', async () => {
  const hash = await quick.hash('şifre-İı'.normalize('NFD'));
  expect(await quick.verify({ hash, password: 'şifre-İı'.normalize('NFC') })).toBe(true);
  expect(await quick.verify({ hash, password: 'şifre-iı' })).toBe(false);
});

test.each(['', 'no-key', ':', 'aa:'])('rejects the malformed hash "%s" with an error', async (hash) => {
  await expect(quick.verify({ hash, password: 'gizli1' })).rejects.toThrow('malformed');
});

test('does not accept a truncated key', async () => {
  const hash = await quick.hash('gizli1');
  expect(await quick.verify({ hash: hash.slice(0, -2), password: 'gizli1' })).toBe(false);
});
