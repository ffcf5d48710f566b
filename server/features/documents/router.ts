import { api } from '#server/api.ts';
import { makeExport } from './make-export.ts';
import { readImport } from './read-import.ts';

const { documents } = api;

export const documentsRouter = documents.router({
  make: documents.make.handler(({ context, input, signal }) => makeExport({ ctx: context, input, signal })),
  read: documents.read.handler(({ context, input, signal }) =>
    readImport({ ctx: context, name: input.query.name, file: input.body, signal }),
  ),
});
