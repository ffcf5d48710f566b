import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnswerContext, unknownContext } from '#domain/generation/answers/answer-context.ts';
import type { AnswerDecision } from '#domain/generation/answers/decisions.ts';
import type { DialogueStyle } from '#domain/house-style/dialogue.ts';
import { storyMessages } from '#server/providers/ai/index.ts';
import { storyJob } from '../fake-ai/collect.ts';

/*
 * The corpus of answers (README.md): `=== id decision`, then lines with `@key: value`, then the text. ⟦…⟧ must go,
 * ⟦a⇒b⟧ becomes b, {id} stands for a literary text.
 */

/** One answer and what must come of it. */
export interface AnswerCase {
  id: string;
  /** The file's name without its ending. */
  group: string;
  answer: string;
  context: AnswerContext;
  expected: string;
  decision: AnswerDecision | null;
}

interface Entry {
  id: string;
  rest: string;
  options: Map<string, string>;
  body: string;
  group: string;
}

const folderOf = (name: string) => join(import.meta.dirname, name);

function readEntries(folder: string): Entry[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^=== /mu)
        .slice(1)
        .map((part) => {
          const [header = '', ...lines] = part.split('\n');
          const [id = '', ...rest] = header.trim().split(/\s+/u);
          const options = new Map<string, string>();
          const body = lines.filter((line) => {
            const [, key, value] = /^@(\w+):\s*(.*)$/u.exec(line) ?? [];
            if (key === undefined) return true;
            options.set(key, (value ?? '').replaceAll('\\n', '\n'));
            return false;
          });
          return {
            id,
            rest: rest.join(' '),
            options,
            body: body.join('\n').trim(),
            group: file.replace('.txt', ''),
          };
        }),
    );
}

/** The rules of an ordinary story's prompt. */
const rules = storyMessages(storyJob())
  .map(({ content }) => content)
  .join('\n');

function contextOf(options: Map<string, string>): AnswerContext {
  return {
    ...unknownContext,
    rules,
    idea: options.get('idea') ?? '',
    existingText: options.get('existing') ?? '',
    names: options.get('names')?.split(/,\s*/u) ?? [],
    dialogue: (options.get('dialogue') as DialogueStyle | undefined) ?? null,
    mayHaveMarkup: options.get('markup') === 'yes',
    kind: (options.get('kind') as AnswerContext['kind'] | undefined) ?? unknownContext.kind,
  };
}

/** A mark of the corpus: what goes, and what takes its place. */
const mark = /⟦([^⟦⟧⇒]*)(?:⇒([^⟦⟧]*))?⟧/gu;
const breaks = (text: string) => text.replaceAll('¶', '\n');
const tidy = (text: string) =>
  text
    .replaceAll(/[ \t]+\n/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();

/** The literary texts, none of which may change. @param set 'good' or 'good-held-out' */
export function readGoodCases(set: 'good' | 'good-held-out' = 'good'): AnswerCase[] {
  return readEntries(folderOf(set)).map(({ id, group, options, body }) => ({
    id,
    group,
    answer: body,
    context: contextOf(options),
    expected: body,
    decision: null,
  }));
}

const decisions: Readonly<Record<string, AnswerDecision | null>> = {
  none: null,
  clean: 'clean',
  continue: 'continue',
  tell: 'tell',
};

/** Answers with bad habits, and what must stay of each. @param set 'bad' or 'bad-held-out' */
export function readBadCases(set: 'bad' | 'bad-held-out' = 'bad'): AnswerCase[] {
  const good = new Map(
    [...readEntries(folderOf('good')), ...readEntries(folderOf('good-held-out'))].map(({ id, body }) => [
      id,
      body,
    ]),
  );
  return readEntries(folderOf(set)).map(({ id, rest, group, options, body }) => {
    const whole = body.replaceAll(/\{([a-z]+-\d+)\}/gu, (_, name: string) => {
      const text = good.get(name);
      if (text === undefined) throw new Error(`${id}: no literary text '${name}'`);
      return text;
    });
    if (!(rest in decisions)) throw new Error(`${id}: no decision '${rest}'`);
    return {
      id,
      group,
      answer: breaks(whole.replaceAll(mark, '$1')),
      context: contextOf(options),
      expected:
        options.get('keep') ??
        tidy(breaks(whole.replaceAll(mark, (_, _gone, instead?: string) => instead ?? ''))),
      decision: decisions[rest] ?? null,
    };
  });
}
