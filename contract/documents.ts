import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { exportFormats } from '#domain/story/book/export-formats.ts';
import { importLimits } from '#domain/story/book/import-limits.ts';
import { bodyBytes, oneLine, operation, text, uuid } from './base.ts';

const tags = ['Belgeler'];
const m = messages.documents;

/** The events of an export: position in the queue, progress, then the file in pieces. */
const exportEvent = z.discriminatedUnion('type', [
  /** `place` is the number of exports that are served before it. */
  z.object({ type: z.literal('waiting'), place: z.number().int() }),
  z.object({ type: z.literal('progress'), percent: z.number().int() }),
  z.object({
    type: z.literal('file'),
    name: z.string(),
    mediaType: z.string(),
    bytes: z.number().int(),
    /** Characters that the font of the file lacks; it shows "[?]" instead. */
    replaced: z.array(z.string()),
  }),
  z.object({ type: z.literal('piece'), base64: z.string() }),
]);
export type ExportEvent = z.infer<typeof exportEvent>;

const format = z.enum(exportFormats);
const exportInput = z.object({
  format,
  storyId: uuid,
  /** The author on the title page; optional. */
  author: text(limits.fullName).overwrite(oneLine).trim().default(''),
});
export type ExportInput = z.infer<typeof exportInput>;

/** An imported document before it becomes a story. */
const importPreview = z.object({
  title: z.string(),
  author: z.string(),
  chapters: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type ImportPreview = z.infer<typeof importPreview>;

const exportErrors = {
  NOT_FOUND: { status: 404, message: messages.story.notFound },
  EXPORT_PLAN_REQUIRED: { status: 403, message: m.exportNeedsPro },
  EXPORT_RUNNING: { status: 409, message: m.exportRunning },
  EXPORTS_CROWDED: { status: 503, message: m.crowded },
  EXPORT_FAILED: { status: 500, message: m.exportFailed },
};

export const documents = {
  make: operation
    .meta({ access: 'user', fallback: 'EXPORT_FAILED' })
    .route({
      method: 'POST',
      path: '/documents/exports',
      tags,
      summary:
        'Make a file of an own story: its place in the line, its progress, then the file in base64 pieces; going away cancels it',
    })
    .errors(exportErrors)
    .input(exportInput)
    .output(eventIterator(exportEvent)),
  makeOfText: operation
    .meta({ access: 'user', fallback: 'EXPORT_FAILED', maxBytes: bodyBytes.story, upload: true })
    .route({
      method: 'POST',
      path: '/documents/exports/text',
      tags,
      summary:
        'The same of a text that is not saved; the body is a file of JSON: content, and title and author where there are any',
      inputStructure: 'detailed',
    })
    .errors(exportErrors)
    .input(z.object({ query: z.object({ format }), body: z.file() }))
    .output(eventIterator(exportEvent)),
  read: operation
    .meta({ access: 'user', fallback: 'IMPORT_FAILED', maxBytes: importLimits.fileBytes, upload: true })
    .route({
      method: 'POST',
      path: '/documents/imports',
      tags,
      summary:
        'Read a document (.docx, .epub, .md, .txt; the body is the file as it is) into chapters; nothing is saved',
      inputStructure: 'detailed',
    })
    .errors({
      IMPORT_UNKNOWN_KIND: { status: 422, message: m.unknownKind },
      IMPORT_BROKEN: { status: 422, message: m.broken },
      IMPORT_PROTECTED: { status: 422, message: m.protected },
      IMPORT_TOO_LARGE: { status: 422, message: m.tooLargeInside },
      IMPORT_EMPTY: { status: 422, message: m.noText },
      IMPORT_TOO_LONG: { status: 422, message: m.tooLong },
      IMPORT_RUNNING: { status: 409, message: m.importRunning },
      EXPORTS_CROWDED: { status: 503, message: m.crowded },
      IMPORT_FAILED: { status: 500, message: m.importFailed },
    })
    .input(z.object({ query: z.object({ name: text(limits.fileName) }), body: z.file() }))
    .output(importPreview),
};
