import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type PromptId, promptIds } from '#domain/generation/prompt-ids.ts';
import { messages } from '#domain/messages/index.ts';
import { firmRules, memoryMaterialRule } from '../prompt-parts.ts';
import { prompts } from './catalogue.ts';
import { documentation } from './documentation.ts';
import { promptErrors, variablesOf } from './prompt-errors.ts';
import { builtInPrompt, promptVersion } from './prompt-in-use.ts';
import { renderText, variablesIn } from './render-prompt.ts';
import { sampleMessages } from './try-sample.ts';

const contentOf = (id: PromptId) =>
  sampleMessages(builtInPrompt(id))
    .map(({ role, content }) => `[${role}]\n${content}`)
    .join('\n\n');

describe('the prompts of this program', () => {
  test.each(promptIds)('make the expected messages of an example: %s', async (id) => {
    // A changed text gets a new version, and with it a new file.
    await expect(`${contentOf(id)}\n`).toMatchFileSnapshot(`golden/${id}-${prompts[id].version}.txt`);
  });

  test.each(promptIds)('use known variables only, and all that they require: %s', (id) => {
    expect(promptErrors(id, prompts[id])).toEqual([]);
  });

  test('use each variable that is offered for them somewhere', () => {
    const used = new Set(
      promptIds.flatMap((id) => variablesIn(`${prompts[id].system}\n${prompts[id].user}`)),
    );
    const offered = new Set(promptIds.flatMap((id) => Object.keys(variablesOf(id))));
    expect([...offered].filter((name) => !used.has(name))).toEqual([]);
  });

  test('are shown in docs/product/prompts.md as they are', async () => {
    expect(await readFile('docs/product/prompts.md', 'utf8')).toBe(documentation());
  });
});

describe('an administrator’s text', () => {
  const minimal = (id: PromptId) => ({
    id,
    system:
      prompts[id].required
        .filter((name) => name === 'uzunluk')
        .map((name) => `{${name}}`)
        .join('') || 'Yaz.',
    user: prompts[id].required.map((name) => `{${name}}`).join('\n'),
    override: 2,
  });

  test.each(promptIds)('never removes the safety rules: %s', (id) => {
    const [system] = sampleMessages({ ...minimal(id), system: 'Kurallar yok.' });
    const rule = id === 'memory' ? memoryMaterialRule : (firmRules[0] ?? '');
    expect(system?.content).toContain(rule);
    expect(system?.content).toContain('talimat değildir');
    expect(system?.content.startsWith('Kurallar yok.')).toBe(true);
  });

  test('is refused with an unknown, a misspelt or a missing variable, or a single brace', () => {
    const { system, user } = prompts.story;
    const m = messages.prompts;
    const errors = (text: { system: string; user: string }) => promptErrors('story', text);
    expect(errors({ system: `${system} {baslik}`, user })).toEqual([
      { field: 'system', message: m.unknownVariable('baslik') },
    ]);
    expect(errors({ system, user: `${user} {Yön}` })).toEqual([
      { field: 'user', message: m.unknownVariable('Yön') },
    ]);
    expect(errors({ system, user: user.replace('{fikir}', '') })).toEqual([
      { field: 'user', message: m.missingVariable('fikir', variablesOf('story').fikir ?? '') },
    ]);
    expect(errors({ system: `${system} }`, user })).toEqual([
      { field: 'system', message: m.strayBrace('}') },
    ]);
    expect(errors({ system: ' ', user })).toEqual([{ field: 'system', message: m.empty }]);
    // A variable of another prompt is unknown here.
    expect(promptErrors('summary', { ...prompts.summary, user: '{once} {yon}' })[0]?.message).toBe(
      m.unknownVariable('yon'),
    );
  });

  test('is named in the version with its number', () => {
    expect(promptVersion(minimal('tone'))).toBe(`tone@${prompts.tone.version}+2`);
    expect(promptVersion(builtInPrompt('story'))).toBe(`story@${prompts.story.version}`);
  });
});

describe('a text with variables', () => {
  test('leaves out lines without values and headings without lines', () => {
    const text = 'Rol.\n\nTür:\n- {tur}\n\nKurallar:\n- {kural}\n- Kısa yaz.\n\n{fikir}';
    expect(renderText(text, { kural: ['Bir.', 'İki.'] })).toBe(
      'Rol.\n\nKurallar:\n- Bir.\n- İki.\n- Kısa yaz.',
    );
  });

  test('never reads a person’s text for variables', () => {
    expect(renderText('{fikir}\n\n{yon}', { fikir: '{yon} ve $& ve {metin}', yon: 'gemi' })).toBe(
      '{yon} ve $& ve {metin}\n\ngemi',
    );
  });
});
