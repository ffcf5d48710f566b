/** What can be changed, by the kinds of things that the audit log names. */
export const auditSubjects = {
  users: ['user'],
  payments: ['order', 'membership_payment', 'payment_notification'],
  blog: ['blog_post', 'blog_category'],
  messages: ['contact_message'],
  api: ['api_config'],
  settings: ['settings', 'cache'],
} as const satisfies Record<string, readonly string[]>;

export type AuditArea = keyof typeof auditSubjects;
/** A kind of thing that can be changed. */
export type AuditSubject = (typeof auditSubjects)[AuditArea][number];
export const auditAreas = Object.keys(auditSubjects) as [AuditArea, ...AuditArea[]];

/** What can happen, in the words that it is shown and searched by. */
export const auditActions = {
  'user.plan_given': 'Plan verildi',
  'user.plan_taken': 'Ücretsiz plana alındı',
  'user.tokens_added': 'Token eklendi',
  'user.verification_sent': 'Doğrulama postası gönderildi',
  'user.suspended': 'Hesap askıya alındı',
  'user.restored': 'Hesap askıdan çıkarıldı',
  'user.plan_cancelled': 'Planını iptal etti',
  'user.cancellation_withdrawn': 'Plan iptalini geri aldı',
  'payment.reconciled': 'Sipariş PayTR’ye soruldu',
  'payment.refund_requested': 'İade istendi',
  'payment.refund_refused': 'İade reddedildi',
  'payment.refunded': 'Ödeme iade edildi',
  'membership.approved': 'Üyelik onaylandı',
  'membership.rejected': 'Üyelik isteği reddedildi',
  'membership.test_grant': 'Deneme üyeliği verildi',
  'membership.refund_requested': 'Bağlantıyla ödemenin iadesi istendi',
  'membership.refund_refused': 'Bağlantıyla ödemenin iadesi reddedildi',
  'membership.refunded': 'Bağlantıyla ödeme iade edildi',
  'blog.created': 'Yazı eklendi',
  'blog.updated': 'Yazı değiştirildi',
  'blog.removed': 'Yazı silindi',
  'blog.category_created': 'Kategori eklendi',
  'contact_message.updated': 'Destek mesajı işlendi',
  'contact_message.replied': 'Destek mesajı yanıtlandı',
  'api_config.created': 'API yapılandırması eklendi',
  'api_config.updated': 'API yapılandırması değiştirildi',
  'api_config.activated': 'API yapılandırması açıldı',
  'api_config.deactivated': 'API yapılandırması kapatıldı',
  'api_config.deleted': 'API yapılandırması silindi',
  'api_config.revealed': 'API anahtarı görüntülendi',
  'settings.updated': 'Site ayarları değiştirildi',
  'cache.cleared': 'Sunucu önbelleği temizlendi',
} as const;
export type AuditAction = keyof typeof auditActions;
