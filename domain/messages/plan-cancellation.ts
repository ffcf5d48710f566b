export const planCancellation = {
  nothingToCancel: 'İptal edilecek, bitiş tarihi olan bir planınız yok.',
  cancelFailed: 'Planınız iptal edilirken bir hata oluştu.',
  withdrawFailed: 'İptal geri alınırken bir hata oluştu.',
} as const;
