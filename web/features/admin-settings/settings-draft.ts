import type { StoredSettings } from '#contract/settings.ts';
import { messages } from '#domain/messages/index.ts';
import { type AnnouncementLevel, announcementLevels, settingsLimits } from '#domain/site/site-settings.ts';
import { isVisible } from '#domain/text/visible-characters.ts';

const m = messages.settings;
const numbers = new Intl.NumberFormat('tr-TR');

/** The switches as the form holds them, each under a name of its own. */
export type SettingsDraft = {
  announcementShown: boolean;
  announcementText: string;
  announcementLevel: AnnouncementLevel;
  maintenance: boolean;
  registrationOpen: boolean;
  generationOn: boolean;
  guestTrial: boolean;
  /** As it is typed, "5.000" too. */
  guestDailyTokens: string;
  /** As it is typed. */
  freeFailuresPerDay: string;
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
});

const numberOf = (typed: string) =>
  Number(/^\d[\d.\s]*$/.test(typed) ? typed.replaceAll(/[.\s]/g, '') : 'none');

/** As it is sent. */
export function inputOf(draft: SettingsDraft, revision: number) {
  const {
    announcementText,
    announcementLevel,
    announcementShown,
    guestDailyTokens,
    freeFailuresPerDay,
    ...switches
  } = draft;
  return {
    ...switches,
    announcement: { text: announcementText.trim(), level: announcementLevel, shown: announcementShown },
    guestDailyTokens: numberOf(guestDailyTokens),
    freeFailuresPerDay: numberOf(freeFailuresPerDay),
    revision,
  };
}

/** What is wrong with it, by field; the server says the same. */
export function draftFaults(draft: SettingsDraft): Partial<Record<keyof SettingsDraft, string>> {
  const tokens = numberOf(draft.guestDailyTokens);
  const failures = numberOf(draft.freeFailuresPerDay);
  const inRange = tokens >= settingsLimits.guestDailyMin && tokens <= settingsLimits.guestDailyMax;
  return {
    ...(draft.announcementShown &&
      !isVisible(draft.announcementText) && { announcementText: m.announcementRequired }),
    ...(!(inRange && Number.isInteger(tokens)) && { guestDailyTokens: m.guestDailyRange }),
    ...(!(failures >= 0 && failures <= settingsLimits.freeFailuresMax) && {
      freeFailuresPerDay: m.freeFailuresRange,
    }),
  };
}

/** The form's field for a path of the contract's. */
export const fieldOfPath: Readonly<Record<string, keyof SettingsDraft>> = {
  'announcement.text': 'announcementText',
  'announcement.level': 'announcementLevel',
  guestDailyTokens: 'guestDailyTokens',
  freeFailuresPerDay: 'freeFailuresPerDay',
};

/** What is asked before it is done: the site closes a door to everyone. */
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

/** How a field is called, and its value in words. */
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
};

export function fieldText(field: keyof SettingsDraft, draft: SettingsDraft): string {
  if (field === 'announcementLevel') return announcementLevels[draft.announcementLevel];
  const value = draft[field];
  if (typeof value === 'boolean') return value ? 'Açık' : 'Kapalı';
  return value === '' ? 'Boş' : value;
}
