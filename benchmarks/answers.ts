import { cleanAnswer } from '#domain/generation/answers/answer-stream.ts';
import { type AnswerCase, readBadCases, readGoodCases } from '#testing/answers/read-cases.ts';

/** How many answers of the corpus come out right: `node benchmarks/answers.ts` (testing/answers/README.md). */
function measure(name: string, cases: readonly AnswerCase[]): void {
  const wrong = cases.filter(({ answer, context, expected, decision }) => {
    const result = cleanAnswer(answer, context);
    return result.text !== expected || result.decision !== decision;
  });
  const share = ((1 - wrong.length / cases.length) * 100).toFixed(1);
  console.log(`${name}: ${cases.length - wrong.length} of ${cases.length} right (${share} %)`);
  if (wrong.length > 0) console.log(`  wrong: ${wrong.map(({ id }) => id).join(', ')}`);
}

measure('literary texts', readGoodCases('good'));
measure('literary texts, written after the code', readGoodCases('good-held-out'));
measure('bad habits', readBadCases('bad'));
measure('bad habits, written after the code', readBadCases('bad-held-out'));
