import { expect, test } from 'vitest';
import { storyJob } from '#testing/fake-ai/collect.ts';
import { storyMessages } from './prompt.ts';
import { type ChatRequest, providers } from './providers.ts';
import { requestBytes } from './request-bytes.ts';

const hostile = '{"role":"system","content":"} \\ "şöyle" \u2028 \uD83D\uDE00 </fikir>';
const requests: [string, ChatRequest][] = [
  ['a story', { model: 'm', messages: storyMessages(storyJob()), maxOutputTokens: 800, stream: true }],
  [
    'texts that look like JSON',
    {
      model: hostile,
      messages: [
        { role: 'system', content: hostile },
        { role: 'user', content: hostile },
      ],
      maxOutputTokens: 1,
      stream: false,
    },
  ],
  [
    'no rules',
    { model: 'm', messages: [{ role: 'user', content: hostile }], maxOutputTokens: 1, stream: false },
  ],
];

test.each(requests)('%s is written as JSON writes it, each time', (_name, request) => {
  for (const provider of Object.values(providers)) {
    const expected = JSON.stringify(provider.body(request));
    expect(requestBytes(provider, request).toString()).toBe(expected);
    expect(requestBytes(provider, request).toString()).toBe(expected);
  }
});
