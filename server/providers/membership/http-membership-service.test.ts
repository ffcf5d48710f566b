import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type PlayedAnswer,
  startMembershipService,
  type TestMembershipService,
} from '#testing/membership/service.ts';
import { createHttpMembershipService } from './http-membership-service.ts';
import { MembershipServiceError } from './membership-service.ts';

let outside: TestMembershipService;
beforeEach(async () => {
  outside = await startMembershipService('ayse');
});
afterEach(() => outside.close());

const client = (url = outside.url) =>
  createHttpMembershipService({
    url,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    timeoutsMs: { validate: 150, grant: 150 },
  });

describe('validate', () => {
  test('returns whether a member exists', async () => {
    expect(await client().validate('ayse')).toBe(true);
    expect(await client().validate('mehmet&username=ayse')).toBe(false);
  });

  test.each<[string, PlayedAnswer]>([
    ['a server’s error', { status: 503, body: '' }],
    ['a page in place of an answer', { body: '<html>ok</html>' }],
    ['a yes that is none', { body: '{"ok":"true"}' }],
    ['an answer without an end', { body: `{"ok":true,"x":"${'x'.repeat(100_000)}"}` }],
    ['silence', { instead: 'hang' }],
    ['a hung up call', { instead: 'hang-up' }],
    ['a way to somewhere else', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
  ])('retries once after %s, then throws', async (_, answer) => {
    outside.play('/validate', answer);
    expect(await client().validate('ayse')).toBe(true);
    outside.play('/validate', answer, answer);
    await expect(client().validate('ayse')).rejects.toThrow(MembershipServiceError);
    expect(outside.calls).toHaveLength(4);
  });

  test('returns false for a 404 with ok: false', async () => {
    outside.play('/validate', { status: 404, body: '{"ok":false,"err":"yok"}' });
    expect(await client().validate('ayse')).toBe(false);
  });
});

describe('grant', () => {
  test('returns the new end', async () => {
    const outcome = await client().grant('ayse');
    expect(outcome).toEqual({ kind: 'granted', newExpiry: new Date(outside.members.get('ayse') ?? 0) });
  });

  test.each<[string, PlayedAnswer, object]>([
    [
      'a no',
      { body: '{"ok":false,"err":"Üyelik dondurulmuş."}' },
      { kind: 'refused', reason: 'Üyelik dondurulmuş.' },
    ],
    [
      'a no with a status',
      { status: 500, body: '{"ok":false,"err":"x"}' },
      { kind: 'refused', reason: null },
    ],
    [
      'a no that tells too much',
      { body: '{"ok":false,"err":"<b>Hata</b> at https://ic.example/db key sk-123456789"}' },
      { kind: 'refused', reason: 'Hata at … key …' },
    ],
    ['a refused request', { status: 401, body: '' }, { kind: 'refused', reason: null }],
    ['a server’s error', { status: 502, body: '' }, { kind: 'uncertain' }],
    ['a page', { body: '<html>ok</html>' }, { kind: 'uncertain' }],
    ['an answer without an end', { body: `{"ok":true,"x":"${'x'.repeat(100_000)}"}` }, { kind: 'uncertain' }],
    ['silence', { instead: 'hang' }, { kind: 'uncertain' }],
    ['a hung up call', { instead: 'hang-up' }, { kind: 'uncertain' }],
    ['ok under an error status', { status: 500, body: '{"ok":true}' }, { kind: 'uncertain' }],
    [
      'a way to somewhere else',
      { status: 307, headers: { location: '/grant' }, body: '' },
      { kind: 'uncertain' },
    ],
  ])('is never retried after %s', async (_, answer, outcome) => {
    outside.play('/grant', answer);
    expect(await client().grant('ayse')).toEqual(outcome);
    expect(outside.calls).toEqual(['POST /grant']);
  });

  test('retries when the first request was rejected unread', async () => {
    outside.play('/grant', { status: 429, body: '' });
    expect(await client().grant('ayse')).toMatchObject({ kind: 'granted' });
    expect(outside.grants).toEqual(['ayse']);
  });

  test('returns unsent when nothing listens on the port', async () => {
    await outside.close();
    expect(await client().grant('ayse')).toEqual({ kind: 'unsent' });
    outside = await startMembershipService();
  });

  test.each([
    ['an instant', '2030-01-02T03:04:05Z', '2030-01-02T03:04:05.000Z'],
    ['a day: that of Istanbul, to its end', '2030-01-02', '2030-01-02T20:59:59.999Z'],
    ['a moment without a zone: Istanbul’s', '2030-01-02 03:04', '2030-01-02T00:04:00.000Z'],
    ['a moment of another zone', '2030-01-02T03:04:05+01:00', '2030-01-02T02:04:05.000Z'],
    ['a day that no month has', '2030-02-31', null],
    ['no day at all', '2030-13-01', null],
    ['seconds', 1_893_553_445, '2030-01-02T03:04:05.000Z'],
    ['milliseconds', 1_893_553_445_000, '2030-01-02T03:04:05.000Z'],
    ['the past', '2020-01-01', null],
    ['another age', '2999-01-01', null],
    ['words', 'yarın', null],
    ['an object', {}, null],
    ['nothing', null, null],
  ])('parses an end given as %s', async (_, given, expected) => {
    outside.play('/grant', { body: JSON.stringify({ ok: true, new_expiry: given }) });
    const outcome = await client().grant('ayse');
    expect(outcome).toEqual({ kind: 'granted', newExpiry: expected && new Date(expected) });
  });
});
