import { randomUUID } from 'node:crypto';
import type { Brand } from '#domain/site/brand.ts';
import type { Env } from '#server/env.ts';
import { senderOf } from '#server/mail/index.ts';
import { createSmtpMailer } from '#server/providers/mail/index.ts';
import { type Finding, failure, skipped } from './check.ts';
import type { CheckReport } from './run-checks.ts';

/** Outside production mails are shown by the app itself, and none is sent. */
const withoutServer = ({ mode }: Env): Finding =>
  mode === 'production'
    ? failure('Posta sunucusu yok.', 'SMTP_URL ayarını verin.')
    : skipped(
        'Posta sunucusu yok: sitenin postaları /gelistirme/posta sayfasında.',
        'Deneme için SMTP_URL ayarını verin.',
      );

const text = 'Bu deneme postasını yönetimin durum denetimi gönderdi. Okuyabiliyorsanız posta çalışıyor.';

/** Sends one mail to the given address, without a queue. Never rejects: an error is a finding. */
export async function sendTestMail(env: Env, brand: Brand, recipient: string): Promise<CheckReport> {
  const report = { name: 'test-mail', title: 'Deneme postası' };
  if (env.smtpUrl === null) return { ...report, ...withoutServer(env) };
  const domain = new URL(env.publicUrl).hostname;
  const mailer = createSmtpMailer({ url: env.smtpUrl, from: () => senderOf({ env, brand }), domain });
  try {
    const mail = { to: recipient, subject: 'Deneme postası', text, html: `<p>${text}</p>` };
    await mailer.deliver(mail, randomUUID());
    return { ...report, result: 'ok', found: `Posta sunucusu ${recipient} için kabul etti.`, advice: null };
  } catch {
    return {
      ...report,
      result: 'error',
      found: 'Posta sunucusu postayı almadı.',
      advice: 'MAIL_FROM adresinin bu sunucudan gönderilebildiğini denetleyin.',
    };
  } finally {
    await mailer.close();
  }
}
