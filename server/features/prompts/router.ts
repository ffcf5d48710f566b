import { api } from '#server/api.ts';
import { listPrompts, listVersions } from './list-prompts.ts';
import { tryPrompt } from './try-prompt.ts';
import { resetPrompt, updatePrompt } from './update-prompt.ts';

export const promptsRouter = api.prompts.router({
  list: api.prompts.list.handler(({ context }) => listPrompts({ ctx: context })),
  update: api.prompts.update.handler(({ context, input }) => updatePrompt({ ctx: context, input })),
  reset: api.prompts.reset.handler(({ context, input }) => resetPrompt({ ctx: context, input })),
  versions: api.prompts.versions.handler(({ context, input }) => listVersions({ ctx: context, input })),
  try: api.prompts.try.handler(({ context, input }) => tryPrompt({ ctx: context, input })),
});
