import type { Beat } from '../../types.ts';

/** The friend is told, and believes it or not. */
export const TELLING: Beat = {
  name: 'telling',
  variants: [
    {
      text: '[Sonunda|En sonunda|Dayanamayıp] {F:dat} [anlattı^|açıldı^|döktü^ içini^]. {F} [sözünü^ kesmedi~|kıpırdamadan dinledi~|gözünü ayırmadı~]; [bitince|son kelimede] [elindeki işi|ipliği|kaşığı] [bıraktı~|yere koydu~]. [“Kime söyledin başka?”|“Benden başka kime anlattın?”] [“Kimseye.”|“Bir sen.”] [“İyi.|“Güzel.] [Bir süre öyle kalsın.”|Şimdilik susalım.”|Önce ben bir düşüneyim.”]',
      needs: ['human'],
      gives: ['friend-knows'],
    },
    {
      text: '“[Bana inanmayacaksın|Güleceksin|Deli diyeceksin],” [diye başladı^|dedi^]. {F} [omuz silkti~|gülümsedi~]: [“O zaman kısa anlat.”|“Dene.”|“Gülersem vur.”] {H} [tek solukta|atlamadan|gözü^ yerde] anlattı^. {F} [uzun uzun|eğilip] [yüzüne^ baktı~|gözbebeğine^ baktı~]. [“İnanmıyorum,|“Olmaz böyle şey,] [ama yalan da söylemiyorsun.”|ama sen uyduramazsın bunu.”]',
      gives: ['friend-knows'],
    },
    {
      text: '{F} [o güne dek|yıllardır] [kızmamıştı~ ona^|bağırmamıştı~]; [o akşam|bu sefer] [sesini yükseltti~|masaya vurdu~]: [“Herkesin derdi kendine yeter,|“Bunca işin arasında,] sen bana masal anlatıyorsun.” {H} [kalktı^|sustu^]; {V.dik:acc} onun yanında [bir daha açmadı^|bir daha anmadı^].',
      needs: ['human', '!child'],
      gives: ['friend-knows', 'friend-cold'],
    },
    {
      text: '[Bir tek|Yalnız] {F:dat} [güvenirdi^|güvenebilirdi^]. [Lafı dolandırdı^|Havadan girdi^|Fiyatlardan başladı^], eski bir tanıdıktan söz etti^, [en sonunda|kapıya gelince] {V.dik:acc} söyledi^. {F} [gülmedi~|şaşırmadı~]. [“Ne zaman oldu?”|“Saat kaçtı?”|“Kaç kere?”] [dedi~ yalnızca|diye sordu~]; [bu kadarcık soru|o iki kelime] {H:dat} [iyi geldi~|yetti~].',
      needs: ['human', '!child'],
      gives: ['friend-knows'],
    },
    {
      text: '“[Sana öyle gelmiştir|Kulağın çınlamıştır|Gözün dalmıştır],” dedi~ {F}. [Bunu|Aynı şeyi] [üçüncü kez|yine] söylüyordu~. [“Olabilir,”|“Belki,”] dedi^ {H}, [“ama gel, sen de dur orada.”|“bir akşam benimle bekle de gör.”] {F} [ellerine baktı~|ayakkabısına baktı~|üstünü silkeledi~]: [bir işi vardı~|yetişecek yeri vardı~], [hangi iş|neresi], [söyleyemedi~|adını koyamadı~].',
      needs: ['outer', 'human', '!child'],
      gives: ['friend-knows', 'friend-cold'],
    },
    {
      text: '“[Kanıt|Bana bir kanıt göster],” dedi~ {F}, [elini açarak|parmağını masaya vurarak]. {H} iki elini^ [gösterdi^|açtı^]: [boştu~|hiçbir şey yoktu~]. [“O zaman|“Öyleyse] [ya bul|ya getir], [ya da sus.|ya da unut.]” [Sertti~ sözü|Acı konuşuyordu~], [ama sesi titriyordu~|ama gözleri doluydu~].',
      needs: ['human', '!child'],
      gives: ['friend-knows', 'needs-proof'],
    },
    {
      text: '{V.dik:acc} [söyleyince|anlatınca] {F} [güldü~ önce|önce alay etti~]: [“Bir tek sana mı?”|“Niye hep sen?”]  Ama {H} [gülmüyordu^|kıpırdamamıştı^]. [“Peki,” dedi~ {F}|“Öyle olsun,” dedi~ {F}], [“diyelim doğru.|“diyelim inandım.] Ne yapacağız?”',
      needs: ['human', '!child'],
      gives: ['friend-knows'],
    },
    {
      text: '{F} [bir bahis|bir anlaşma] önerdi~: [yedi gece|üç gece] birlikte [bekleyecekler|nöbet tutacaklar], [bir şey çıkmazsa|boşa giderse] {H} [bunu bir daha anmayacak|sözünü^ geri alacak], [çıkarsa|olursa] {F} [özür dileyecekti~|herkese kendisi söyleyecekti~]. [Tokalaştılar~|El sıkıştılar~]; {F:gen} [eli buz gibiydi~|avucu terliydi~].',
      needs: ['outer', 'settled', '!solitary', 'third'],
      gives: ['friend-knows', 'bet'],
    },
    {
      text: '{F} [bir kez|iki kez] [çevresinde^ döndü~|baştan aşağı baktı~]. [“Bir şeyin yok,”|“İyi görünüyorsun,”] dedi~. [“Öyleyse|“O zaman] [doğru.”|gerçek.”] {H} {V.dik:acc} [bir daha|yavaş yavaş] [anlattı^|söyledi^]; {F} [en güzel yerinde|sonuna gelince] [“Dur, baştan,” dedi~|gözünü yumdu~].',
      needs: ['!human'],
      gives: ['friend-knows'],
    },
    {
      text: '[“Sır mı bu?”|“Kimseye demeyeyim mi?”] [diye fısıldadı~|dedi~] {F}. {H} [sırrın ne olduğunu|saklamanın nasıl yapıldığını] [bilmiyordu^|hiç düşünmemişti^]. [“Sende dursun,”|“İçinde tut,”] dedi^. {F} [gün boyu|akşama kadar] yerinde duramadı~, [sonunda|gece] [en uzaktaki taşa|gökyüzüne] [söyledi~|fısıldadı~] {V.dik:acc}.',
      needs: ['!human', '!space'],
      gives: ['friend-knows', 'leaked'],
    },
  ],
};
