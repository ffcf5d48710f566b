import { expect, it } from 'vitest';
import type { RecordedSurface } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { faultHere, networkFault, runningGenerationId } from './generation-fault.ts';

const running = (surface: RecordedSurface, storyId: string | null = null) => ({
  code: 'GENERATION_RUNNING',
  message: messages.generation.alreadyRunning,
  data: { id: 'one', surface, storyId },
});

it.each([
  ['the story that it is for', running('editor', 'fener'), 'editor', 'fener', 'one'],
  ['another story', running('editor', 'fener'), 'editor', 'kuyu', null],
  ['a story that nothing tells', running('editor'), 'editor', 'kuyu', 'one'],
  [
    'a manuscript, while a suggestion or a summary is written',
    running('selection', 'fener'),
    'editor',
    'fener',
    null,
  ],
  ['another passage of the same story', running('selection', 'fener'), 'selection', 'fener', null],
  ['the wizard', running('wizard'), 'wizard', '', 'one'],
  ['the landing page, while the wizard writes', running('wizard'), 'landing', '', null],
] as const)(
  'a running text may be followed in its own place alone: %s',
  (_, fault, surface, place, followed) => {
    const shown = faultHere(fault, surface, place);
    expect(runningGenerationId(shown)).toBe(followed);
    expect(shown.message).toBe(messages.generation.alreadyRunning);
  },
);

it('keeps every other error unchanged', () => {
  expect(faultHere(networkFault, 'editor', '')).toBe(networkFault);
});
