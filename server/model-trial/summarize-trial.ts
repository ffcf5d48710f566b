import type { Trial } from './run-trial.ts';

/** The figures of a trial by which models are compared; shares are 0 to 1. */
export interface TrialSummary {
  texts: number;
  failed: number;
  turkish: number;
  rightLength: number;
  rightDialogue: number;
  keptNames: number;
  /** Texts without any bad habit before they were cleaned. */
  clean: number;
  repetition: number;
  clichesPerThousand: number;
  unknownPerThousand: number;
  /** Medians. */
  firstWordMs: number | null;
  wordsPerSecond: number | null;
  cost: number | null;
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** Sums a trial up. */
export function summarizeTrial({ texts }: Trial): TrialSummary {
  const judged = texts.flatMap(({ marks, wholeMs }) => (marks ? [{ ...marks, wholeMs }] : []));
  const share = (holds: (marks: (typeof judged)[number]) => boolean) =>
    judged.length === 0 ? 0 : judged.filter(holds).length / judged.length;
  const words = judged.reduce((sum, marks) => sum + marks.words, 0);
  const perThousand = (count: number) => (words === 0 ? 0 : (count / words) * 1_000);
  const costs = texts.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return {
    texts: texts.length,
    failed: texts.length - judged.length,
    turkish: share(({ turkish }) => turkish),
    rightLength: share(({ rightLength }) => rightLength),
    rightDialogue: share(({ rightDialogue }) => rightDialogue),
    keptNames: share(({ missingNames }) => missingNames.length === 0),
    clean: share(({ habits }) => habits.length === 0),
    repetition:
      judged.length === 0 ? 0 : judged.reduce((sum, marks) => sum + marks.repetition, 0) / judged.length,
    clichesPerThousand: perThousand(judged.reduce((sum, marks) => sum + marks.cliches.length, 0)),
    unknownPerThousand: perThousand(judged.reduce((sum, marks) => sum + marks.unknownWords.length, 0)),
    firstWordMs: median(texts.flatMap(({ firstWordMs }) => (firstWordMs === null ? [] : [firstWordMs]))),
    wordsPerSecond: median(judged.map((marks) => marks.words / Math.max(0.001, marks.wholeMs / 1_000))),
    cost: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
  };
}
