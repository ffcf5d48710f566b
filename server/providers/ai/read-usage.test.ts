import { expect, test } from 'vitest';
import { readUsage } from './read-usage.ts';

test('reads OpenAI’s usage with its details', () => {
  const usage = {
    prompt_tokens: 320,
    completion_tokens: 410,
    total_tokens: 730,
    prompt_tokens_details: { cached_tokens: 256 },
    completion_tokens_details: { reasoning_tokens: 100 },
  };
  expect(readUsage({ usage })).toEqual({ input: 320, output: 410, thinking: 100, cached: 256 });
});

test('counts thinking that only the total contains as output, because it is billed so', () => {
  const usage = { prompt_tokens: 300, completion_tokens: 400, total_tokens: 950 };
  expect(readUsage({ usage })).toEqual({ input: 300, output: 650, thinking: 250, cached: null });
});

test('reads Gemini’s own usageMetadata', () => {
  const usageMetadata = {
    promptTokenCount: 300,
    candidatesTokenCount: 400,
    thoughtsTokenCount: 50,
    cachedContentTokenCount: 128,
  };
  expect(readUsage({ usageMetadata })).toEqual({ input: 300, output: 450, thinking: 50, cached: 128 });
});

test('reads nothing from an answer without usage or with a malformed one', () => {
  expect(readUsage({})).toBeNull();
  expect(readUsage({ usage: null })).toBeNull();
  expect(readUsage({ usage: { prompt_tokens: 'çok', completion_tokens: 3 } })).toBeNull();
  expect(readUsage({ usage: { prompt_tokens: -1, completion_tokens: 3 } })).toBeNull();
});
