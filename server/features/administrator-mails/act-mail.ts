import { type PlanId, plans } from '#domain/billing/plans.ts';
import { untilDay } from '#domain/time/day-phrases.ts';
import { type MailParts, type MailSite, writeMail } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';

/** What an administrator did with an account, with the figures after the change. Tokens are positive numbers. */
export type AdministratorAct =
  | { kind: 'plan_given'; plan: PlanId; endsAt: Date }
  | { kind: 'plan_taken'; formerPlan: PlanId }
  | { kind: 'tokens_added'; amount: number; balance: number }
  | { kind: 'tokens_taken'; amount: number; balance: number }
  | { kind: 'suspended' }
  | { kind: 'restored' }
  | { kind: 'email_confirmed' }
  | { kind: 'account_deleted' };

interface Recipient {
  email: string;
  name: string;
}

const number = new Intl.NumberFormat('tr-TR');
const tokens = (amount: number) => `${number.format(amount)} token`;

type Content = Pick<MailParts, 'subject' | 'paragraphs' | 'action'>;

function contentOf(act: AdministratorAct, { url, brand }: MailSite): Content {
  const panel = { label: 'Panele git', url: `${url}/panel` };
  const contact = { label: 'Bize yazın', url: `${url}/iletisim` };
  switch (act.kind) {
    case 'plan_given':
      return {
        subject: `${plans[act.plan].name} planınız tanımlandı`,
        paragraphs: [
          `Hesabınıza ${plans[act.plan].name} planını tanımladık. Planınız ${untilDay(act.endsAt)} sürer.`,
          'Bunun için sizden bir ödeme alınmadı; süre dolunca da kendiliğinden alınmaz.',
        ],
        action: panel,
      };
    case 'plan_taken':
      return {
        subject: `${plans[act.formerPlan].name} planınız sona erdi`,
        paragraphs: [
          `Bir yöneticimiz ${plans[act.formerPlan].name} planınızı sonlandırdı; hesabınız artık ${plans.free.name} planında.`,
          'Hikâyeleriniz ve kalan tokenleriniz yerinde duruyor.',
        ],
        action: panel,
      };
    case 'tokens_added':
      return {
        subject: `Hesabınıza ${tokens(act.amount)} eklendi`,
        paragraphs: [`Hesabınıza ${tokens(act.amount)} ekledik. Yeni bakiyeniz ${tokens(act.balance)}.`],
        action: panel,
      };
    case 'tokens_taken':
      return {
        subject: `Hesabınızdan ${tokens(act.amount)} düşüldü`,
        paragraphs: [
          `Bir yöneticimiz hesabınızdan ${tokens(act.amount)} düştü. Yeni bakiyeniz ${tokens(act.balance)}.`,
        ],
        action: panel,
      };
    case 'suspended':
      return {
        subject: 'Hesabınız askıya alındı',
        paragraphs: [
          `${brand.name} hesabınızı askıya aldık. Açık oturumlarınız kapandı; hesap yeniden açılana kadar giriş yapılamaz.`,
          'Hikâyeleriniz silinmedi. İtirazınız varsa bize yazın; bir insan okuyup yanıtlasın.',
        ],
        action: contact,
      };
    case 'restored':
      return {
        subject: 'Hesabınız yeniden açıldı',
        paragraphs: ['Hesabınızın askıya alınmasını kaldırdık. Eskisi gibi giriş yapabilirsiniz.'],
        action: { label: 'Giriş yap', url: `${url}/giris` },
      };
    case 'email_confirmed':
      return {
        subject: 'E-posta adresiniz doğrulandı',
        paragraphs: ['Hesabınızın e-posta adresini bir yöneticimiz doğruladı. Yapmanız gereken bir şey yok.'],
        action: panel,
      };
    case 'account_deleted':
      return {
        subject: 'Hesabınız silindi',
        paragraphs: [
          `${brand.name} hesabınızı, hikâyelerinizi ve hesaba bağlı öteki verileri bir yöneticimiz sildi.`,
          'Yalnızca sipariş kayıtları, bize yazdığınız mesajlar ve ileti onaylarınızın kaydı, gizlilik politikasında yazan sürelerin sonuna kadar kalır.',
        ],
        action: contact,
      };
  }
}

/** The mail that tells a person what an administrator did. `reason` is what the administrator wrote for the person. */
export function actMail(site: MailSite, to: Recipient, act: AdministratorAct, reason: string): Mail {
  const { paragraphs, ...content } = contentOf(act, site);
  return writeMail(site.brand, {
    to: to.email,
    kind: 'administrator_act',
    greeting: `Merhaba ${to.name},`,
    ...content,
    paragraphs: [...paragraphs, ...(reason.trim() === '' ? [] : [`Açıklama: ${reason.trim()}`])],
    footnotes: ['Bir sorunuz olursa ya da bir yanlışlık olduğunu düşünürseniz bize yazabilirsiniz.'],
  });
}
