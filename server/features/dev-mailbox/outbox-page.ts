import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { timeZone } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import type { App } from '#server/http/http-app.ts';
import { listMails, readMailHtml } from './read-mails.ts';

/** The path of the development mailbox. */
export const outboxPath = '/gelistirme/posta';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.75rem 0 }
h1 { font-size: 1.5rem } h2 { font-size: 1.05rem; margin: 0 } p { margin: 0.25rem 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`;
const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;
/** The content security policy of a mail: inline styles only, no scripts and no loaded files. */
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const time = new Intl.DateTimeFormat('tr', { timeZone, dateStyle: 'medium', timeStyle: 'medium' });

/** Turns the URLs of a text into links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

/**
 * Mounts the development mailbox, which lists stored mails, newest first. Does nothing and returns false in production
 * and when a mail server is configured.
 */
export function mountOutbox(app: App, { db, env }: Pick<Deps, 'db' | 'env'>): boolean {
  if (env.mode === 'production' || env.smtpUrl !== null) return false;
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

  app.get(outboxPath, async (c) => {
    const mails = await listMails(db);
    const page = html`<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Giden posta (geliştirme)</title><style>${raw(style)}</style></head><body>
<h1>Giden posta (geliştirme)</h1>
<p>Posta sunucusu ayarlanmadığı için e-postalar gönderilmedi, burada duruyor. Gerçekten göndermek için <code>SMTP_URL</code> verin.</p>
${mails.length === 0 ? html`<p>Henüz posta yok.</p>` : ''}
${mails.map(
  (mail) =>
    html`<article><h2>${mail.subject}</h2><p>${mail.recipient} · ${time.format(mail.created_at)} · <a href="${outboxPath}/${mail.id}">HTML olarak aç</a></p><details><summary>Metni göster</summary><pre>${linked(mail.text)}</pre></details></article>`,
)}
</body></html>`;
    return c.html(page, 200, { ...headers, 'content-security-policy': pagePolicy });
  });

  app.get(`${outboxPath}/:id`, async (c) => {
    const id = c.req.param('id');
    const mail = uuid.test(id) ? await readMailHtml(db, id) : undefined;
    if (mail === undefined) return c.text('Posta bulunamadı.', 404, headers);
    return c.html(mail, 200, { ...headers, 'content-security-policy': mailPolicy });
  });
  return true;
}
