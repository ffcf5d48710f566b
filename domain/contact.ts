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

/** Longest parts of a contact message, characters. */
export const contactLimits = { name: 100, subject: 200, message: 5_000 } as const;
