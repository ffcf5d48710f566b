import { api } from '#server/api.ts';
import { getSettings, updateSettings } from './update-settings.ts';

export const settingsRouter = api.settings.router({
  get: api.settings.get.handler(({ context }) => getSettings({ ctx: context })),
  update: api.settings.update.handler(({ context, input }) => updateSettings({ ctx: context, input })),
});
