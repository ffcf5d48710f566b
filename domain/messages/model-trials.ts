export const modelTrials = {
  loadFailed: 'Model denemeleri yüklenirken bir hata oluştu.',
  startFailed: 'Model denemesi başlatılırken bir hata oluştu.',
  pageFailed: 'Karşılaştırma sayfası hazırlanırken bir hata oluştu.',
  notFound: 'Model denemesi bulunamadı.',
  configNotFound: 'API yapılandırması bulunamadı.',
  notAi: 'Yalnızca hikâye yazan yapılandırmalar denenebilir.',
  running: 'Bu yapılandırmanın bir denemesi sürüyor. Bitince yenisini başlatabilirsiniz.',
  keyLost: 'Deneme başlamadı: kayıtlı anahtar açılamıyor. Anahtarı yeniden girin.',
  configRemoved: 'Deneme yarıda kaldı: yapılandırma silindi.',
  interrupted: 'Deneme yarıda kaldı: sunucu işi sürdüremedi. Yeniden başlatabilirsiniz.',
} as const;
