export const houseStyle = {
  styleNotSaved: 'Konuşma biçimi kaydedilirken bir hata oluştu.',
  wordsNotLoaded: 'Kişisel sözlüğünüz yüklenirken bir hata oluştu.',
  wordNotSaved: 'Kişisel sözlüğünüz kaydedilirken bir hata oluştu.',
  wordInvalid: 'Yalnızca harflerden oluşan, en çok 60 harflik tek bir sözcük yazın.',
  tooManyWords: 'Kişisel sözlükte en çok 2.000 sözcük olabilir. Kullanmadıklarınızı silin.',
  dictionaryFailed:
    'Yazım sözlüğü yüklenemedi. Bağlantınızı kontrol edin, sonra denetimi kapatıp yeniden açın.',
} as const;
