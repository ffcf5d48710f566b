import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { answerWith, encode } from './encoded.ts';

const text = 'Bir varmış bir yokmuş. '.repeat(40);
const encoded = encode(Buffer.from(text), { 'content-type': 'text/html; charset=utf-8', 'x-a': '1' });
const ask = (acceptEncoding?: string, ifNoneMatch?: string) =>
  answerWith(encoded, { acceptEncoding, ifNoneMatch });
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('answerWith', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0', 'gzip'],
    ['gzip;q=0.0, br;q=0', null],
    ['x-br, deflate', null],
    ['', null],
    [undefined, null],
  ])('answers Accept-Encoding "%s" with %s', async (accept, encoding) => {
    const answer = await ask(accept);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    const body = await bytes(answer);
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(text);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(answer.headers.get('vary')).toBe('accept-encoding');
  });

  it('answers 304 without a body when the ETag matches, in any encoding', async () => {
    const etag = (await ask('br')).headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const answer = await ask('gzip', known);
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('x-a')).toBe('1');
    }
    expect((await ask('gzip', '"other"')).status).toBe(200);
  });

  it('compresses once for concurrent requests, better at the second request, and stores the result', async () => {
    const long = Array.from({ length: 300 }, (_, at) => `${at}. gün ${at * 7919} sözcük yazdı. `).join('');
    const fresh = encode(Buffer.from(long), {});
    const preferences = { acceptEncoding: 'br', ifNoneMatch: undefined };
    const answers = await Promise.all([answerWith(fresh, preferences), answerWith(fresh, preferences)]);
    for (const answer of answers) expect(brotliDecompressSync(await bytes(answer)).toString()).toBe(long);
    const sizes = answers.map(({ headers }) => Number(headers.get('content-length')));
    expect(await bytes(await answerWith(fresh, preferences))).toHaveLength(sizes[0] ?? 0);
    await vi.waitFor(() => expect(answerWith(fresh, preferences)).toBeInstanceOf(Response), {
      timeout: 10_000,
      interval: 5,
    });
    const better = await bytes(await answerWith(fresh, preferences));
    expect(brotliDecompressSync(better).toString()).toBe(long);
    expect(better.length).toBeLessThan(Math.min(...sizes));
    expect(answerWith(fresh, { ...preferences, acceptEncoding: 'gzip' })).toBeInstanceOf(Promise);
    expect(answerWith(fresh, { ...preferences, acceptEncoding: undefined })).toBeInstanceOf(Response);
  });

  it.each(['br', 'gzip'] as const)(
    'compresses a long body with %s without blocking the event loop',
    async (encoding) => {
      const preferences = { acceptEncoding: encoding, ifNoneMatch: undefined };
      /** Whether the first response came without a turn of the event loop. */
      const comesAtOnce = async (prepared: ReturnType<typeof encode>) => {
        let came = false;
        const coming = Promise.resolve(answerWith(prepared, preferences)).then((answer) => {
          came = true;
          return answer;
        });
        for (let step = 0; step < 100; step += 1) await null;
        return { atOnce: came, body: await bytes(await coming) };
      };
      expect(await comesAtOnce(encode(Buffer.from(text), {}))).toMatchObject({ atOnce: true });
      const long = Array.from({ length: 20_000 }, (_, at) => `${at}. gün ${at * 7919} sözcük. `).join('');
      const { atOnce, body } = await comesAtOnce(encode(Buffer.from(long), {}));
      expect(atOnce).toBe(false);
      expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(body).toString()).toBe(long);
    },
  );

  it('answers 404 for a missing page even when the ETag matches', async () => {
    const missing = encode(Buffer.from(text), {}, { status: 404 });
    const answer = await answerWith(missing, { acceptEncoding: 'br', ifNoneMatch: '*' });
    expect(answer.status).toBe(404);
  });
});
