import { randomUUID } from 'node:crypto';
import type { Target } from './generation-gateway-load.ts';

const idea = 'Deniz fenerinde yalnız yaşayan yaşlı bir bekçi, bir gece sahilde küçük bir sandık bulur.';
const json = { 'content-type': 'application/json' };

const completion = (stream: boolean) =>
  JSON.stringify({
    model: 'measured',
    messages: [
      { role: 'system', content: 'Sen Türkçe hikâyeler yazan bir yazarsın.' },
      { role: 'user', content: idea },
    ],
    max_tokens: 800,
    temperature: 0.7,
    stream,
  });
const whole = completion(false);
const streamed = completion(true);

/** The provider itself. */
export function directTarget(origin: string): Target {
  return {
    name: 'direct',
    origin,
    firstText: Buffer.from('Deniz'),
    next: (stream) => ({
      path: '/v1/chat/completions',
      headers: { ...json, authorization: 'Bearer measured' },
      body: stream ? streamed : whole,
    }),
  };
}

/** The gateway, told to forward to the provider. */
export function gatewayTarget(origin: string, upstream: string): Target {
  const headers = {
    ...json,
    authorization: 'Bearer measured',
    'x-portkey-provider': 'openai',
    'x-portkey-custom-host': upstream,
  };
  return {
    name: 'gateway',
    origin,
    firstText: Buffer.from('Deniz'),
    next: (stream) => ({ path: '/v1/chat/completions', headers, body: stream ? streamed : whole }),
  };
}

/** This server: each request by the next of many signed-in users, so that no one meets a limit of a person's. */
export function ourTarget(origin: string, cookies: string[]): Target {
  let at = 0;
  return {
    name: 'yazıhane',
    origin,
    // In JSON the text stands in "text"; in a stream its first piece is the first event of its type.
    firstText: Buffer.from('"text":"Deniz'),
    next(stream) {
      at = (at + 1) % cookies.length;
      return {
        path: stream ? '/api/generations/stream' : '/api/generations',
        headers: { ...json, cookie: cookies[at] ?? '' },
        body: JSON.stringify({ idempotencyKey: randomUUID(), idea, genre: 'drama', surface: 'landing' }),
      };
    },
  };
}
