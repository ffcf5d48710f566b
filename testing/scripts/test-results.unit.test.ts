import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  closingLine,
  countPlaywright,
  countVitest,
  settle,
  slowest,
  sum,
  timePlaywright,
  timeVitest,
} from '../../scripts/lib/test-results.mjs';

const vitest = (files: { status: string; assertionResults: { status: string }[] }[]) => {
  const count = (status: string) =>
    files.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    testResults: files,
  };
};

test('vitest: a file that could not be loaded counts as one failure, beside the failed tests', () => {
  const report = vitest([
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'pending' }, { status: 'todo' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ]);
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 2 });
});

test('counts a Playwright test that passed at the second try as passed, and an error outside of tests as a failure', () => {
  const report = { stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 }, errors: [{ message: 'x' }] };
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3, skipped: 1 });
});

const five = () => ({ passed: 5, failed: 0, skipped: 0 });

test('a runner that broke off is a failure, with or without a report', () => {
  expect(settle({ ok: false, report: null, count: five })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(settle({ ok: true, report: null, count: five })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(settle({ ok: false, report: {}, count: five })).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(settle({ ok: true, report: {}, count: five })).toEqual({ passed: 5, failed: 0, skipped: 0 });
});

test('the closing line is alone, and names skipped tests only where there are some', () => {
  const total = sum([five(), { passed: 2, failed: 1, skipped: 0 }]);
  expect(closingLine(total)).toBe('7 passed, 1 failed');
  expect(closingLine({ ...total, skipped: 3 })).toBe('7 passed, 1 failed, 3 skipped');
});

test('lists the slowest tests of both runners first', () => {
  const units = timeVitest({
    testResults: [
      {
        name: join(import.meta.dirname, '../../domain/a.test.ts'),
        assertionResults: [{ title: 'adds', duration: 1_500 }, { title: 'is skipped' }],
      },
    ],
  });
  const spec = { file: 'b.spec.ts', title: 'opens' };
  const tests = [{ projectName: 'phone', results: [{ duration: 1_000 }, { duration: 2_040 }] }];
  const walks = timePlaywright({ suites: [{ suites: [{ specs: [{ ...spec, tests }] }] }] });
  expect(slowest([...units, ...walks], 2)).toEqual([
    '   3.0 s  e2e/b.spec.ts (phone): opens',
    '   1.5 s  domain/a.test.ts: adds',
  ]);
});
