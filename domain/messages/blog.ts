/** Texts of the blog, for readers and for administrators. */
export const blog = {
  listFailed: 'Blog yazıları yüklenirken hata oluştu.',
  categoriesFailed: 'Kategoriler yüklenirken hata oluştu.',
  createFailed: 'Blog yazısı oluşturulamadı.',
  updateFailed: 'Blog yazısı güncellenemedi.',
  deleteFailed: 'Blog yazısı silinirken hata oluştu.',
  categoryCreateFailed: 'Kategori oluşturulamadı.',
  /** Where a save gave no answer that could be read, and where it did not even leave the browser. */
  saveFailed: 'Blog yazısı kaydedilemedi.',
  saveBroken: 'Blog yazısı kaydedilirken bir hata oluştu.',
  notFound: 'Blog yazısı bulunamadı.',
  postFailed: 'Blog yazısı yüklenirken bir hata oluştu.',
  pageNotFound: 'Blogun bu sayfası yok.',
  titleRequired: 'Başlık gereklidir.',
  contentRequired: 'İçerik gereklidir.',
  nothingLeft: 'İçerikte gösterilebilecek bir şey yok: yalnızca izin verilmeyen ögeler var.',
  imageAddress: 'Görselin adresi https:// ile ya da bu sitedeki bir adres için / ile başlamalıdır.',
  slugTaken: 'Bu adres başka bir yazının. Lütfen başka bir adres yazın.',
  changedElsewhere:
    'Bu yazı başka bir pencerede ya da başka bir yönetici tarafından değiştirildi. Yazdıklarınız burada duruyor; hangisinin kalacağını seçin.',
  categoryGone: 'Seçtiğiniz kategorilerden biri artık yok. Lütfen yeniden seçin.',
  categoryNameRequired: 'Kategorinin adını yazın.',
  categoryExists: 'Bu adla bir kategori zaten var.',
  /** Why an image of another site was not taken in. */
  imageFaults: {
    address: 'Adresi okunamadı; https:// ile başlayan, en çok 2.000 karakterlik bir adres olmalı.',
    private: 'Adresi özel bir ağı gösteriyor.',
    unreachable: 'Bulunduğu siteye ulaşılamadı.',
    timeout: 'Bulunduğu site zamanında yanıt vermedi.',
    status: 'Bulunduğu site görseli vermedi.',
    tooLarge: '5 MB’den büyük.',
    svg: 'SVG dosyaları güvenlik nedeniyle alınmıyor.',
    noImage: 'Bu adreste PNG, JPEG, GIF, WebP ya da AVIF biçiminde bir görsel yok.',
    tooMany: 'Bir kayıtta en çok 30 görsel alınıyor; yeniden kaydettiğinizde sıra buna gelir.',
  },
} as const;
