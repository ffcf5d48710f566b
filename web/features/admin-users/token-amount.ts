import { maxTokenChange } from '#domain/account/users.ts';
import { messages } from '#domain/messages/index.ts';

/** Reads a typed positive whole number; dots and spaces between thousands are allowed ("1.500"). */
export function readTokenAmount(typed: string): { amount: number } | { issue: string } {
  const digits = typed.trim().replaceAll(/(?<=\d)[.\s](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d+$/.test(digits)) return { issue: messages.users.amountRequired };
  const amount = Number(digits);
  if (amount === 0) return { issue: messages.users.amountZero };
  return amount > maxTokenChange ? { issue: messages.users.amountTooLarge } : { amount };
}
