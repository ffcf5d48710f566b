/** Categories of contact messages, with their labels (docs/product/content.md). */
export const contactCategories = {
  general: 'Genel soru',
  technical: 'Teknik destek',
  billing: 'Ödeme ve fatura',
  feature: 'Özellik önerisi',
  bug: 'Hata bildirimi',
  partnership: 'İş birliği',
} as const;

export type ContactCategory = keyof typeof contactCategories;

/** Whether a query value is a category. */
export const isContactCategory = (value: string | null): value is ContactCategory =>
  value !== null && Object.hasOwn(contactCategories, value);

/** States of a contact message, with their labels (docs/product/content.md). */
export const contactStatuses = {
  new: 'Yeni',
  in_progress: 'İşlemde',
  resolved: 'Çözüldü',
  closed: 'Kapalı',
} as const;

export type ContactStatus = keyof typeof contactStatuses;

/** Maximum lengths of a message, a note, a reply and a search, characters. */
export const contactLimits = {
  name: 100,
  subject: 200,
  message: 5_000,
  notes: 5_000,
  reply: 10_000,
  search: 100,
  /** Length of the preview in the administrators' list (docs/product/content.md). */
  preview: 50,
} as const;

/** Page sizes of the administrators' list (docs/product/content.md). */
export const contactPageSizes = [20, 10] as const;

/** Maximum number of counted search hits; the total then says that there are more. */
export const contactCountLimit = 1_000;
