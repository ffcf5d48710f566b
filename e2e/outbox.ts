import { expect, type Page } from '@playwright/test';

const plain = (html: string) =>
  html
    .replaceAll(/<a href="([^"]*)">[^<]*<\/a>/g, '$1')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');

/** Waits for the newest mail to this address with this subject in the development mailbox and returns its text. */
export async function mailTo(page: Page, email: string, subject: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get('/gelistirme/posta')).text();
      const mails = outbox.split('<article>').slice(1);
      found = plain(mails.find((mail) => mail.includes(email) && mail.includes(subject)) ?? '');
      return found;
    })
    .not.toBe('');
  return found;
}

/** Returns the link of a mail. */
export function linkIn(mail: string, path: string): string {
  const link = new RegExp(`https?://\\S+${path}(?:#[\\w-]{43})?`).exec(mail)?.[0];
  if (!link) throw new Error(`No link to ${path} in: ${mail}`);
  return link;
}
