/** What a contact message can be about (spec 2 §3), as people read it. */
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

/** Where a message stands (spec 2 §4; any may follow any), as administrators read it. */
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
  /** Of a message in the administrators' list (spec 2 §9). */
  preview: 50,
} as const;

/** Messages on a page of the administrators' list (decisions, Content: 20, with a choice of 10). */
export const contactPageSizes = [20, 10] as const;

/** Hits of a search are counted up to here; beyond, the total says that there are more (issue "Numbers"). */
export const contactCountLimit = 10_000;
