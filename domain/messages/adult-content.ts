export const adultContent = {
  off: 'Yetişkin içeriği bu sitede kapalı.',
  undeclared: 'Yetişkin içeriği için önce 18 yaşından büyük olduğunuzu bildirin.',
} as const;
