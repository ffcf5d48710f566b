import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';

/** The mail to an account whose membership request was rejected, with the administrator's note. */
export function rejectedMail(
  { url, brand }: MailSite,
  person: { email: string; name: string },
  { username, note }: { username: string; note: string },
): Mail {
  return writeMail(brand, {
    to: person.email,
    kind: 'membership_rejected',
    subject: 'Üyelik isteğiniz onaylanmadı',
    greeting: `Merhaba ${person.name},`,
    paragraphs: [
      `“${username}” üyeliği için gönderilen istek incelendi ve onaylanmadı; üyelik tanımlanmadı.`,
      `Açıklama: ${note}`,
      'Ödeme yaptıysanız ve bir yanlışlık olduğunu düşünüyorsanız bize yazın: ödemenizi bulup sonuçlandıralım.',
    ],
    action: { label: 'Bize yazın', url: `${url}/iletisim` },
    footnotes: ['Bu isteği siz göndermediyseniz yapmanız gereken bir şey yok.'],
  });
}
