export const panel = {
  activityFailed: 'Aktivite verileri yüklenirken bir hata oluştu.',
  loadFailed: 'Panel bilgileri yüklenirken bir hata oluştu.',
} as const;
