import type { AuditEntry } from '#contract/audit.ts';
import { type AuditArea, type AuditSubject, auditActions } from '#domain/account/audit.ts';
import { contactStatuses } from '#domain/account/contact.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { planIds, plans } from '#domain/billing/plans.ts';
import { postStatuses } from '#domain/content/blog.ts';
import { announcementLevels } from '#domain/site/site-settings.ts';
import { linkStateNames, orderStatusNames } from '#web/features/admin-payments/index.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';

export const areaNames: Readonly<Record<AuditArea | 'all', string>> = {
  all: 'Tüm kayıtlar',
  users: 'Kullanıcılar',
  payments: 'Ödemeler ve üyelikler',
  blog: 'Blog',
  messages: 'Destek mesajları',
  api: 'API yapılandırmaları',
  settings: 'Site ayarları',
};

const actions: Readonly<Record<string, string>> = auditActions;
/** The name of an action; an unknown action of an older version is shown as stored. */
export const actionName = (action: string): string => actions[action] ?? action;

const subjects: Readonly<Record<AuditSubject, string>> = {
  user: 'Kullanıcı',
  order: 'Sipariş',
  membership_payment: 'Üyelik ödemesi',
  payment_notification: 'Ödeme bildirimi',
  blog_post: 'Yazı',
  blog_category: 'Kategori',
  contact_message: 'Mesaj',
  api_config: 'API yapılandırması',
  settings: 'Site ayarları',
  cache: 'Önbellek',
};
const subjectNames: Readonly<Record<string, string>> = subjects;
export const subjectName = (type: string): string => subjectNames[type] ?? type;

const facts: Readonly<Record<string, string>> = {
  email: 'E-posta',
  plan: 'Plan',
  plan_ends_at: 'Plan bitişi',
  tokens: 'Token',
  suspended: 'Askıda',
  sessions_ended: 'Kapanan oturum',
  generations_stopped: 'Durdurulan üretim',
  status: 'Durum',
  name: 'Ad',
  provider: 'Sağlayıcı',
  is_active: 'Etkin',
  base_url: 'Adres',
  model: 'Model',
  masked_key: 'Anahtar',
  key_changed: 'Anahtar değişti',
  merchant_id: 'Mağaza numarası',
  title: 'Başlık',
  slug: 'Adres parçası',
  content: 'İçerik',
  excerpt: 'Özet',
  featuredImage: 'Kapak görseli',
  publishedAt: 'Yayın tarihi',
  categoryIds: 'Kategoriler',
  revision: 'Sürüm',
  createdAt: 'Eklenme anı',
  updatedAt: 'Değişme anı',
  username: 'Kullanıcı adı',
  notes: 'Yönetici notu',
  reply: 'Yanıtın kimliği',
  to: 'Alıcı',
  subject: 'Konu',
  kurus: 'Tutar',
  state: 'Durum',
  code: 'Hata kodu',
  reason: 'Neden',
  merchantOid: 'Sipariş numarası',
  planTaken: 'Plan geri alındı',
  tokensTaken: 'Geri alınan token',
  planEndsAt: 'Plan bitişi',
  id: 'Kimlik',
  maintenance: 'Bakım kipi',
  registrationOpen: 'Kayıt açık',
  guestTrial: 'Misafir denemesi',
  guestDailyTokens: 'Misafirlerin günlük sınırı',
  freeFailuresPerDay: 'Günlük ücretsiz aksama hakkı',
  generationOn: 'Üretim açık',
  'announcement.text': 'Duyuru metni',
  'announcement.level': 'Duyurunun türü',
  'announcement.shown': 'Duyuru gösteriliyor',
};

const textsOf = (names: Readonly<Record<string, { text: string }>>) =>
  Object.fromEntries(Object.entries(names).map(([value, { text }]) => [value, text]));
const linkStates = { state: textsOf(linkStateNames) };
const planNames = Object.fromEntries(planIds.map((id) => [id, plans[id].name]));

/** Names of values, by subject and field. */
const valueNames: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  user: { plan: planNames },
  order: { status: textsOf(orderStatusNames) },
  membership_payment: linkStates,
  payment_notification: linkStates,
  contact_message: { status: contactStatuses },
  blog_post: { status: postStatuses },
  settings: { 'announcement.level': announcementLevels },
};

const numbers = new Intl.NumberFormat('tr-TR');
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** A value as text: its name, or instants, amounts and numbers in Turkish; nested values as JSON. */
function factText(subjectType: string, key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return key === 'kurus' ? formatAmount(value) : numbers.format(value);
  if (typeof value !== 'string') return JSON.stringify(value, null, 1);
  const name = valueNames[subjectType]?.[key]?.[value];
  return name ?? (instant.test(value) ? formatDayAndTime(value) : value);
}

/** The fields of one side; the announcement is split into its fields. */
function told(side: AuditEntry['before']): Record<string, unknown> {
  const { announcement, ...rest } = side ?? {};
  if (typeof announcement !== 'object' || announcement === null) return { ...side };
  const parts = Object.entries(announcement).map(([part, value]) => [`announcement.${part}`, value]);
  return { ...rest, ...Object.fromEntries(parts) };
}

/** One field before and after; a value that only one side has stays on that side. */
export interface FactChange {
  name: string;
  before: string;
  after: string;
  changed: boolean;
}

/** The fields before and after, changed ones first. */
export function factsOf({
  subjectType,
  ...entry
}: Pick<AuditEntry, 'subjectType' | 'before' | 'after'>): FactChange[] {
  const [before, after] = [told(entry.before), told(entry.after)];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...keys].map((key) => {
    const then = factText(subjectType, key, before[key]);
    const now = factText(subjectType, key, after[key]);
    return { name: facts[key] ?? key, before: then, after: now, changed: then !== now };
  });
  return changes.toSorted((one, other) => Number(other.changed) - Number(one.changed));
}

/** The name of the subject if the entry has it, else its id. */
export function subjectText({ subjectId, before, after }: AuditEntry): string {
  for (const key of ['email', 'title', 'name', 'subject', 'username']) {
    const value = after?.[key] ?? before?.[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return subjectId;
}
