import { messages } from '#domain/messages.ts';
import { ApiError, fieldIssues } from '#web/lib/api-error.ts';

export const fields = ['name', 'email', 'category', 'subject', 'message'] as const;
export type ContactField = (typeof fields)[number];
export type ContactValues = Record<ContactField, string>;

export interface ContactFaults {
  fields: Partial<Record<ContactField, string>>;
  /** What concerns no field; null where nothing does. */
  box: string | null;
}

const required: ContactValues = {
  name: messages.contact.nameRequired,
  email: messages.account.invalidEmail,
  category: messages.contact.categoryRequired,
  subject: messages.contact.subjectRequired,
  message: messages.contact.messageRequired,
};

/**
 * What is missing before it is sent: every field is required, and the e-mail has to be one (docs/product/content.md).
 */
export function checkContact(values: ContactValues): ContactFaults['fields'] {
  const faults: ContactFaults['fields'] = {};
  for (const field of fields) if (values[field].trim() === '') faults[field] = required[field];
  if (!/^\S+@\S+\.\S+$/.test(values.email.trim())) faults.email = required.email;
  return faults;
}

/**
 * Where each thing that the server refused is said; whatever is unforeseen, in the specified words
 * (docs/product/content.md).
 */
export function faultsOfRefusal(error: unknown): ContactFaults {
  const issues = error instanceof ApiError ? fieldIssues(error) : {};
  const known = Object.fromEntries(Object.entries(issues).filter(([field]) => field in required));
  if (Object.keys(known).length > 0) return { fields: known, box: null };
  const waits = error instanceof ApiError && ['TOO_MANY_REQUESTS', 'MAINTENANCE'].includes(error.code);
  return { fields: {}, box: waits ? error.message : messages.contact.notSent };
}
