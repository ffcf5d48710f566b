export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}
export interface Timed {
  seconds: number;
  name: string;
}
export function timeVitest(report: unknown): Timed[];
export function timePlaywright(report: unknown): Timed[];
export function slowest(tests: Timed[], count?: number): string[];
export function countVitest(report: unknown): Count;
export function countPlaywright(report: unknown): Count;
export function settle<Report>(run: {
  ok: boolean;
  report: Report | null;
  count: (report: Report) => Count;
}): Count;
export function sum(counts: Count[]): Count;
export function closingLine(total: Count): string;
