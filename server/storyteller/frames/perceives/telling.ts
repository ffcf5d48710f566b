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
      text: '{F} [o güne dek|yıllardır] [kızmamıştı~ ona^|bağırmamıştı~]; [o akşam|bu sefer] [sesini yükseltti~|masaya vurdu~]: [“Herkesin derdi kendine yeter,|“Benim çatım akıyor,] [bir de seninkini mi taşıyalım?”|sen bana masal anlatıyorsun.”] {H} [ceketini^ aldı^|kalktı^|sustu^]; {V.dik:acc} [o kapıda|onun yanında] [bir daha açmadı^|bir daha anmadı^].',
      needs: ['human', '!child'],
      gives: ['friend-knows', 'friend-cold'],
    },
    {
      text: '[Bir tek|Yalnız] {F:dat} [güvenirdi^|güvenebilirdi^]. [Lafı dolandırdı^|Havadan girdi^|Fiyatlardan başladı^], [ağrıyan dizinden|eski bir tanıdıktan] geçti^, [en sonunda|kapıya gelince] {V.dik:acc} söyledi^. {F} [gülmedi~|şaşırmadı~]. [“Ne zaman oldu?”|“Saat kaçtı?”|“Kaç kere?”] [dedi~ yalnızca|diye sordu~]; [bu kadarcık soru|o iki kelime] {H:dat} [bir bardak su gibi|kaç gecedir ilk uyku gibi] [geldi~|yetti~].',
      needs: ['human', '!child'],
      gives: ['friend-knows'],
    },
    {
      text: '“[Sana öyle gelmiştir|Kulağın çınlamıştır|Gözün dalmıştır],” dedi~ {F}. [Bunu|Aynı şeyi] [üçüncü kez|yine] söylüyordu~. [“Olabilir,”|“Belki,”] dedi^ {H}, [“ama gel, sen de dur orada.”|“bir akşam benimle bekle de gör.”] {F} [ellerine baktı~|ayakkabısına baktı~|üstünü silkeledi~]: [bir işi vardı~|yetişecek yeri vardı~], [hangi iş|neresi], [söyleyemedi~|adını koyamadı~].',
      needs: ['outer', 'human', '!child'],
      gives: ['friend-knows', 'friend-cold'],
    },
    {
      text: '{F} dinlerken [önündeki ekmeği|avucundaki cevizi|elindeki yaprağı] [ufaladı~|küçük küçük böldü~], [hiçbirini|bir parçasını bile] [yemedi~|ağzına götürmedi~]. [“Annem de|“Dedem de] [böyle bir şey anlatmıştı,”|buna benzer konuşurdu,”] dedi~ [sonra|en son]; [“biz güldük.”|“kimse sormadı.”|“uyutsun diye ilaç verdiler.”] [Kırıntıları|Ufaladıklarını] [avucuna süpürdü~|topladı~]. [“Sen anlat,|“Hadi, baştan,] ben soracağım.”',
      needs: ['human', 'settled'],
      gives: ['friend-knows'],
    },
    {
      text: '“[Yüzün kireç gibi|Üç gündür uyumamışsın|Bir yerin kanıyor sanki],” dedi~ {F}. {H} {V.dik:acc} [söyledi^|anlattı^]. {F} [kapıya baktı~|perdeyi çekti~|çocukları dışarı yolladı~], [sesini alçalttı~|iyice yaklaştı~]: [“Burada konuşmayalım.”|“Bunu duyan ilk sen değilsin.”|“Benim evde de bir odayı kilitli tutarız.”]',
      needs: ['settled', '!child'],
      gives: ['friend-knows'],
    },
    {
      text: '“[Kanıt|Bana bir kanıt göster],” dedi~ {F}, [elini açarak|parmağını masaya vurarak]. {H} [ceplerini^|iki elini^] [gösterdi^|ters yüz etti^]: [boştu~|bir düğme, bir fındık]. [“O zaman|“Öyleyse] [ya bul|ya getir], [ya da sus.|ya da unut.] [İkisinin arası|Ortası] [adamı bitirir.”|soğuk olur.”] [Sertti~ sözü|Acı konuşuyordu~], [ama gözleri|ama elleri] [titriyordu~|doluydu~].',
      needs: ['human', '!child'],
      gives: ['friend-knows', 'needs-proof'],
    },
    {
      text: '{F} [kâğıt kalem istedi~|bir kömür parçası aldı~]. [“Çiz,”|“Göster,”|“Yerini yap,”] dedi~. {H} [çizgileri çekti^|üç çizgi attı^|elini^ oynattı^]; [bittiğinde|son çizgide] {F} [çizileni ters çevirdi~|sarardı~|ağzını eliyle kapadı~]. [“Bunu ben de|“Aynısını] [çocukken çizmiştim,”|küçükken çizmiştim,”] dedi~, [“annem yırtmıştı.”|“duvara yapmıştım, kireçle örttüler.”]',
      needs: ['human', 'outer', '!heard', '!space'],
      gives: ['friend-knows'],
    },
    {
      text: '{V.dik:acc} [söyleyince|anlatınca] {F} [güldü~ önce|önce alay etti~]: [“Bir tek sana mı?”|“Niye hep sen?”] [Gülmesi|Kahkahası] [duvara çarpıp|ortada] [söndü~|kaldı~]; {H} [gülmüyordu^|kıpırdamamıştı^]. [“Peki,” dedi~ {F}|“Öyle olsun,” dedi~ {F}], [“diyelim doğru.|“diyelim inandım.] [Ne yapacağız?”|Kim için kötü bu?”]',
      needs: ['human', '!child'],
      gives: ['friend-knows'],
    },
    {
      text: '{F} [bir bahis|bir anlaşma] önerdi~: [yedi gece|üç gün] [birlikte|sırayla] [bekleyecekler|nöbet tutacaklar], [bir şey çıkmazsa|boşa giderse] {H} [bunu bir daha anmayacak|kışlık odunu taşıyacak|susacaktı^], [çıkarsa|olursa] {F} [özür dileyecekti~|bütün kasabaya kendisi söyleyecekti~]. [Tokalaştılar~|El sıkıştılar~]; {F:gen} [eli buz gibiydi~|avucu terliydi~].',
      needs: ['outer', 'settled', '!solitary', 'third'],
      gives: ['friend-knows', 'bet'],
    },
    {
      text: '“[Bunu biliyorum|Duymuştum|Haberim vardı],” dedi~ {F} [usulca|gözünü kaçırarak]. [“Nereden?”|“Ne zamandan beri?”|“Kim söyledi?”] {F} [cevap vermedi~|ayakkabısının ucuyla toprağı deşti~|bardağı çevirdi~]. {H} [o an|birden] [gördü^|anladı^]: {V.mek} [bir tek ona^ ağır değildi~|yalnız onun^ işi değildi~]; {F} [da|yıllardır] [bunun altında|aynı yükle] [yürüyordu~|susuyordu~].',
      needs: ['!outer', 'human', '!child'],
      gives: ['friend-knows', 'friend-hides'],
    },
    {
      text: '{F} [bir kez|iki kez] [çevresinde^ döndü~|baştan aşağı baktı~]. [“Bozulmamışsın,”|“Ateşin yok,”|“Parlaklığın yerinde,”] dedi~. [“Öyleyse|“O zaman] [doğru.”|gerçek.”] {H} {V.dik:acc} [bir daha|yavaş yavaş] [anlattı^|söyledi^]; {F} [en güzel yerinde|sonuna gelince] [“Dur, baştan,” dedi~|gözünü yumdu~].',
      needs: ['!human'],
      gives: ['friend-knows'],
    },
    {
      text: '[“Sır mı bu?”|“Kimseye demeyeyim mi?”] [diye fısıldadı~|dedi~] {F}. {H} [sırrın ne olduğunu|saklamanın nasıl yapıldığını] [bilmiyordu^|hiç düşünmemişti^]. [“Sende dursun,”|“İçinde tut,”] dedi^. {F} [gün boyu|akşama kadar] [şişti~, kızardı~|yerinde duramadı~], [sonunda|gece] [en uzaktaki taşa|bir kuyuya|gökyüzüne] [söyledi~|fısıldadı~] {V.dik:acc}.',
      needs: ['!human', '!space'],
      gives: ['friend-knows', 'leaked'],
    },
  ],
};
