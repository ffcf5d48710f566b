import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { FaultCard } from './fault-card.tsx';

const shown = (code: string, message: string, data?: unknown) =>
  renderToStaticMarkup(<FaultCard fault={{ code, message, data }} onRetry={() => undefined} />);

test('shows a text that another tab is generating as a calm line with the way to it', () => {
  const { alreadyRunning } = messages.generation;
  const running = { id: 'g1', surface: 'landing', storyId: null };
  const here = shown('GENERATION_RUNNING', alreadyRunning, running);
  expect(here).toContain(alreadyRunning);
  expect(here).toContain('Süren hikâyeyi göster');
  const elsewhere = shown('GENERATION_RUNNING', alreadyRunning);
  expect(elsewhere).toContain('Tekrar dene');
  for (const line of [here, elsewhere]) {
    expect(line).toContain('role="status"');
    expect(line).not.toContain('Hata Oluştu');
  }
});

test('shows any other error as one', () => {
  const error = shown('TIMEOUT', messages.generation.timeout);
  expect(error).toContain('role="alert"');
  expect(error).toContain('Hata Oluştu');
});
