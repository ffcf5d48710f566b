import { describe, expect, test } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { cleanDetail } from './clean-detail.ts';

describe('a provider’s message', () => {
  test.each([
    ['The kettle is on.', 'The kettle is on.'],
    ['  Two\n\nlines\t here ', 'Two lines here'],
    ['Model too busy (try later), code 7.', 'Model too busy (try later), code 7.'],
    ['Desteklenmeyen değer: “ısı” 0.7', 'Desteklenmeyen değer: “ısı” 0.7'],
    ['<b>Bold</b> words', 'Bold words'],
    ['<!DOCTYPE html><html><body>nginx</body></html>', ''],
    ['{"a":1}', ''],
    ['', ''],
    ['12345', ''],
  ])('%j reads %j', (words, clean) => {
    expect(cleanDetail(words)).toBe(clean);
  });

  test.each([
    'sk-proj-abcdefgh12345678',
    'sk-ant-api03-abc_DEF-ghi',
    'hf_abcdefghijklmnop',
    'AIzaSyA1234567890abcdefghij',
    'sk-****************wxyz',
    'Bearer abc.def.ghi',
    'https://api.firma.example/v1?key=1',
    'postgres://u:p@db/x',
    'ops@firma.example',
    '10.1.2.3:8000',
    'fe80:0:0:1:2:3',
    'llm-3.cluster.local:8000',
    'localhost:11434',
    'gpu-node:8000',
    '/usr/lib/python3/site.py',
    'C:\\srv\\llm\\app.py',
    'at handler (server.js:12:3)',
    'org-AbCdEf123456',
    'd41d8cd98f00b204e9800998ecf8427e',
    'a1b2c3d4-e5f6-7890-abcd-ef1234567890',
  ])('loses %s', (secret) => {
    const clean = cleanDetail(`Refused: ${secret} was not accepted`);
    expect(clean).not.toContain(secret);
    expect(clean).toMatch(/^Refused: .*was not accepted$/);
    expect(clean).not.toMatch(/\d{3}|\.local|firma|site|srv|@/);
  });

  test('loses the configured key and host', () => {
    expect(cleanDetail('Key parola at evim failed', ['parola', 'evim', ''])).toBe('Key at failed');
  });

  test('is cut to 200 characters without splitting one', () => {
    const clean = cleanDetail('🙂ğü '.repeat(400));
    expect(Array.from(clean)).toHaveLength(200);
    expect(clean.isWellFormed()).toBe(true);
    expect(clean.endsWith('…')).toBe(true);
  });

  test('is cleaned fast however long it is', () => {
    const spentMs = cpuTimer();
    for (const unit of ['a-', '<', ':a', 'a.', '/a', '*', 'at x(']) cleanDetail(unit.repeat(500_000));
    expect(spentMs()).toBeLessThan(3_000);
  });

  test.each(['x@', 'a-', 'a.a', 'x@a.', 'a:', '/a', '*'])('is cleaned fast when it repeats %s', (unit) => {
    // The fastest of three runs, as the machine may be busy.
    const took = [1, 2, 3].map(() => {
      const spentMs = cpuTimer();
      cleanDetail(unit.repeat(2_000));
      return spentMs();
    });
    expect(Math.min(...took)).toBeLessThan(50);
  });
});
