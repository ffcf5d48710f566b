import type { Env } from '#server/env.ts';

/** What decides whether an account is an administrator. */
export interface RoleHolder {
  email: string;
  email_verified: boolean;
  /** When the role was given by command; null without it. */
  administrator_since: Date | null;
}

/** Whether an account has an administrator's rights: a verified address, in ADMIN_EMAILS or with the role. */
export const isAdministrator = (
  env: Pick<Env, 'adminEmails'>,
  { email, email_verified, administrator_since }: RoleHolder,
): boolean => email_verified && (administrator_since !== null || env.adminEmails.includes(email));
