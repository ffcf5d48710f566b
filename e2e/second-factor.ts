import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkIn, mailTo } from './outbox.ts';
import type { Person } from './people.ts';

/** Verifies the signed-in person's address by the mailed link. */
export async function verifyAddress(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  const link = linkIn(await mailTo(page, email, 'E-posta adresinizi doğrulayın'), '/e-posta-dogrula');
  const secret = link.slice(link.indexOf('#') + 1);
  const answer = await page.request.post('/api/account/verification/confirm', { data: { secret } });
  expect(answer.status()).toBe(200);
}

const codeAfter = (secret: string, ms: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms });

/** Returns an authenticator's current code, valid for at least half a minute. */
export const codeOf = (secret: string): string => codeAfter(secret, 0);

/** Returns the next code, which is valid already, also after the current one was used. */
export const nextCodeOf = (secret: string): string => codeAfter(secret, 30_000);

/** Enables the second factor through the API and returns its secret. Uses the current code up. */
export async function setUpSecondFactor(page: Page, person: Person): Promise<string> {
  await verifyAddress(page, person);
  const begun = await page.request.post('/api/second-factor', { data: { password: person.password } });
  expect(begun.status()).toBe(200);
  const { secret }: { secret: string } = await begun.json();
  const confirmed = await page.request.post('/api/second-factor/confirm', {
    data: { code: codeOf(secret) },
  });
  expect(confirmed.status()).toBe(200);
  return secret;
}
