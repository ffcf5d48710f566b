import { api } from '#server/api.ts';
import { createConfig } from './create-config.ts';
import { listLocalModels } from './local-models.ts';
import { moveConfig } from './move-config.ts';
import { listConfigs } from './read-configs.ts';
import { removeConfig } from './remove-config.ts';
import { revealConfig } from './reveal-config.ts';
import { testConfig } from './test-config.ts';
import { toggleConfig } from './toggle-config.ts';
import { updateConfig } from './update-config.ts';

export const apiConfigsRouter = api.apiConfigs.router({
  list: api.apiConfigs.list.handler(({ context }) => listConfigs({ ctx: context })),
  localModels: api.apiConfigs.localModels.handler(({ context }) => listLocalModels({ ctx: context })),
  create: api.apiConfigs.create.handler(({ context, input }) => createConfig({ ctx: context, input })),
  update: api.apiConfigs.update.handler(({ context, input }) => updateConfig({ ctx: context, input })),
  toggle: api.apiConfigs.toggle.handler(({ context, input }) => toggleConfig({ ctx: context, input })),
  move: api.apiConfigs.move.handler(({ context, input }) => moveConfig({ ctx: context, input })),
  remove: api.apiConfigs.remove.handler(({ context, input }) => removeConfig({ ctx: context, input })),
  reveal: api.apiConfigs.reveal.handler(({ context, input }) => revealConfig({ ctx: context, input })),
  test: api.apiConfigs.test.handler(({ context, input }) => testConfig({ ctx: context, input })),
});
