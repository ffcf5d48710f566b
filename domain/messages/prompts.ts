export const prompts = {
  loadFailed: 'Yönergeler yüklenirken bir hata oluştu.',
  saveFailed: 'Yönerge kaydedilirken bir hata oluştu.',
  tryFailed: 'Yönerge denenirken bir hata oluştu.',
  changedElsewhere: 'Yönerge siz düzenlerken değişti. Güncel hâliyle yeniden deneyin.',
  noModel: 'Denemek için önce bir yapay zekâ sağlayıcısı yapılandırın. Yerel anlatıcı yönerge okumaz.',
  empty: 'Bu metin boş olamaz.',
  tooLong: (max: number) => `En çok ${max.toLocaleString('tr-TR')} karakter olabilir.`,
  unknownVariable: (name: string) =>
    `{${name}} bu yönergede bilinmeyen bir değişken. Kullanabileceklerinizin listesi aşağıda.`,
  strayBrace: (brace: string) =>
    `Metinde tek başına bir “${brace}” var. Değişkenler {fikir} gibi küçük harflerle ve iki ayraçla yazılır.`,
  missingVariable: (name: string, about: string) =>
    `{${name}} eksik (${about}). Bu yönerge onsuz kullanılamaz.`,
} as const;
