import { randomUUID } from 'node:crypto';
import type { Character } from '#contract/characters.ts';
import type { PlotElement } from '#contract/plot-elements.ts';
import { pickCard } from '#domain/world/card-fields.ts';
import { type CharacterCard, characterFields, type PlotCard, plotFields } from '#domain/world/cards.ts';
import type { Client } from '../client.ts';

/** A request to save a character; any field can be overridden. */
export function characterDraft(fields: Partial<CharacterCard & { id: string }> = {}) {
  return {
    id: randomUUID(),
    ...pickCard(characterFields, {
      name: 'Nermin',
      role: 'protagonist',
      age: 'Otuzlarının başında',
      personality: 'Az konuşur.',
    }),
    ...fields,
  };
}

/** A request to save a plot element; any field can be overridden. */
export function plotDraft(fields: Partial<PlotCard & { id: string }> = {}) {
  return {
    id: randomUUID(),
    ...pickCard(plotFields, { description: 'Kıyıya bir sandık vurur.' }),
    ...fields,
  };
}

/** Saves a character through the API. */
export async function saveCharacter(
  client: Client,
  fields: Parameters<typeof characterDraft>[0] = {},
): Promise<Character> {
  const answer = await client.post<Character>('/characters', characterDraft(fields));
  if (answer.status !== 201) throw new Error(`character not saved: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Saves a plot element through the API. */
export async function savePlotElement(
  client: Client,
  fields: Parameters<typeof plotDraft>[0] = {},
): Promise<PlotElement> {
  const answer = await client.post<PlotElement>('/plot-elements', plotDraft(fields));
  if (answer.status !== 201) throw new Error(`plot element not saved: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
