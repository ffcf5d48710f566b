import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerWith, encode } from './encoded.ts';

const text = 'Bir varmış bir yokmuş. '.repeat(40);
const encoded = await encode(Buffer.from(text), { 'content-type': 'text/html; charset=utf-8', 'x-a': '1' });
const ask = (acceptEncoding?: string, ifNoneMatch?: string) =>
  answerWith(encoded, { acceptEncoding, ifNoneMatch });
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('prepared bytes', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0', 'gzip'],
    ['gzip;q=0.0, br;q=0', null],
    ['x-br, deflate', null],
    ['', null],
    [undefined, null],
  ])('answer "%s" in %s', async (accept, encoding) => {
    const answer = ask(accept);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    const body = await bytes(answer);
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(text);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(answer.headers.get('vary')).toBe('accept-encoding');
  });

  it('answer 304 without a body to a browser that has them, in any encoding', async () => {
    const etag = ask('br').headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const answer = ask('gzip', known);
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('x-a')).toBe('1');
    }
    expect(ask('gzip', '"other"').status).toBe(200);
  });

  it('keep a missing page missing, whatever the browser has', async () => {
    const missing = await encode(Buffer.from(text), {}, { status: 404 });
    expect(answerWith(missing, { acceptEncoding: 'br', ifNoneMatch: '*' }).status).toBe(404);
  });
});
