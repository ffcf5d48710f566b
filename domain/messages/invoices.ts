export const invoices = {
  notFound: 'Belge bulunamadı.',
  failed: 'Belge hazırlanırken bir hata oluştu. Lütfen birazdan yeniden deneyin.',
  listFailed: 'Belgeleriniz yüklenirken bir hata oluştu.',
  monthFailed: 'Ayın toplamları yüklenirken bir hata oluştu.',
  monthInvalid: 'Ayı yıl ve ay olarak yazın; örneğin 2026-11.',
} as const;
