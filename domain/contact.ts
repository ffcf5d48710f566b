/** What a contact message can be about (docs/product/content.md), as people read it. */
export const contactCategories = {
  general: 'Genel soru',
  technical: 'Teknik destek',
  billing: 'Ödeme ve fatura',
  feature: 'Özellik önerisi',
  bug: 'Hata bildirimi',
  partnership: 'İş birliği',
} as const;

export type ContactCategory = keyof typeof contactCategories;

/** Whether a value of an address is one of the six. */
export const isContactCategory = (value: string | null): value is ContactCategory =>
  value !== null && Object.hasOwn(contactCategories, value);

/** Where a message stands (docs/product/content.md), as administrators read it. */
export const contactStatuses = {
  new: 'Yeni',
  in_progress: 'İşlemde',
  resolved: 'Çözüldü',
  closed: 'Kapalı',
} as const;

export type ContactStatus = keyof typeof contactStatuses;

/** Longest parts of a contact message and of what administrators write about it, characters. */
export const contactLimits = {
  name: 100,
  subject: 200,
  message: 5_000,
  notes: 5_000,
  reply: 10_000,
  search: 100,
  /** Of a message in the administrators' list (docs/product/content.md). */
  preview: 50,
} as const;

/** Messages on a page of the administrators' list (docs/product/content.md). */
export const contactPageSizes = [20, 10] as const;

/** Hits of a search are counted up to here; beyond, the total says that there are more. */
export const contactCountLimit = 1_000;
