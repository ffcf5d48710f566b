import { MockAgent } from 'undici';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImageFetcher, largestImage } from './image-fetcher.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\nresim', 'latin1');
const site = 'https://resim.example';
let agent: MockAgent;
beforeEach(() => {
  agent = new MockAgent();
  agent.disableNetConnect();
});
afterEach(() => agent.close());

const answers = (
  path: string,
  status: number,
  body: Buffer | string = '',
  headers: Record<string, string> = {},
) => agent.get(site).intercept({ path }).reply(status, body, { headers });
const fetchMocked = (path: string) =>
  createImageFetcher({ dispatcher: agent, timeoutMs: 500 })(`${site}${path}`, new AbortController().signal);
/** Uses the real connection with its address check. */
const fetchReal = (address: string) =>
  createImageFetcher({ timeoutMs: 5_000 })(address, new AbortController().signal);

describe('an image of another site', () => {
  test.each([
    ['png', '\x89PNG\r\n\x1a\n…'],
    ['jpg', '\xff\xd8\xff\xe0'],
    ['gif', 'GIF89a…'],
    ['webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
    ['avif', '\0\0\0\x20ftypavif'],
  ])('is recognised as %s by its first bytes', async (type, start) => {
    const bytes = Buffer.from(start, 'latin1');
    answers('/a', 200, bytes, { 'content-type': 'text/html' });
    expect(await fetchMocked('/a')).toEqual({ bytes, type });
  });

  test.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['svg', '\uFEFF<?xml version="1.0"?><svg/>'],
    ['noImage', '<html></html>'],
    ['noImage', ''],
  ])('is rejected as %s by its bytes although its type says PNG', async (code, body) => {
    answers('/a', 200, body, { 'content-type': 'image/png' });
    await expect(fetchMocked('/a')).rejects.toMatchObject({ code });
  });

  test('is limited in size with and without a content length', async () => {
    const whole = Buffer.concat([png, Buffer.alloc(largestImage - png.length)]);
    answers('/limit', 200, whole);
    expect((await fetchMocked('/limit')).bytes.length).toBe(largestImage);
    answers('/more', 200, Buffer.concat([whole, Buffer.alloc(1)]));
    answers('/told', 200, png, { 'content-length': String(largestImage + 1) });
    for (const path of ['/more', '/told'])
      await expect(fetchMocked(path), path).rejects.toMatchObject({ code: 'tooLarge' });
  });

  test('is fetched through a few redirects', async () => {
    answers('/1', 302, '', { location: '/2' });
    answers('/2', 301, '', { location: `${site}/3` });
    answers('/3', 200, png);
    expect((await fetchMocked('/1')).type).toBe('png');
    agent
      .get(site)
      .intercept({ path: '/loop' })
      .reply(302, '', { headers: { location: '/loop' } })
      .persist();
    await expect(fetchMocked('/loop')).rejects.toMatchObject({ code: 'status' });
    answers('/gone', 404);
    await expect(fetchMocked('/gone')).rejects.toMatchObject({ code: 'status' });
  });

  test('is rejected after a timeout', async () => {
    agent.get(site).intercept({ path: '/slow' }).reply(200, png).delay(60_000);
    await expect(fetchMocked('/slow')).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('a private network', () => {
  test.each([
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:10.0.0.1]/a.png',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost:5432/a.png',
  ])('is not requested: %s', async (address) => {
    await expect(fetchReal(address)).rejects.toMatchObject({ code: 'private' });
  });

  test('is not reached through a redirect', async () => {
    for (const location of ['https://127.0.0.1/', 'https://[fd00::1]/', 'https://192.168.1.1/x.png']) {
      answers('/r', 302, '', { location });
      await expect(fetchMocked('/r'), location).rejects.toMatchObject({ code: 'private' });
    }
  });

  test.each([
    'http://resim.example/a.png',
    'ftp://resim.example/a.png',
    'https://kim:sifre@resim.example/a.png',
    'file:///etc/passwd',
    '/etc/passwd',
    `https://resim.example/${'a'.repeat(2_000)}`,
  ])('requests only a plain https address: %s', async (address) => {
    await expect(fetchReal(address)).rejects.toMatchObject({ code: 'address' });
    answers('/r', 302, '', { location: address });
    if (!address.startsWith('/')) await expect(fetchMocked('/r')).rejects.toMatchObject({ code: 'address' });
  });
});
