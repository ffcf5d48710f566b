import { limits, usernamePattern } from '../limits.ts';
import { messages } from '../messages/index.ts';
import { istanbulDay } from '../time/time.ts';

/** The earliest accepted birth date. */
export const earliestBirthDate = '1900-01-01';

/** Whether a day (YYYY-MM-DD) can be a birth date: it exists, and is not in the future in Istanbul. */
export function isBirthDate(day: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false;
  return day >= earliestBirthDate && day <= istanbulDay(now);
}

/** The values of the profile form; an empty birth date is saved as null (docs/product/accounts.md). */
export interface ProfileForm {
  fullName: string;
  username: string;
  bio: string;
  birthDate: string;
}

/** Returns the errors of a profile by field; empty without errors (docs/product/accounts.md). */
export function profileErrors(form: ProfileForm, now: Date): Partial<Record<keyof ProfileForm, string>> {
  const errors: Partial<Record<keyof ProfileForm, string>> = {};
  if (form.fullName.trim() === '') errors.fullName = messages.billing.fullNameRequired;
  if (!usernamePattern.test(form.username.trim())) errors.username = messages.account.usernameRule;
  if (form.bio.length > limits.bio) errors.bio = `En çok ${limits.bio} karakter olabilir.`;
  if (form.birthDate !== '' && !isBirthDate(form.birthDate, now))
    errors.birthDate = messages.profile.birthDateRange;
  return errors;
}
