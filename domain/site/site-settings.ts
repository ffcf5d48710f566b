import { guestLimits } from '../billing/plans.ts';

/** Settings that administrators change at runtime; every process applies them within a second. */
export interface SiteSettings {
  announcement: { text: string; level: AnnouncementLevel; shown: boolean };
  /** Whether new accounts can be opened. */
  registrationOpen: boolean;
  /** Read-only mode: only administrators can write. Payment notifications are still processed. */
  maintenance: boolean;
  /** Whether visitors may generate without an account. */
  guestTrial: boolean;
  /** Maximum tokens per day of all guests of one address. */
  guestDailyTokens: number;
  /** Failed generations with delivered text that are free for one person a day; further ones are charged. */
  freeFailuresPerDay: number;
  /** Tokens that an account gets once with its verified address; 0 for none (docs/product/tokens.md). */
  welcomeTokens: number;
  /** Whether generation is enabled. */
  generationOn: boolean;
}

export const announcementLevels = { info: 'Bilgi', warning: 'Uyarı' } as const;
export type AnnouncementLevel = keyof typeof announcementLevels;

/**
 * Maximum length of the announcement, characters; range of the daily guest limit, tokens; maximum of free failures a
 * day; maximum of the welcome gift, tokens.
 */
export const settingsLimits = {
  announcement: 300,
  guestDailyMin: 50,
  guestDailyMax: 1_000_000,
  freeFailuresMax: 50,
  welcomeMax: 100_000,
} as const;

/**
 * Default settings. The daily guest limit is 20 full trials, because many people of a mobile network share an
 * address.
 */
export const usualSettings: SiteSettings = {
  announcement: { text: '', level: 'info', shown: false },
  registrationOpen: true,
  maintenance: false,
  guestTrial: true,
  guestDailyTokens: 20 * guestLimits.trialTokens,
  freeFailuresPerDay: 3,
  welcomeTokens: 1_500,
  generationOn: true,
};
