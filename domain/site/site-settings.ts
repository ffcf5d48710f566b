import { guestLimits } from '../billing/plans.ts';

/** What an administrator switches while the site runs; every process follows within a second. */
export interface SiteSettings {
  announcement: { text: string; level: AnnouncementLevel; shown: boolean };
  /** Whether new accounts can be opened. */
  registrationOpen: boolean;
  /** Everything can be read and nothing written, but by administrators. Payments are still heard of. */
  maintenance: boolean;
  /** Whether visitors may try the generator without an account. */
  guestTrial: boolean;
  /** Tokens that the guests of one address may draw in a day. */
  guestDailyTokens: number;
  /** Failed generations a day that are free for one person although text was delivered; those after them are charged. */
  freeFailuresPerDay: number;
  /** Whether anyone may generate. */
  generationOn: boolean;
}

export const announcementLevels = { info: 'Bilgi', warning: 'Uyarı' } as const;
export type AnnouncementLevel = keyof typeof announcementLevels;

/** Longest announcement, in characters; least and most of the daily guest limit, in tokens; most free failures a day. */
export const settingsLimits = {
  announcement: 300,
  guestDailyMin: 50,
  guestDailyMax: 1_000_000,
  freeFailuresMax: 50,
} as const;

/** As a new installation starts: 20 whole trials an address and day, for a mobile network's many people. */
export const usualSettings: SiteSettings = {
  announcement: { text: '', level: 'info', shown: false },
  registrationOpen: true,
  maintenance: false,
  guestTrial: true,
  guestDailyTokens: 20 * guestLimits.trialTokens,
  freeFailuresPerDay: 3,
  generationOn: true,
};
