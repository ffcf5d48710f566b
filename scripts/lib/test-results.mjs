import { relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/**
 * Counts of vitest's JSON report. A file that could not even be loaded counts as one failed test.
 * @param {any} report
 * @returns {Count}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts of Playwright's JSON report. An error outside of any test counts as one failed test.
 * @param {any} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/**
 * Counts one runner's report; a failed exit code never counts as a success.
 * @param {{ ok: boolean, report: any, count: (report: any) => Count }} run
 * @returns {Count}
 */
export function settle({ ok, report, count }) {
  const counted = report ? count(report) : { passed: 0, failed: 0, skipped: 0 };
  const hidesFailure = (!ok || !report) && counted.failed === 0;
  return hidesFailure ? { ...counted, failed: 1 } : counted;
}

/**
 * @typedef {{ seconds: number, name: string }} Timed a test, by file and title
 */

/**
 * Returns the durations of vitest's JSON report.
 * @param {any} report
 * @returns {Timed[]}
 */
export function timeVitest(report) {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      seconds: (test.duration ?? 0) / 1_000,
      name: `${relative(root, file.name)}: ${test.title}`,
    })),
  );
}

/**
 * Returns the durations of Playwright's JSON report.
 * @param {any} report
 * @returns {Timed[]}
 */
export function timePlaywright(report) {
  const ofSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(ofSuite),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        seconds: test.results.reduce((total, { duration }) => total + duration, 0) / 1_000,
        name: `e2e/${spec.file} (${test.projectName}): ${spec.title}`,
      })),
    ),
  ];
  return report.suites.flatMap(ofSuite);
}

/**
 * Returns the slowest tests, one per line.
 * @param {Timed[]} tests
 */
export function slowest(tests, count = 10) {
  const sorted = tests.toSorted((one, other) => other.seconds - one.seconds);
  return sorted.slice(0, count).map(({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += count[key];
  }
  return total;
}

/**
 * The closing line of `npm test`.
 * @param {Count} total
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
