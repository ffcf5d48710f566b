import { maxPromptLength, type PromptId } from '#domain/generation/prompt-ids.ts';
import { messages } from '#domain/messages/index.ts';
import { prompts } from './catalogue.ts';
import type { PromptText } from './define-prompt.ts';
import { variablesIn } from './render-prompt.ts';
import { memoryVariables, passageVariables, storyVariables } from './variables.ts';

const m = messages.prompts;

/** The variables that a prompt may use, with their meaning. */
export function variablesOf(id: PromptId): Readonly<Record<string, string>> {
  if (id === 'memory') return memoryVariables;
  return id === 'story' || id === 'continuation' || id === 'chapter' ? storyVariables : passageVariables;
}

function errorOf(text: string, known: Readonly<Record<string, string>>): string | null {
  if (text.trim() === '') return m.empty;
  if (text.length > maxPromptLength) return m.tooLong(maxPromptLength);
  const written = Array.from(text.matchAll(/\{([^{}\n]*)\}/g), ([, name]) => name ?? '');
  const unknown = written.find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) return m.unknownVariable(unknown);
  const stray = /[{}]/.exec(text.replaceAll(/\{[^{}\n]*\}/g, ''));
  return stray ? m.strayBrace(stray[0]) : null;
}

/** The errors of an administrator's text by message; empty for a valid one. */
export function promptErrors(
  id: PromptId,
  { system, user }: PromptText,
): { field: 'system' | 'user'; message: string }[] {
  const known = variablesOf(id);
  const errors = (['system', 'user'] as const).flatMap((field) => {
    const message = errorOf(field === 'system' ? system : user, known);
    return message === null ? [] : [{ field, message }];
  });
  if (errors.length > 0) return errors;
  const used = variablesIn(`${system}\n${user}`);
  const { system: ownSystem } = prompts[id];
  const required: readonly string[] = prompts[id].required;
  return required
    .filter((name) => !used.includes(name))
    .map((name) => ({
      field: ownSystem.includes(`{${name}}`) ? ('system' as const) : ('user' as const),
      message: m.missingVariable(name, known[name] ?? ''),
    }));
}
