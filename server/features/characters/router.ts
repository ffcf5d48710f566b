import { api } from '#server/api.ts';
import { removeOwned } from '#server/owned-records.ts';
import { createCharacter } from './create-character.ts';
import { listCharacters } from './list-characters.ts';
import { updateCharacter } from './update-character.ts';

export const charactersRouter = api.characters.router({
  list: api.characters.list.handler(({ context }) => listCharacters({ ctx: context })),
  create: api.characters.create.handler(({ context, input }) => createCharacter({ ctx: context, input })),
  update: api.characters.update.handler(({ context, input }) => updateCharacter({ ctx: context, input })),
  remove: api.characters.remove.handler(({ context, input }) => removeOwned(context, 'characters', input.id)),
});
