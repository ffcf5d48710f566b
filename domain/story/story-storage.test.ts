import { expect, test } from 'vitest';
import { defaultTerms } from '../billing/plans.ts';
import { storageFull } from './story-storage.ts';

test.each([
  ['free', '200 MB'],
  ['pro', '1 GB'],
  ['publisher', '2 GB'],
] as const)('%s is told of its %s, and what makes room', (plan, size) => {
  const text = storageFull(defaultTerms[plan].storageBytes);
  expect(text).toContain(`(${size})`);
  expect(text).toContain('yer açın');
});
