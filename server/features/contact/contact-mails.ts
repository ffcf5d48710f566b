import { type ContactCategory, contactCategories } from '#domain/account/contact.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';

export interface ContactMessage {
  name: string;
  email: string;
  category: ContactCategory;
  subject: string;
  message: string;
}

const lines = (message: string) => message.split(/\n+/).filter((line) => line.trim() !== '');

/** The message as support reads it; answering the mail answers its sender. */
export function supportMail(
  { brand, supportEmail }: MailSite,
  message: ContactMessage,
  plan: PlanId | null,
): Mail {
  const paying = plan !== null && plan !== 'free';
  const { name, email, category, subject } = message;
  return {
    ...writeMail(brand, {
      to: supportEmail,
      subject: `${paying ? '[Öncelikli] ' : ''}[${contactCategories[category]}] ${subject}`,
      greeting: `${name} <${email}> yazdı:`,
      paragraphs: lines(message.message),
      footnotes: [
        `Plan: ${plan === null ? 'ziyaretçi' : plans[plan].name}`,
        'Bu postayı yanıtladığınızda yanıtınız gönderene gider. Yukarıdaki ad ve adres, formu dolduranın yazdığıdır.',
      ],
    }),
    replyTo: email,
  };
}

/** To a member's own verified address, never to one that was only typed: the form must not mail strangers. */
export function receivedMail(
  { brand }: MailSite,
  to: { email: string; name: string },
  message: ContactMessage,
): Mail {
  return writeMail(brand, {
    to: to.email,
    subject: `Mesajınız bize ulaştı: ${message.subject}`,
    greeting: `Merhaba ${to.name},`,
    paragraphs: [
      `“${message.subject}” konulu mesajınızı aldık. En kısa sürede ${message.email} adresine yanıt yazacağız.`,
      'Gönderdiğiniz metin:',
      ...lines(message.message),
    ],
    footnotes: [`Bu mesajı siz göndermediyseniz ${brand.email} adresine yazın.`],
  });
}

/** What an administrator writes back. Answering it reaches support; what was asked stands below. */
export function replyMail(
  { brand, supportEmail }: MailSite,
  to: Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>,
  body: string,
): Mail {
  return {
    ...writeMail(brand, {
      to: to.email,
      subject: /^(?:re|ynt)\s*:/i.test(to.subject) ? to.subject : `Re: ${to.subject}`,
      greeting: `Merhaba ${to.name},`,
      paragraphs: [...lines(body), `${brand.name} Destek`],
      footnotes: [
        'Bize yazdığınız mesaj:',
        ...lines(to.message),
        'Bu postayı yanıtladığınızda yanıtınız bize ulaşır.',
      ],
    }),
    replyTo: supportEmail,
  };
}
