import type { AuditEntry } from '#contract/audit.ts';
import { auditActions, auditFieldNames, auditSubjectNames } from '#domain/account/audit.ts';
import { contactStatuses } from '#domain/account/contact.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { planIds, plans } from '#domain/billing/plans.ts';
import { postStatuses } from '#domain/content/blog.ts';
import { announcementLevels } from '#domain/site/site-settings.ts';
import { linkStateNames, orderStatusNames } from '#web/features/admin-payments/index.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';

const actions: Readonly<Record<string, string>> = auditActions;
const fieldNames: Readonly<Record<string, string>> = auditFieldNames;
/** The name of an action; an unknown action of an older version is shown as stored. */
export const actionName = (action: string): string => actions[action] ?? action;

const subjectNames: Readonly<Record<string, string>> = auditSubjectNames;
export const subjectName = (type: string): string => subjectNames[type] ?? type;

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
  plan_terms: { plan: planNames },
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
    return { name: fieldNames[key] ?? key, before: then, after: now, changed: then !== now };
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
