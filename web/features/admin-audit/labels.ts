import type { AuditEntry } from '#contract/audit.ts';
import { type AuditArea, auditActions } from '#domain/audit.ts';
import { planIds, plans } from '#domain/plans.ts';
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

/** What happened, in words; one that has none yet as it is written down. */
export const actionName = (action: string): string => auditActions[action] ?? action;

const subjects: Readonly<Record<string, string>> = {
  user: 'Kullanıcı',
  order: 'Sipariş',
  membership_payment: 'Üyelik ödemesi',
  blog_post: 'Yazı',
  blog_category: 'Kategori',
  contact_message: 'Mesaj',
  api_config: 'API yapılandırması',
  settings: 'Site ayarları',
  cache: 'Önbellek',
};
export const subjectName = (type: string): string => subjects[type] ?? type;

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
  categories: 'Kategoriler',
  revision: 'Sürüm',
  updatedAt: 'Değişme anı',
  username: 'Kullanıcı adı',
  admin_notes: 'Yönetici notu',
  maintenance: 'Bakım kipi',
  registrationOpen: 'Kayıt açık',
  guestTrial: 'Misafir denemesi',
  guestDailyTokens: 'Misafirlerin günlük sınırı',
  generationOn: 'Üretim açık',
  announcement: 'Duyuru',
};

const numbers = new Intl.NumberFormat('tr-TR');
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** A value as it is read: instants and numbers in Turkish, what has parts as JSON. */
export function factText(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return numbers.format(value);
  if (typeof value !== 'string') return JSON.stringify(value, null, 1);
  const plan = key === 'plan' ? planIds.find((id) => id === value) : undefined;
  if (plan) return plans[plan].name;
  return instant.test(value) ? formatDayAndTime(value) : value;
}

/** One fact before and after; what an entry tells only of one side stands on that side. */
export interface FactChange {
  name: string;
  before: string;
  after: string;
  changed: boolean;
}

/** What was so before and after, fact by fact; what changed comes first. */
export function factsOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FactChange[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const told = [...keys].map((key) => {
    const then = factText(key, before?.[key]);
    const now = factText(key, after?.[key]);
    return { name: facts[key] ?? key, before: then, after: now, changed: then !== now };
  });
  return told.toSorted((one, other) => Number(other.changed) - Number(one.changed));
}

/** What the thing is called, where the entry says so; else its id. */
export function subjectText({ subjectId, before, after }: AuditEntry): string {
  for (const key of ['email', 'title', 'name']) {
    const value = after?.[key] ?? before?.[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return subjectId;
}
