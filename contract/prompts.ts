import { z } from 'zod';
import { maxPromptLength, promptIds } from '#domain/generation/prompt-ids.ts';
import { messages } from '#domain/messages/index.ts';
import { instant, operation, wholeNumber, text as writtenText } from './base.ts';

const m = messages.prompts;
const tags = ['Yönergeler'];
const id = z.enum(promptIds);
const revision = z.number().int().min(0).max(2_000_000_000);
/** The server names what is wrong with a text; here only its size is limited. */
const text = writtenText(maxPromptLength);
const texts = z.object({ system: text, user: text });

const prompt = z.object({
  id,
  name: z.string(),
  /** The text in force: this program's or an administrator's. */
  system: z.string(),
  user: z.string(),
  /** This program's text and its version. */
  own: z.object({ system: z.string(), user: z.string(), version: z.number().int() }),
  isOverridden: z.boolean(),
  /** The version of this program's text when the administrator's was stored; null without one. */
  basedOn: z.number().int().nullable(),
  /** The number of the newest change; 0 before the first. */
  revision: z.number().int(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
  variables: z.array(z.object({ name: z.string(), about: z.string(), isRequired: z.boolean() })),
});
export type AdminPrompt = z.infer<typeof prompt>;

const version = z.object({
  revision: z.number().int(),
  /** Null where the program's own text was taken again. */
  system: z.string().nullable(),
  user: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string(),
});
export type StoredPromptVersion = z.infer<typeof version>;

const PROMPT_SAVE_FAILED = { status: 500, message: m.saveFailed } as const;
const PROMPT_CHANGED = {
  status: 409,
  message: m.changedElsewhere,
  data: z.object({ current: prompt }),
} as const;

export const promptOperations = {
  list: operation
    .meta({ access: 'admin', fallback: 'PROMPTS_LOAD_FAILED' })
    .route({ method: 'GET', path: '/admin/prompts', tags, summary: 'All prompts with their texts in force' })
    .errors({ PROMPTS_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .output(z.array(prompt)),
  update: operation
    .meta({ access: 'admin', fallback: 'PROMPT_SAVE_FAILED', maxBytes: 200_000 })
    .route({
      method: 'PUT',
      path: '/admin/prompts/{id}',
      tags,
      summary: 'Store a text of a prompt; audited, and followed by every process within a second',
    })
    .errors({ PROMPT_SAVE_FAILED, PROMPT_CHANGED })
    /** `revision` is the change that this one is based on. */
    .input(texts.extend({ id, revision }))
    .output(prompt),
  reset: operation
    .meta({ access: 'admin', fallback: 'PROMPT_SAVE_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/prompts/{id}/reset',
      tags,
      summary: 'Take the program’s own text again; the stored ones stay in the history',
    })
    .errors({ PROMPT_SAVE_FAILED, PROMPT_CHANGED })
    .input(z.object({ id, revision }))
    .output(prompt),
  versions: operation
    .meta({ access: 'admin', fallback: 'PROMPTS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/prompts/{id}/versions',
      tags,
      summary: 'The stored texts of a prompt, newest first, 20 at a time',
    })
    .errors({ PROMPTS_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    /** `before` continues the list after the version with this number. */
    .input(z.object({ id, before: wholeNumber(1, 999_999_999).optional() }))
    .output(z.object({ versions: z.array(version), hasMore: z.boolean() })),
  try: operation
    .meta({ access: 'admin', fallback: 'PROMPT_TRY_FAILED', maxBytes: 200_000 })
    .route({
      method: 'POST',
      path: '/admin/prompts/{id}/try',
      tags,
      summary:
        'The messages that a text makes of an example and, if asked for, the model’s answer; nothing is stored',
    })
    .errors({
      PROMPT_TRY_FAILED: { status: 502, message: m.tryFailed },
      PROMPT_NEEDS_MODEL: { status: 409, message: m.noModel },
    })
    .input(texts.extend({ id, callModel: z.boolean() }))
    .output(
      z.object({
        messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
        /** Null where the model was not called. */
        answer: z.string().nullable(),
        model: z.string().nullable(),
      }),
    ),
};
