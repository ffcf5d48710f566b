import { api } from '#server/api.ts';
import { siteStatus } from './site-status.ts';

export const siteRouter = api.site.router({
  status: api.site.status.handler(({ context }) => siteStatus({ ctx: context })),
});
