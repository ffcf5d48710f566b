import { messages } from '../../messages/index.ts';
import type { AnswerResult } from './answer-stream.ts';
import type { AnswerHabit } from './decisions.ts';

const m = messages.generation;
const lines: Partial<Record<AnswerHabit, string>> = {
  loop: m.loopCut,
  'other-script': m.languageCut,
  'other-language': m.languageCut,
  unfinished: m.unfinishedCut,
  refusal: m.refusalCut,
};

/** The lines that tell what happened to a text; undefined where there is nothing to tell. */
export function answerNotice({ habits, names }: Pick<AnswerResult, 'habits' | 'names'>): string | undefined {
  const told = new Set(habits.flatMap((habit) => lines[habit] ?? []));
  const changed = names.map(({ name, instead }) => `${name} yerine ${instead}`).join(', ');
  if (changed !== '') told.add(`${m.changedName}${changed}.`);
  return told.size === 0 ? undefined : [...told].join(' ');
}
