import type { AdminUser } from '#contract/admin-users.ts';
import type { tokenGrants } from '#domain/account/users.ts';
import { plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { downloadExport } from './download-export.ts';
import { callName, formatCount, seenPlan } from './labels.ts';

/** A change that only needs a confirmation and a reason. */
export type Change =
  | { what: 'free' | 'verification' | 'verify' | 'suspend' | 'restore' | 'sessions' | 'export' }
  | { what: 'session'; sessionId: string; device: string }
  | { what: 'tokens'; amount: (typeof tokenGrants)[number] };

interface Given {
  reason: string;
  idempotencyKey: string;
}

/** The texts and the call of a change. */
export interface ChangeWords {
  tone: 'primary' | 'danger';
  title: string;
  text: string;
  confirm: string;
  pending: string;
  failed: string;
  /** Makes the change; returns the text after success. */
  make: (given: Given) => Promise<string>;
}

const sessionWords = (name: string, device: string | null): Omit<ChangeWords, 'make'> => ({
  tone: 'danger',
  title: device === null ? `“${name}” her yerde çıkış yapsın mı?` : `“${name}” şu cihazdan çıksın mı?`,
  text:
    device === null
      ? 'Bütün oturumları hemen kapanır; yeniden giriş yapabilir.'
      : `${device} cihazındaki oturumu hemen kapanır; yeniden giriş yapabilir.`,
  confirm: 'Oturumu kapat',
  pending: 'Kapatılıyor…',
  failed: messages.users.sessionsFailed,
});

/** The texts and the call of a change of this person. */
export function wordsOf(user: AdminUser, change: Change): ChangeWords {
  const name = callName(user);
  const { id } = user;
  switch (change.what) {
    case 'tokens': {
      const amount = formatCount(change.amount);
      return {
        tone: 'primary',
        title: `“${name}” hesabına ${amount} token eklensin mi?`,
        text: `Şimdiki bakiye ${formatCount(user.tokens)} token. Eklenen tokenler hemen kullanılabilir.`,
        confirm: `${amount} token ekle`,
        pending: 'Ekleniyor…',
        failed: messages.users.tokensFailed,
        async make(given) {
          const { tokens } = await api.adminUsers.addTokens({ id, amount: change.amount, ...given });
          return `${name}: ${amount} token eklendi, bakiye ${formatCount(tokens)}.`;
        },
      };
    }
    case 'free':
      return {
        tone: 'danger',
        title: `“${name}” ücretsiz plana alınsın mı?`,
        text: `${plans[user.plan].name} plan hemen sona erer, kalan günleri geri gelmez. Bakiyedeki tokenler ve hikâyeler yerinde kalır.`,
        confirm: 'Ücretsiz plana al',
        pending: 'Kaydediliyor…',
        failed: messages.users.planFailed,
        async make(given) {
          await api.adminUsers.setPlan({ id, plan: 'free', seen: seenPlan(user), ...given });
          return `${name}: ücretsiz plana alındı.`;
        },
      };
    case 'verification':
      return {
        tone: 'primary',
        title: `“${name}” için doğrulama postası gönderilsin mi?`,
        text: 'Yeni bir bağlantı gider; önceki bağlantı geçersiz olur.',
        confirm: 'Gönder',
        pending: 'Gönderiliyor…',
        failed: messages.users.verificationFailed,
        async make({ reason }) {
          await api.adminUsers.resendVerification({ id, reason });
          return `${name}: doğrulama postası sıraya alındı.`;
        },
      };
    case 'verify':
      return {
        tone: 'primary',
        title: `“${name}” adresi doğrulanmış sayılsın mı?`,
        text: 'Adresin bu kişiye ait olduğunu başka bir yoldan öğrendiyseniz onaylayın. Hesabın günlük tokenleri başlar, hoş geldin hediyesi gelir.',
        confirm: 'Doğrulanmış say',
        pending: 'Kaydediliyor…',
        failed: messages.users.verifyFailed,
        async make({ reason }) {
          const { tokens } = await api.adminUsers.verify({ id, reason });
          return `${name}: adres doğrulanmış sayıldı, bakiye ${formatCount(tokens)}.`;
        },
      };
    case 'suspend':
      return {
        tone: 'danger',
        title: `“${name}” askıya alınsın mı?`,
        text: 'Bütün oturumları hemen kapanır, hiçbir yoldan giriş yapamaz; süren üretimi durur ve ücretlendirilmez. Hikâyeleri silinmez, askıdan çıkarınca her şey yerinde olur.',
        confirm: 'Askıya al',
        pending: 'Askıya alınıyor…',
        failed: messages.users.suspendFailed,
        async make({ reason }) {
          await api.adminUsers.suspend({ id, reason });
          return `${name}: hesap askıya alındı.`;
        },
      };
    case 'restore':
      return {
        tone: 'primary',
        title: `“${name}” askıdan çıkarılsın mı?`,
        text: 'Yeniden giriş yapabilir. Kapanan oturumları geri gelmez.',
        confirm: 'Askıdan çıkar',
        pending: 'Kaydediliyor…',
        failed: messages.users.restoreFailed,
        async make({ reason }) {
          await api.adminUsers.restore({ id, reason });
          return `${name}: hesap yeniden açıldı.`;
        },
      };
    case 'sessions':
      return {
        ...sessionWords(name, null),
        async make({ reason }) {
          const { ended } = await api.adminUsers.endSessions({ id, reason });
          return `${name}: ${formatCount(ended)} oturum kapatıldı.`;
        },
      };
    case 'session':
      return {
        ...sessionWords(name, change.device),
        async make({ reason }) {
          await api.adminUsers.endSessions({ id, sessionId: change.sessionId, reason });
          return `${name}: oturum kapatıldı.`;
        },
      };
    case 'export':
      return {
        tone: 'primary',
        title: `“${name}” için veri dökümü hazırlansın mı?`,
        text: 'KVKK başvurusu için: hesapla ilgili kayıtlar bir zip dosyası olarak iner. Kişinin yazdıkları ve IP adresleri dosyada yer almaz; kişi yazdıklarını hesabından kendisi indirir.',
        confirm: 'Hazırla ve indir',
        pending: 'Hazırlanıyor…',
        failed: messages.users.exportFailed,
        async make({ reason }) {
          await downloadExport(id, reason);
          return `${name}: veri dökümü indirildi.`;
        },
      };
  }
}
