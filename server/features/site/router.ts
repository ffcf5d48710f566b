import { api } from '#server/api.ts';
import { siteBrand } from './site-brand.ts';
import { siteNotice } from './site-notice.ts';
import { siteStatus } from './site-status.ts';

export const siteRouter = api.site.router({
  brand: api.site.brand.handler(({ context }) => siteBrand({ ctx: context })),
  notice: api.site.notice.handler(({ context }) => siteNotice({ ctx: context })),
  status: api.site.status.handler(({ context }) => siteStatus({ ctx: context })),
});
