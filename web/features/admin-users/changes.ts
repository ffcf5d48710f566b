import type { AdminUser } from '#contract/admin-users.ts';
import type { tokenGrants } from '#domain/account/users.ts';
import { plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { callName, formatCount } from './labels.ts';

/** A change that only needs a confirmation. */
export type Change =
  | { what: 'free' | 'verification' | 'suspend' | 'restore' }
  | { what: 'tokens'; amount: (typeof tokenGrants)[number] };

/** The texts and the call of a change. */
export interface ChangeWords {
  tone: 'primary' | 'danger';
  title: string;
  text: string;
  confirm: string;
  pending: string;
  /** The text after success. */
  done: (changed: AdminUser) => string;
  failed: string;
  make: (idempotencyKey: string) => Promise<AdminUser>;
}

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
        text: `Şimdiki bakiye ${formatCount(user.tokens)} token. Eklenen tokenler hemen kullanılabilir ve geri alınmaz.`,
        confirm: `${amount} token ekle`,
        pending: 'Ekleniyor…',
        done: (changed) => `${name}: ${amount} token eklendi, bakiye ${formatCount(changed.tokens)}.`,
        failed: messages.users.tokensFailed,
        make: (idempotencyKey) => api.adminUsers.addTokens({ id, amount: change.amount, idempotencyKey }),
      };
    }
    case 'free':
      return {
        tone: 'danger',
        title: `“${name}” ücretsiz plana alınsın mı?`,
        text: `${plans[user.plan].name} plan hemen sona erer, kalan günleri geri gelmez. Bakiyedeki tokenler ve hikâyeler yerinde kalır.`,
        confirm: 'Ücretsiz plana al',
        pending: 'Kaydediliyor…',
        done: () => `${name}: ücretsiz plana alındı.`,
        failed: messages.users.planFailed,
        make: (idempotencyKey) => api.adminUsers.setPlan({ id, plan: 'free', idempotencyKey }),
      };
    case 'verification':
      return {
        tone: 'primary',
        title: `“${name}” için doğrulama postası gönderilsin mi?`,
        text: 'Yeni bir bağlantı gider; önceki bağlantı geçersiz olur.',
        confirm: 'Gönder',
        pending: 'Gönderiliyor…',
        done: () => `${name}: doğrulama postası sıraya alındı.`,
        failed: messages.users.verificationFailed,
        make: () => api.adminUsers.resendVerification({ id }),
      };
    case 'suspend':
      return {
        tone: 'danger',
        title: `“${name}” askıya alınsın mı?`,
        text: 'Bütün oturumları hemen kapanır, hiçbir yoldan giriş yapamaz; süren üretimi durur ve ücretlendirilmez. Hikâyeleri silinmez, askıdan çıkarınca her şey yerinde olur.',
        confirm: 'Askıya al',
        pending: 'Askıya alınıyor…',
        done: () => `${name}: hesap askıya alındı.`,
        failed: messages.users.suspendFailed,
        make: () => api.adminUsers.suspend({ id }),
      };
    case 'restore':
      return {
        tone: 'primary',
        title: `“${name}” askıdan çıkarılsın mı?`,
        text: 'Yeniden giriş yapabilir. Kapanan oturumları geri gelmez.',
        confirm: 'Askıdan çıkar',
        pending: 'Kaydediliyor…',
        done: () => `${name}: hesap yeniden açıldı.`,
        failed: messages.users.restoreFailed,
        make: () => api.adminUsers.restore({ id }),
      };
  }
}
