export const goals = {
  failed: 'Yazma hedefiniz okunurken ya da kaydedilirken bir hata oluştu.',
  range: 'Günlük hedef 50 ile 20.000 sözcük arasında olmalı.',
} as const;
