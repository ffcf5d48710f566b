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
  /** An answer that the sender writes in the conversation. */
  answer: 5_000,
  savedReplyName: 80,
  search: 100,
  /** Length of the preview in the administrators' list (docs/product/content.md). */
  preview: 50,
} as const;

/** Who wrote a turn of a conversation. */
export type ConversationSide = 'sender' | 'support';

/** The statuses that a reply may leave behind. */
export const replyStatuses = ['in_progress', 'resolved'] as const satisfies readonly ContactStatus[];
export type ReplyStatus = (typeof replyStatuses)[number];

/** How long a mailed link opens its conversation, days. */
export const conversationLinkDays = 180;

/** The page of a mailed link; the secret is the address's fragment. */
export const conversationPath = '/destek';

/** The contact form with the support category selected. */
export const supportPath = '/iletisim?konu=technical';

/** The page of a writer's own conversation. */
export const ownConversationPath = (id: string): string => `/panel/destek/${id}`;

/** Maximum number of saved replies. */
export const maxSavedReplies = 200;

/** The reference that people see: the first twelve digits of the message's id, as "3F2A-9C41-07BD". */
export const referenceOf = (id: string): string =>
  (id.replaceAll('-', '').slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');

/** The smallest and largest message id with a reference; null for a text that is none. */
export function idsOfReference(text: string): { first: string; last: string } | null {
  const digits = text.replaceAll(/[\s-]/g, '').toLowerCase();
  if (!/^[0-9a-f]{12}$/.test(digits)) return null;
  const start = `${digits.slice(0, 8)}-${digits.slice(8)}`;
  return { first: `${start}-0000-0000-000000000000`, last: `${start}-ffff-ffff-ffffffffffff` };
}

/** The placeholders of a saved reply, with what they stand for. */
export const replyPlaceholders = {
  '{ad}': 'gönderenin adı',
  '{konu}': 'mesajın konusu',
  '{numara}': 'başvuru numarası',
} as const;

/** A saved reply with the message's values in place of its placeholders. */
export function fillPlaceholders(
  body: string,
  message: { id: string; name: string; subject: string },
): string {
  const values: Record<keyof typeof replyPlaceholders, string> = {
    '{ad}': message.name,
    '{konu}': message.subject,
    '{numara}': referenceOf(message.id),
  };
  return body.replaceAll(/\{(?:ad|konu|numara)\}/g, (placeholder) =>
    placeholder in values ? values[placeholder as keyof typeof values] : placeholder,
  );
}

/** Page sizes of the administrators' list (docs/product/content.md). */
export const contactPageSizes = [20, 10] as const;

/** Maximum number of counted search hits; the total then says that there are more. */
export const contactCountLimit = 1_000;
