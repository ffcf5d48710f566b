export const story = {
  titleAndContentRequired: 'Başlık ve içerik gereklidir.',
  signInToSave: 'Hikaye kaydetmek için giriş yapmalısınız.',
  loadFailed: 'Hikayeler yüklenirken bir hata oluştu.',
  saveFailed: 'Hikaye kaydedilirken bir hata oluştu.',
  deleteFailed: 'Hikaye silinirken bir hata oluştu.',
  saved: 'Hikaye başarıyla kaydedildi!',
  confirmDelete: 'Bu hikayeyi silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.',
  changedElsewhere:
    'Bu hikâye başka bir sekmede ya da cihazda değişti. Yazdığınız burada duruyor; ikisini de saklayabilirsiniz.',
  notFound: 'Hikâye bulunamadı.',
  deletedElsewhere:
    'Bu hikâye başka bir yerde silindi, bu yüzden kaydedilemiyor. Yazdıklarınız bu tarayıcıda duruyor.',
  deletedForGood:
    'Bu hikâye çöp kutusunda da yok: kalıcı olarak silinmiş. Yazdıklarınız bu tarayıcıda duruyor.',
  contentTooLong: 'Metin en çok 2.000.000 karakter olabilir.',
  tooLong:
    'Metin en çok 2.000.000 karakter olabilir, bu yüzden son değişiklik kaydedilmedi. Yazdıklarınız bu cihazda duruyor; metni kısaltın ya da iki hikâyeye bölün.',
  unreadableChange:
    'Son değişiklik okunamadı ve kaydedilmedi. Yazdıklarınız bu cihazda duruyor; sayfayı yenileyip yeniden deneyin.',
  tooManyChanges:
    'Kısa sürede çok fazla değişiklik geldi. Yazdıklarınız bu cihazda duruyor ve birazdan kaydedilecek.',
  tooManyOpen:
    'Bu hesapla aynı anda çok fazla hikâye açık. Yazdıklarınız bu cihazda duruyor; açık pencerelerin birkaçını kapattığınızda kaydedilecek.',
  /** `{size}` is the plan's space: 200 MB. */
  storageFull:
    'Hikâyelerinize ayrılan alan ({size}) doldu, bu yüzden kaydedilemedi. Yazdıklarınız burada duruyor; panelde kullanmadığınız hikâyeleri kalıcı olarak silip yer açın, sonra yeniden kaydedin.',
} as const;
