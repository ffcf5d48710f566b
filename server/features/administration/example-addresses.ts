import type { Brand } from '#domain/site/brand.ts';
import type { Env } from '#server/env.ts';
import { senderOf, supportEmailOf } from '#server/mail/index.ts';

/** Whether an address or its host ends with `.example`, which is reserved and reaches nobody. */
const isExample = (address: string): boolean => /\.example$/i.test(address);

/** How the brand's e-mail address is named; administrators change it under "Site kimliği". */
const brandEmailName = 'Site kimliği (e-posta adresi)';

/** Returns the names of the settings whose address is still one of the examples. */
export function exampleAddresses(
  env: Pick<Env, 'publicUrl' | 'mailFrom' | 'supportEmail'>,
  brand: Brand,
): string[] {
  const addresses: [setting: string, address: string][] = [
    ['PUBLIC_URL', new URL(env.publicUrl).hostname],
    ['MAIL_FROM', senderOf({ env, brand }).address],
    ['SUPPORT_EMAIL', supportEmailOf(env, brand)],
    [brandEmailName, brand.email],
  ];
  return addresses.flatMap(([setting, address]) => (isExample(address) ? [setting] : []));
}
