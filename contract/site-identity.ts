import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { identityTextError, socialLinksError } from '#domain/site/identity-rules.ts';
import { type IdentityText, identityTextNames } from '#domain/site/site-identity.ts';
import { instant, operation, wholeNumber } from './base.ts';

const m = messages.siteIdentity;
const tags = ['Ayarlar'];
const revision = z.number().int().min(0).max(2_000_000_000);

/** A schema for each text of the identity. */
const textsBy = <Schema extends z.ZodType>(schemaOf: (name: IdentityText) => Schema) =>
  Object.fromEntries(identityTextNames.map((name) => [name, schemaOf(name)])) as Record<IdentityText, Schema>;

/** Reports the message that a domain rule returns. */
const checked =
  <Value>(errorOf: (value: Value) => string | null) =>
  (context: { value: Value; issues: z.core.$ZodRawIssue[] }) => {
    const message = errorOf(context.value);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  };

const fields = z.object({
  ...textsBy((name) =>
    z
      .string()
      .trim()
      .check(checked<string>((text) => identityTextError(name, text))),
  ),
  socialLinks: z.array(z.string().trim()).check(checked<string[]>(socialLinksError)),
  adultContent: z.boolean(),
});

const version = z.object({
  ...textsBy(() => z.string()),
  socialLinks: z.array(z.string()),
  adultContent: z.boolean(),
  /** The version's number; 0 for the defaults, before the first change. */
  revision: z.number().int(),
  /** Null for the defaults. */
  createdAt: instant.nullable(),
  createdBy: z.string().nullable(),
});
export type IdentityVersion = z.infer<typeof version>;

/** The stored version with what the environment says about it. */
const stored = version.extend({
  /** Whether the environment allows adult content; otherwise the stored switch has no effect. */
  adultContentAllowed: z.boolean(),
});
export type StoredIdentity = z.infer<typeof stored>;

export const siteIdentity = {
  get: operation
    .meta({ access: 'admin', fallback: 'IDENTITY_LOAD_FAILED' })
    .route({ method: 'GET', path: '/admin/identity', tags, summary: 'The stored identity of the site' })
    .errors({ IDENTITY_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .output(stored),
  update: operation
    .meta({ access: 'admin', fallback: 'IDENTITY_SAVE_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/identity',
      tags,
      summary: 'Store a new version; audited, and followed by every process within a second',
    })
    .errors({
      IDENTITY_SAVE_FAILED: { status: 500, message: m.saveFailed },
      IDENTITY_CHANGED: { status: 409, message: m.changedElsewhere, data: z.object({ current: stored }) },
    })
    /** `revision` is the version that the change is based on. */
    .input(fields.extend({ revision }))
    .output(stored),
  versions: operation
    .meta({ access: 'admin', fallback: 'IDENTITY_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/identity/versions',
      tags,
      summary: 'The stored versions, newest first, 20 at a time',
    })
    .errors({ IDENTITY_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    /** `before` continues the list after the version with this number. */
    .input(z.object({ before: wholeNumber(1, 999_999_999).optional() }))
    .output(z.object({ versions: z.array(version), hasMore: z.boolean() })),
  preview: operation
    .meta({ access: 'admin', fallback: 'IDENTITY_PREVIEW_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/identity/preview',
      tags,
      summary: 'A mail and a share image with these fields; nothing is stored',
    })
    .errors({ IDENTITY_PREVIEW_FAILED: { status: 500, message: m.previewFailed } })
    .input(fields)
    .output(
      z.object({
        mail: z.object({ from: z.string(), subject: z.string(), html: z.string() }),
        /** A PNG in base64. */
        shareImage: z.string(),
      }),
    ),
};
