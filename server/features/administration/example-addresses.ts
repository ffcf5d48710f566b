import { brand } from '#domain/site/brand.ts';
import type { Env } from '#server/env.ts';

/** Whether an address or its host ends with `.example`, which is reserved and reaches nobody. */
const isExample = (address: string): boolean => /\.example>?$/i.test(address);

/** Returns the names of the settings whose address is still one of the examples. */
export function exampleAddresses({
  publicUrl,
  mailFrom,
  supportEmail,
}: Pick<Env, 'publicUrl' | 'mailFrom' | 'supportEmail'>): string[] {
  const addresses: [setting: string, address: string][] = [
    ['PUBLIC_URL', new URL(publicUrl).hostname],
    ['MAIL_FROM', mailFrom],
    ['SUPPORT_EMAIL', supportEmail],
    ['domain/site/brand.ts (email)', brand.email],
  ];
  return addresses.flatMap(([setting, address]) => (isExample(address) ? [setting] : []));
}
