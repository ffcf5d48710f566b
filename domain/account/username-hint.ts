import { account } from '../messages/account.ts';

/** What stands below a username field: the rule and the letters that it refuses, without what the field's error says. */
export function usernameHint(error: string | undefined): string | undefined {
  if (error === undefined) return `${account.usernameRule}. ${account.usernameLetters}`;
  return error === account.usernameRule ? account.usernameLetters : undefined;
}
