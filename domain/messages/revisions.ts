export const revisions = {
  notFound: 'Sürüm bulunamadı. Silinmiş ya da yer açmak için ayıklanmış olabilir.',
  loadFailed: 'Sürümler yüklenirken bir hata oluştu.',
  keepFailed: 'Sürüm kaydedilirken bir hata oluştu.',
  restoreFailed: 'Sürüme dönülürken bir hata oluştu.',
  renameFailed: 'Sürüm adlandırılırken bir hata oluştu.',
  removeFailed: 'Sürüm silinirken bir hata oluştu.',
  nameRequired: 'Sürüme bir ad verin.',
  /** `{size}` is the plan's space: 200 MB. */
  storageFull:
    'Sürümlere ayrılan alan ({size}) doldu. Adlandırdığınız eski sürümlerden bazılarını ya da kullanmadığınız hikâyeleri silip yer açın.',
} as const;
