import { api } from '#server/api.ts';
import { addWord, listWords, removeWord } from './personal-words.ts';
import { readStyle } from './read-style.ts';
import { setStyle } from './set-style.ts';

export const houseStyleRouter = api.houseStyle.router({
  style: api.houseStyle.style.handler(({ context, input }) => readStyle({ ctx: context, input })),
  setStyle: api.houseStyle.setStyle.handler(({ context, input }) => setStyle({ ctx: context, input })),
  words: api.houseStyle.words.handler(({ context }) => listWords({ ctx: context })),
  addWord: api.houseStyle.addWord.handler(({ context, input }) => addWord({ ctx: context, input })),
  removeWord: api.houseStyle.removeWord.handler(({ context, input }) => removeWord({ ctx: context, input })),
});
