export const selectionActions = {
  passageMissing: 'Bu işlem için önce bir metin seçin.',
  /** `{most}` is the plan's limit, in letters. */
  passageTooLong: 'Seçim bu işlem için çok uzun: planınızda en çok {most} karakter olabilir.',
  toneMissing: 'Bir ton seçin.',
  needsModel:
    'Bu işlem bir dil modeli ister. Yerel anlatıcı metin kurar, ama yazılmış bir metni okuyup değiştiremez.',
} as const;
