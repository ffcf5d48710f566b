import { verifySmtp } from '#server/providers/mail/index.ts';
import { type Check, failure, ok, skipped } from './check.ts';

/** Why the mail server did not take the connection, in a word; its own text may repeat the password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'bilinmeyen hata';
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode !== undefined) return `sunucunun yanıtı ${responseCode}`;
  return code ?? error.name;
}

export const checkMail: Check = async ({ env }) => {
  if (env.smtpUrl === null)
    return env.mode === 'production'
      ? failure('Posta sunucusu yok: postalar iki gün bekleyip atılıyor.', 'SMTP_URL ayarını verin.')
      : skipped('Posta sunucusu yok: postalar /gelistirme/posta sayfasında.');
  try {
    await verifySmtp(env.smtpUrl);
    return ok('Posta sunucusu bağlantıyı ve girişi kabul ediyor.');
  } catch (error) {
    return failure(
      `Posta sunucusuna girilemedi (${reasonOf(error)}).`,
      'SMTP_URL içindeki makine, kapı, kullanıcı adı ve şifreyi denetleyin.',
    );
  }
};
