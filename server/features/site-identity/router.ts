import { api } from '#server/api.ts';
import { listVersions } from './list-versions.ts';
import { previewIdentity } from './preview-identity.ts';
import { getIdentity, updateIdentity } from './update-identity.ts';

export const siteIdentityRouter = api.siteIdentity.router({
  get: api.siteIdentity.get.handler(({ context }) => getIdentity({ ctx: context })),
  update: api.siteIdentity.update.handler(({ context, input }) => updateIdentity({ ctx: context, input })),
  versions: api.siteIdentity.versions.handler(({ context, input }) => listVersions({ ctx: context, input })),
  preview: api.siteIdentity.preview.handler(({ context, input }) => previewIdentity({ ctx: context, input })),
});
