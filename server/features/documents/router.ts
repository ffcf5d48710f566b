import { api } from '#server/api.ts';
import { makeExport } from './make-export.ts';

const { documents } = api;

export const documentsRouter = documents.router({
  make: documents.make.handler(({ context, input, signal }) => makeExport({ ctx: context, input, signal })),
});
