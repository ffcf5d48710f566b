import type { StoredSettings } from '#contract/settings.ts';
import { messages } from '#domain/messages/index.ts';
import { type AnnouncementLevel, announcementLevels, settingsLimits } from '#domain/site/site-settings.ts';
import { isVisible } from '#domain/text/visible-characters.ts';

const m = messages.settings;
const numbers = new Intl.NumberFormat('tr-TR');

/** The values of the form, one for each field. */
export type SettingsDraft = {
  announcementShown: boolean;
  announcementText: string;
  announcementLevel: AnnouncementLevel;
  maintenance: boolean;
  registrationOpen: boolean;
  generationOn: boolean;
  guestTrial: boolean;
  /** The typed text, also "5.000". */
  guestDailyTokens: string;
  /** The typed text. */
  freeFailuresPerDay: string;
  /** The typed text, also "1.500". */
  welcomeTokens: string;
};

export const draftOf = (stored: StoredSettings): SettingsDraft => ({
  announcementShown: stored.announcement.shown,
  announcementText: stored.announcement.text,
  announcementLevel: stored.announcement.level,
  maintenance: stored.maintenance,
  registrationOpen: stored.registrationOpen,
  generationOn: stored.generationOn,
  guestTrial: stored.guestTrial,
  guestDailyTokens: numbers.format(stored.guestDailyTokens),
  freeFailuresPerDay: numbers.format(stored.freeFailuresPerDay),
  welcomeTokens: numbers.format(stored.welcomeTokens),
});

const numberOf = (typed: string) =>
  Number(/^\d[\d.\s]*$/.test(typed) ? typed.replaceAll(/[.\s]/g, '') : 'none');

/** The request. */
export function inputOf(draft: SettingsDraft, revision: number) {
  const {
    announcementText,
    announcementLevel,
    announcementShown,
    guestDailyTokens,
    freeFailuresPerDay,
    welcomeTokens,
    ...switches
  } = draft;
  return {
    ...switches,
    announcement: { text: announcementText.trim(), level: announcementLevel, shown: announcementShown },
    guestDailyTokens: numberOf(guestDailyTokens),
    freeFailuresPerDay: numberOf(freeFailuresPerDay),
    welcomeTokens: numberOf(welcomeTokens),
    revision,
  };
}

/** Validation errors by field, equal to the server's. */
export function draftFaults(draft: SettingsDraft): Partial<Record<keyof SettingsDraft, string>> {
  const tokens = numberOf(draft.guestDailyTokens);
  const failures = numberOf(draft.freeFailuresPerDay);
  const welcome = numberOf(draft.welcomeTokens);
  const inRange = tokens >= settingsLimits.guestDailyMin && tokens <= settingsLimits.guestDailyMax;
  return {
    ...(draft.announcementShown &&
      !isVisible(draft.announcementText) && { announcementText: m.announcementRequired }),
    ...(!(inRange && Number.isInteger(tokens)) && { guestDailyTokens: m.guestDailyRange }),
    ...(!(failures >= 0 && failures <= settingsLimits.freeFailuresMax) && {
      freeFailuresPerDay: m.freeFailuresRange,
    }),
    ...(!(welcome >= 0 && welcome <= settingsLimits.welcomeMax) && { welcomeTokens: m.welcomeRange }),
  };
}

/** The field of the form for a path of the contract. */
export const fieldOfPath: Readonly<Record<string, keyof SettingsDraft>> = {
  'announcement.text': 'announcementText',
  'announcement.level': 'announcementLevel',
  guestDailyTokens: 'guestDailyTokens',
  freeFailuresPerDay: 'freeFailuresPerDay',
  welcomeTokens: 'welcomeTokens',
};

/** The questions before a save that closes a function for everyone. */
export function questionsOf(before: SettingsDraft, after: SettingsDraft): string[] {
  return [
    ...(after.maintenance && !before.maintenance
      ? ['Bakım başlar: yöneticilerden başka kimse yazamaz, üretemez, kaydedemez. Okumak sürer.']
      : []),
    ...(before.generationOn && !after.generationOn
      ? ['Hikâye üretimi durur: üyeler de ziyaretçiler de yeni metin üretemez.']
      : []),
    ...(before.registrationOpen && !after.registrationOpen
      ? ['Yeni üyelik kapanır: kimse hesap açamaz. Üyeler giriş yapabilir.']
      : []),
  ];
}

/** The label of a field, and its value as text. */
export const fieldNames: Readonly<Record<keyof SettingsDraft, string>> = {
  announcementShown: 'Duyuruyu göster',
  announcementText: 'Duyuru metni',
  announcementLevel: 'Duyurunun türü',
  maintenance: 'Bakım',
  registrationOpen: 'Yeni üyelik',
  generationOn: 'Hikâye üretimi',
  guestTrial: 'Üye olmadan deneme',
  guestDailyTokens: 'Günlük misafir sınırı',
  freeFailuresPerDay: 'Günlük ücretsiz aksama hakkı',
  welcomeTokens: 'Hoş geldiniz hediyesi',
};

export function fieldText(field: keyof SettingsDraft, draft: SettingsDraft): string {
  if (field === 'announcementLevel') return announcementLevels[draft.announcementLevel];
  const value = draft[field];
  if (typeof value === 'boolean') return value ? 'Açık' : 'Kapalı';
  return value === '' ? 'Boş' : value;
}
