import { api } from '#server/api.ts';
import { listAudit } from './list-audit.ts';

export const auditRouter = api.audit.router({
  list: api.audit.list.handler(({ context, input }) => listAudit({ ctx: context, input })),
});
