/** Variables of texts that continue or begin a story, with their meaning for administrators. */
export const storyVariables = {
  fikir: 'Hikâyenin fikri; devam metninde baştaki fikir, bölümde verilen iki yanıt',
  yon: 'Devam metninde yazarın istediği yön',
  metin: 'Sürdürülecek metnin son sayfaları',
  onceki_secimler: 'Sihirbaz hikâyesinin kişisi, başlangıcı ve eski yanıtları',
  onceki_bolumler: 'Geride kalan bölümlerin özetleri',
  acilis: 'Uzun bir hikâyenin ilk sayfaları',
  animsananlar: 'Eski sayfalardan, bu metni ilgilendiren parçalar',
  kisiler: 'Hikâyeye eklenen karakter kartları',
  olaylar: 'Hikâyeye eklenen olay kartları',
  dunya: 'Her metinde bulunması istenen yer, eşya ve notlar',
  anilanlar: 'Bu metinde adı geçen öteki kişi, olay, yer, eşya ve notlar',
  tur: 'Yazarın kendi sözleriyle tür',
  tur_yonergesi: 'Bilinen bir türün yönergesi',
  kart_kurallari: 'Kartların nasıl kullanılacağı',
  konusma: 'Konuşmaların tırnakla mı çizgiyle mi yazılacağı',
  anlatici: 'Sihirbaz hikâyesinin anlatıcısı',
  bolum_isi: 'İlk bölümün ya da sonraki bir bölümün işi',
  son: 'Sihirbaz hikâyesinin gittiği son',
  uzunluk: 'İstenen paragraf ve sözcük sayısı',
  paragraf_sayisi: 'İstenen paragraf sayısı',
  yon_kurali: 'Yönün nasıl kullanılacağı; yön yoksa kendiliğinden sürdürme',
  istekler: 'Yalnızca bu metin için istenen ton ve anlatıcı',
} as const;
export type StoryVariable = keyof typeof storyVariables;

/** Variables of actions on a selection. */
export const passageVariables = {
  once: 'Seçimden önceki metin',
  secim: 'Yazarın seçtiği parça',
  sonra: 'Seçimden sonraki metin',
  kisiler: 'Hikâyeye eklenen karakter kartları',
  olaylar: 'Hikâyeye eklenen olay kartları',
  dunya: 'Yer, eşya ve notlar',
  tur: 'Hikâyenin türü',
  ton: 'Seçilen tonun tarifi',
  ad_sayisi: 'Önerilecek ad sayısı',
  ozet_sozcuk: 'Özetin en çok kaç sözcük olacağı',
} as const;
export type PassageVariable = keyof typeof passageVariables;

/** Variables of the summary that stands for the chapters that no longer fit. */
export const memoryVariables = {
  onceki_ozet: 'Daha eski bölümlerin özeti',
  ozet_kurali: 'Eski özetle yeni bölümlerin nasıl birleştirileceği',
  bolumler: 'Özetlenecek bölümler',
  ozet_sozcuk: 'Özetin en çok kaç sözcük olacağı',
} as const;
export type MemoryVariable = keyof typeof memoryVariables;
