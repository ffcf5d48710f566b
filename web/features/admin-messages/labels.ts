import {
  type ContactStatus,
  contactCategories,
  contactStatuses,
  type ReplyStatus,
  replyStatuses,
} from '#domain/account/contact.ts';

const tones: Readonly<Record<ContactStatus, 'accent' | 'neutral' | 'success'>> = {
  new: 'accent',
  in_progress: 'neutral',
  resolved: 'success',
  closed: 'neutral',
};

/** The status of a message as a badge. */
export const statusBadge = (status: ContactStatus) => ({
  tone: tones[status],
  text: contactStatuses[status],
});

/** The actions for a message (docs/product/administration.md), each with the status that it sets. */
export const statusActions: readonly { status: ContactStatus; text: string }[] = [
  { status: 'in_progress', text: 'İşleme Al' },
  { status: 'resolved', text: 'Çözüldü' },
  { status: 'closed', text: 'Kapat' },
];

export type StatusFilter = ContactStatus | 'all';
export type AssigneeFilter = 'all' | 'mine';
export const assigneeChoices: readonly { value: AssigneeFilter; label: string }[] = [
  { value: 'all', label: 'Herkes' },
  { value: 'mine', label: 'Bana atananlar' },
];
export type CategoryFilter = keyof typeof contactCategories | 'all';

const withAll = <Value extends string>(names: Readonly<Record<Value, string>>, all: string) => [
  { value: 'all' as const, label: all },
  ...(Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label })),
];

export const statusChoices = withAll<ContactStatus>(contactStatuses, 'Tümü');
export const categoryChoices = withAll<keyof typeof contactCategories>(contactCategories, 'Tüm kategoriler');

/** The status that a reply leaves behind. */
export const replyStatusChoices: readonly { value: ReplyStatus; label: string }[] = replyStatuses.map(
  (status) => ({ value: status, label: contactStatuses[status] }),
);

const numbers = new Intl.NumberFormat('tr-TR');

/** The shown range and total: "1-20 / 134 mesaj", "21-40 / 1.000’den fazla mesaj". */
export function rangeText(from: number, shown: number, total: { count: number; atLeast: boolean }): string {
  const all = `${numbers.format(total.count)}${total.atLeast ? '’den fazla' : ''} mesaj`;
  return shown === 0 ? all : `${numbers.format(from + 1)}–${numbers.format(from + shown)} / ${all}`;
}
