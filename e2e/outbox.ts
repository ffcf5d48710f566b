import { expect, type Page } from '@playwright/test';

const plain = (html: string) =>
  html
    .replaceAll(/<a href="([^"]*)">[^<]*<\/a>/g, '$1')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');

/** The text of the newest mail to this address about this subject, from development's outbox; waits until it is there. */
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

/** The address that a mail asks to follow. */
export function linkIn(mail: string, path: string): string {
  const link = new RegExp(`https?://\\S+${path}(?:#[\\w-]{43})?`).exec(mail)?.[0];
  if (!link) throw new Error(`No link to ${path} in: ${mail}`);
  return link;
}
