import { api } from '#server/api.ts';
import { getWizardStory } from './get-wizard-story.ts';
import { wizardStatus } from './wizard-status.ts';

export const wizardRouter = api.wizard.router({
  status: api.wizard.status.handler(({ context }) => wizardStatus({ ctx: context })),
  story: api.wizard.story.handler(({ context, input }) => getWizardStory({ ctx: context, id: input.id })),
});
