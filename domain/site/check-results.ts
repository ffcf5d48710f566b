/** What a check of the running site can find; `skipped` where there was nothing to look at. */
export const checkResults = ['ok', 'warning', 'error', 'skipped'] as const;
export type CheckResult = (typeof checkResults)[number];
