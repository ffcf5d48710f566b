import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { type AnnouncementLevel, announcementLevels, settingsLimits } from '#domain/site/site-settings.ts';
import { instant, isVisible, oneLine, operation, text } from './base.ts';

const m = messages.settings;
const tags = ['Ayarlar'];
const levels = Object.keys(announcementLevels) as [AnnouncementLevel, ...AnnouncementLevel[]];
const range = { error: m.guestDailyRange };
const welcomeRange = { error: m.welcomeRange };
const failuresRange = { error: m.freeFailuresRange };

const fields = z.object({
  announcement: z
    .object({
      text: text(settingsLimits.announcement).overwrite(oneLine).trim(),
      level: z.enum(levels),
      shown: z.boolean(),
    })
    .refine((given) => !given.shown || isVisible(given.text), {
      path: ['text'],
      error: m.announcementRequired,
    }),
  registrationOpen: z.boolean(),
  maintenance: z.boolean(),
  guestTrial: z.boolean(),
  guestDailyTokens: z
    .number(range)
    .int(range)
    .min(settingsLimits.guestDailyMin, range)
    .max(settingsLimits.guestDailyMax, range),
  freeFailuresPerDay: z
    .number(failuresRange)
    .int(failuresRange)
    .min(0, failuresRange)
    .max(settingsLimits.freeFailuresMax, failuresRange),
  /** Unchanged where it is missing, as in requests of earlier versions. */
  welcomeTokens: z
    .number(welcomeRange)
    .int(welcomeRange)
    .min(0, welcomeRange)
    .max(settingsLimits.welcomeMax, welcomeRange)
    .optional(),
  generationOn: z.boolean(),
});

const stored = fields.extend({
  announcement: z.object({ text: z.string(), level: z.enum(levels), shown: z.boolean() }),
  welcomeTokens: z.number().int(),
  /** Incremented by each change; an update names the revision that it is based on. */
  revision: z.number().int(),
  updatedAt: instant,
  /** Null before the first change. */
  updatedBy: z.string().nullable(),
});
export type StoredSettings = z.infer<typeof stored>;

export const settings = {
  get: operation
    .meta({ access: 'admin', fallback: 'SETTINGS_LOAD_FAILED' })
    .route({ method: 'GET', path: '/admin/settings', tags, summary: 'What is switched on' })
    .errors({ SETTINGS_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .output(stored),
  update: operation
    .meta({ access: 'admin', fallback: 'SETTINGS_SAVE_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/settings',
      tags,
      summary: 'Switch; audited, and followed by every process within a second',
    })
    .errors({
      SETTINGS_SAVE_FAILED: { status: 500, message: m.saveFailed },
      SETTINGS_CHANGED: { status: 409, message: m.changedElsewhere, data: z.object({ current: stored }) },
    })
    .input(fields.extend({ revision: z.number().int().min(1).max(2_000_000_000) }))
    .output(stored),
};
