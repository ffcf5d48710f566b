import { api } from '#server/api.ts';
import { makeExport, makeTextExport } from './make-export.ts';
import { readImport } from './read-import.ts';

const { documents } = api;

export const documentsRouter = documents.router({
  make: documents.make.handler(({ context, input, signal }) => makeExport({ ctx: context, input, signal })),
  makeOfText: documents.makeOfText.handler(({ context, input, signal }) =>
    makeTextExport({ ctx: context, format: input.query.format, file: input.body, signal }),
  ),
  read: documents.read.handler(({ context, input, signal }) =>
    readImport({ ctx: context, name: input.query.name, file: input.body, signal }),
  ),
});
