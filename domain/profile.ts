import { limits, usernamePattern } from './limits.ts';
import { messages } from './messages.ts';
import { istanbulDay } from './time.ts';

/** Nobody who writes here was born before this day. */
export const earliestBirthDate = '1900-01-01';

/** Whether a day (YYYY-MM-DD) can be somebody's birth date: there is such a day, and it has come in Istanbul. */
export function isBirthDate(day: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false;
  return day >= earliestBirthDate && day <= istanbulDay(now);
}

/** A profile as its form holds it; an empty birth date is saved as none (docs/product/accounts.md). */
export interface ProfileForm {
  fullName: string;
  username: string;
  bio: string;
  birthDate: string;
}

/** What is wrong with a profile, by field; empty where nothing is (docs/product/accounts.md). */
export function profileFaults(form: ProfileForm, now: Date): Partial<Record<keyof ProfileForm, string>> {
  const faults: Partial<Record<keyof ProfileForm, string>> = {};
  if (form.fullName.trim() === '') faults.fullName = messages.billing.fullNameRequired;
  if (!usernamePattern.test(form.username.trim())) faults.username = messages.account.usernameRule;
  if (form.bio.length > limits.bio) faults.bio = `En çok ${limits.bio} karakter olabilir.`;
  if (form.birthDate !== '' && !isBirthDate(form.birthDate, now))
    faults.birthDate = messages.profile.birthDateRange;
  return faults;
}
