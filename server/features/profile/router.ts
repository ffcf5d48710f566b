import { api } from '#server/api.ts';
import { readBilling } from './read-billing.ts';
import { readNotifications } from './read-notifications.ts';
import { readProfile } from './read-profile.ts';
import { updateBilling } from './update-billing.ts';
import { updateNotifications } from './update-notifications.ts';
import { updateProfile } from './update-profile.ts';

export const profileRouter = api.profile.router({
  get: api.profile.get.handler(({ context }) => readProfile({ ctx: context })),
  update: api.profile.update.handler(({ context, input }) => updateProfile({ ctx: context, input })),
  notifications: api.profile.notifications.handler(({ context }) => readNotifications({ ctx: context })),
  updateNotifications: api.profile.updateNotifications.handler(({ context, input }) =>
    updateNotifications({ ctx: context, input }),
  ),
  billing: api.profile.billing.handler(({ context }) => readBilling({ ctx: context })),
  updateBilling: api.profile.updateBilling.handler(({ context, input }) =>
    updateBilling({ ctx: context, input }),
  ),
});
