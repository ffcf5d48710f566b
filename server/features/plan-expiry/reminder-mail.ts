import { timeZone } from '#domain/time/time.ts';
import { type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';

const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone });

/** Creates the reminder that a plan ends soon. */
export function reminderMail(
  { url, brand }: MailSite,
  ending: {
    email: string;
    name: string;
    planName: string;
    /** Whether the plan can be renewed by card. */
    isSold: boolean;
    endsAt: Date;
  },
): Mail {
  const when = moment.format(ending.endsAt);
  return writeMail(brand, {
    to: ending.email,
    kind: 'plan_reminder',
    subject: `${ending.planName} planınızın süresi dolmak üzere`,
    greeting: `Merhaba ${ending.name},`,
    paragraphs: [
      `${ending.planName} planınızın süresi ${when} itibarıyla doluyor. Ondan sonra hesabınız ücretsiz plana döner; hikâyeleriniz ve kalan tokenleriniz yerinde durur.`,
      ending.isSold
        ? 'Şimdi yenilerseniz yeni süre bugünkü bitişin üstüne eklenir, hiçbir gün boşa gitmez.'
        : 'Sürdürmek isterseniz bu postayı yanıtlayın.',
    ],
    ...(ending.isSold && { action: { label: 'Planı yenile', url: `${url}/fiyatlandirma` } }),
    footnotes: [
      'Otomatik çekim yok: siz yenilemedikçe kartınızdan ödeme alınmaz.',
      'Bu hatırlatmaları panelinizdeki bildirim tercihlerinden kapatabilirsiniz.',
    ],
  });
}
