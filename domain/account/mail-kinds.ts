/** The kinds of mails, with the names that administrators read in an account's list of sent mails. */
export const mailKindNames = {
  verify_email: 'Adres doğrulama bağlantısı',
  reset_password: 'Şifre yenileme bağlantısı',
  sign_in_code: 'Giriş kodu',
  email_change: 'Adres değişikliği onayı',
  email_changed: 'Adres değişti bilgisi',
  password_changed: 'Şifre değişti bilgisi',
  taken_over: 'Hesap devralındı bilgisi',
  receipt: 'Ödeme makbuzu',
  refund: 'İade bilgisi',
  payment_problem: 'Ödeme sorunu bilgisi',
  membership: 'Üyelik bilgisi',
  membership_rejected: 'Üyelik isteği reddedildi',
  plan_reminder: 'Plan bitiş hatırlatması',
  plan_cancellation: 'Plan iptali bilgisi',
  reply: 'Destek yanıtı',
  message_received: 'Mesajınız ulaştı bilgisi',
  administrator_act: 'Yönetici işlemi bilgisi',
  other: 'Başka bir posta',
} as const;
export type MailKind = keyof typeof mailKindNames;
export const mailKinds = Object.keys(mailKindNames) as [MailKind, ...MailKind[]];

/** What became of a mail. `refused`: its server refused it for good; `failed`: it is tried again. */
export const mailOutcomes = ['sent', 'refused', 'failed'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];
