export const wizard = {
  received: 'Hikaye sihirbazından hikaye alındı!',
  proGenre: 'Pro üyelik gerekli',
  chaptersNeedPro: 'Sınırsız bölüm için Pro üyelik gerekli!',
  chaptersNeedAccount: 'Daha fazla bölüm için üye olun!',
  usedUp: 'Bugünkü sihirbaz hakkınızı kullandınız. Yarın yeni bir hikâye daha kurabilirsiniz.',
  chapterTaken: 'Bu bölüm zaten yazıldı. Sayfayı yenileyip sonraki bölümden devam edin.',
  otherFoundation: 'Bu hikâye başka seçimlerle başlamıştı. Sihirbazı yeniden açıp oradan devam edin.',
  unknownChoice: 'Bu seçim artık sunulmuyor. Sayfayı yenileyip yeniden seçin.',
  missingChoices: 'Sihirbaz seçimleri eksik.',
} as const;
