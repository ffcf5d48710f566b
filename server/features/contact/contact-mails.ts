import { type ContactCategory, contactCategories, referenceOf } from '#domain/account/contact.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import { timeZone } from '#domain/time/time.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';

export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  category: ContactCategory;
  subject: string;
  message: string;
}

const lines = (message: string) => message.split(/\n+/).filter((line) => line.trim() !== '');

const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone });

const adminAction = (url: string, id: string) => ({
  label: 'Yazışmayı aç',
  url: `${url}/admin/mesajlar?mesaj=${id}`,
});
const referenceLine = (id: string) => `Başvuru numarası: ${referenceOf(id)}`;

/** The message as support reads it; answering the mail answers its sender. */
export function supportMail(
  { url, brand, supportEmail }: MailSite,
  message: ContactMessage,
  plan: PlanId | null,
): Mail {
  const paying = plan !== null && plan !== 'free';
  const { id, name, email, category, subject } = message;
  return {
    ...writeMail(brand, {
      to: supportEmail,
      subject: `${paying ? '[Öncelikli] ' : ''}[${contactCategories[category]}] ${subject}`,
      greeting: `${name} <${email}> yazdı:`,
      paragraphs: lines(message.message),
      action: adminAction(url, id),
      footnotes: [
        referenceLine(id),
        `Plan: ${plan === null ? 'ziyaretçi' : plans[plan].name}`,
        'Bu postayı yanıtladığınızda yanıtınız gönderene gider, ama yazışmada görünmez. Yukarıdaki ad ve adres, formu dolduranın yazdığıdır.',
      ],
    }),
    replyTo: email,
  };
}

/** To a member's own verified address, never to one that was only typed: the form must not mail strangers. */
export function receivedMail(
  { brand }: MailSite,
  to: { email: string; name: string },
  { message, link }: { message: ContactMessage; link: string },
): Mail {
  return writeMail(brand, {
    to: to.email,
    kind: 'message_received',
    subject: `Mesajınız bize ulaştı: ${message.subject}`,
    greeting: `Merhaba ${to.name},`,
    paragraphs: [
      `“${message.subject}” konulu mesajınızı aldık. En kısa sürede ${message.email} adresine yanıt yazacağız.`,
      referenceLine(message.id),
      'Gönderdiğiniz metin:',
      ...lines(message.message),
    ],
    action: { label: 'Yazışmayı aç', url: link },
    footnotes: [
      'Bağlantı giriş yapmadan açılır; başkasına iletmeyin. Ekleyecekleriniz varsa orada yazabilirsiniz.',
      `Bu mesajı siz göndermediyseniz ${brand.email} adresine yazın.`,
    ],
  });
}

interface QuotedTurn {
  id: string;
  side: string;
  body: string;
  created_at: Date;
}

/** Turns that a mail quotes at most, and their characters in all; the link shows the rest. */
const quoted = { turns: 20, characters: 30_000 } as const;

/** The earlier turns with the message, newest first. */
function historyOf(
  brandName: string,
  message: { name: string; message: string; created_at: Date },
  turns: readonly QuotedTurn[],
) {
  const all = [{ side: 'sender', body: message.message, created_at: message.created_at }, ...turns];
  const history: { heading: string; lines: string[] }[] = [];
  let left: number = quoted.characters;
  for (const { side, body, created_at } of all.toReversed().slice(0, quoted.turns)) {
    left -= body.length;
    if (left < 0) break;
    const writer = side === 'sender' ? message.name : `${brandName} Destek`;
    history.push({ heading: `${moment.format(created_at)}, ${writer} yazdı:`, lines: lines(body) });
  }
  return history;
}

const replySubject = (subject: string) => (/^(?:re|ynt)\s*:/i.test(subject) ? subject : `Re: ${subject}`);

/**
 * What an administrator writes back, with the conversation quoted below, newest first. Answering the mail reaches support;
 * the link opens the conversation without sign-in.
 */
export function replyMail(
  { brand, supportEmail }: MailSite,
  to: Pick<ContactMessage, 'id' | 'name' | 'email' | 'subject' | 'message'> & { created_at: Date },
  { body, turns, link }: { body: string; turns: readonly QuotedTurn[]; link: string },
): Mail {
  return {
    ...writeMail(brand, {
      to: to.email,
      kind: 'reply',
      subject: replySubject(to.subject),
      greeting: `Merhaba ${to.name},`,
      paragraphs: [...lines(body), `${brand.name} Destek`],
      action: { label: 'Yazışmayı aç ve yanıtla', url: link },
      footnotes: [
        'Bağlantı giriş yapmadan açılır ve 180 gün geçerlidir; başkasına iletmeyin.',
        'Bu postayı yanıtladığınızda yanıtınız bize ulaşır.',
        referenceLine(to.id),
        'Yazışmanın öncesi:',
      ],
      history: historyOf(brand.name, to, turns),
    }),
    replyTo: supportEmail,
    thread: [to.id, ...turns.filter(({ side }) => side === 'support').map(({ id }) => id)],
    isPersonal: true,
  };
}

interface StoredMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
}

/** An answer of the sender, for the administrator who takes care of the message, else for support. */
export function answeredMail(
  { url, brand, supportEmail }: MailSite,
  message: StoredMessage,
  { body, to }: { body: string; to: string | undefined },
): Mail {
  return {
    ...writeMail(brand, {
      to: to ?? supportEmail,
      subject: `Yanıt geldi: ${message.subject}`,
      greeting: `${message.name} <${message.email}> yanıtladı:`,
      paragraphs: lines(body),
      action: adminAction(url, message.id),
      footnotes: [
        referenceLine(message.id),
        'Yanıtınızı yönetim sayfasından yazın; gönderene posta olarak gider.',
      ],
    }),
    replyTo: message.email,
  };
}

/** Tells an administrator that somebody else assigned a message to them. */
export function assignedMail(
  { url, brand }: MailSite,
  message: StoredMessage,
  { to, by }: { to: { name: string; email: string }; by: string },
): Mail {
  return writeMail(brand, {
    to: to.email,
    subject: `Size bir mesaj atandı: ${message.subject}`,
    greeting: `Merhaba ${to.name},`,
    paragraphs: [`${by}, ${message.name} adlı gönderenin “${message.subject}” konulu mesajını size atadı.`],
    action: adminAction(url, message.id),
    footnotes: [referenceLine(message.id)],
  });
}
