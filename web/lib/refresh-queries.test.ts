import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshQueries } from './refresh-queries.ts';

test('reads a list again when it changed during its first request', async () => {
  const client = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['stories'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  const refreshed = refreshQueries(client, ['stories']);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('before the change');
  answers[1]?.('after the change');
  await refreshed;
  expect(observer.getCurrentResult().data).toBe('after the change');
  stop();
  client.clear();
});
