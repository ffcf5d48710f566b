import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { exportFormats } from '#domain/book/export-formats.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { bodyBytes, oneLine, operation, text, uuid } from './base.ts';

const tags = ['Belgeler'];
const m = messages.documents;

/** How an export goes on: its place in the line, how much is written, then the file in pieces. */
const exportEvent = z.discriminatedUnion('type', [
  /** `place` others are served before it. */
  z.object({ type: z.literal('waiting'), place: z.number().int() }),
  z.object({ type: z.literal('progress'), percent: z.number().int() }),
  z.object({
    type: z.literal('file'),
    name: z.string(),
    mediaType: z.string(),
    bytes: z.number().int(),
  }),
  z.object({ type: z.literal('piece'), base64: z.string() }),
]);
export type ExportEvent = z.infer<typeof exportEvent>;

const exportInput = z
  .object({
    format: z.enum(exportFormats),
    /** A saved story; without it the text itself. */
    storyId: uuid.optional(),
    title: text(limits.title).overwrite(oneLine).trim().optional(),
    content: text(limits.content).optional(),
    /** The name on the title page; may be left out. */
    author: text(limits.fullName).overwrite(oneLine).trim().default(''),
  })
  .refine(({ storyId, content }) => (storyId === undefined) !== (content === undefined), {
    error: m.storyOrText,
    path: ['storyId'],
  });
export type ExportInput = z.infer<typeof exportInput>;

export const documents = {
  make: operation
    .meta({ access: 'user', fallback: 'EXPORT_FAILED', maxBytes: bodyBytes.story })
    .route({
      method: 'POST',
      path: '/documents/exports',
      tags,
      summary:
        'Make a file of an own story or of a text: its place in the line, its progress, then the file in base64 pieces; going away cancels it',
    })
    .errors({
      NOT_FOUND: { status: 404, message: messages.story.notFound },
      EXPORT_PLAN_REQUIRED: { status: 403, message: m.exportNeedsPro },
      EXPORT_RUNNING: { status: 409, message: m.exportRunning },
      EXPORTS_CROWDED: { status: 503, message: m.crowded },
      EXPORT_FAILED: { status: 500, message: m.exportFailed },
    })
    .input(exportInput)
    .output(eventIterator(exportEvent)),
};
