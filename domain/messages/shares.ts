export const shares = {
  notLoaded: 'Paylaşım durumu okunamadı.',
  notSaved: 'Paylaşım kaydedilemedi. Birazdan yeniden deneyin.',
  notRevoked: 'Paylaşım kapatılamadı; bağlantı hâlâ açık olabilir. Yeniden deneyin.',
  gone: 'Bu bağlantı artık açılmıyor. Yazarı paylaşımı kapatmış ya da hikâyeyi kaldırmış olabilir.',
} as const;
