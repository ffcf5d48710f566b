import { untilDay } from '#domain/time/day-phrases.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';

/** The recipient of the mail, with the plan and its end. */
interface Cancellation {
  email: string;
  name: string;
  planName: string;
  endsAt: Date;
}

/** Creates the mail about a cancellation: what remains, what ends, and how to withdraw it. */
export function cancelledMail(
  { url, brand }: MailSite,
  { email, name, planName, endsAt }: Cancellation,
): Mail {
  return writeMail(brand, {
    to: email,
    kind: 'plan_cancellation',
    subject: `${planName} planınızı iptal ettiniz`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      `${planName} planınız ${untilDay(endsAt)} bütün haklarıyla sürer; sonra hesabınız ücretsiz plana döner. Hikâyeleriniz yerinde durur.`,
      'Kartınızdan zaten kendiliğinden çekim yapılmaz. Bundan sonra plan bitmeden önce hatırlatma da göndermeyiz.',
      'Fikrinizi değiştirirseniz panelinizde “İptali geri al” düğmesine basmanız ya da planı yenilemeniz yeterli.',
    ],
    action: { label: 'Panele git', url: `${url}/panel` },
    footnotes: ['İptali siz yapmadıysanız şifrenizi değiştirin ve bu postayı yanıtlayın.'],
  });
}

/** Creates the mail about a withdrawn cancellation. */
export function withdrawnMail(
  { url, brand }: MailSite,
  { email, name, planName, endsAt }: Cancellation,
): Mail {
  return writeMail(brand, {
    to: email,
    kind: 'plan_cancellation',
    subject: 'Plan iptalini geri aldınız',
    greeting: `Merhaba ${name},`,
    paragraphs: [
      `${planName} planınızın iptalini geri aldınız. Planınız ${untilDay(endsAt)} sürer; bildirim tercihlerinizde kapalı değilse bitmeden önce size hatırlatırız.`,
    ],
    action: { label: 'Panele git', url: `${url}/panel` },
    footnotes: ['Otomatik çekim yok: siz yenilemedikçe kartınızdan ödeme alınmaz.'],
  });
}
