export const audit = {
  listFailed: 'Denetim kayıtları yüklenirken bir hata oluştu.',
} as const;
