import type { Plot } from '../types.ts';

/** Any single event of a human: what they do with it afterwards. */
export const ANY_HUMAN_PLOTS_2: readonly Plot[] = [
  {
    name: 'three-questions',
    needs: ['human', '!solitary', '!state'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. [Sonra|Ardından] büsbütün sustu^. {F} üç gün [bekledi~|sabretti~], dördüncü gün karşısına^ oturdu~. “Sana üç soru soracağım, akşamları birer tane,” dedi~. “Yalnız evet ya da hayır diyeceksin.”',
      },
      {
        level: 3,
        text: '“Ya cevap vermezsem?” dedi^ {H}. {F} bunu düşünmüştü~. “O zaman o akşam yanmış olur, sen de [benden kurtulursun|bir soru eksik dinlersin].” Pazarlıkta bir hile olmalıydı~; {H} onu [aradı^|bulmaya çalıştı^], bulamadı^, başını^ sallayıp razı oldu^.',
      },
      {
        level: 2,
        text: 'İlk akşam {F} acele etmedi~. Havadan söz etti~, ellerini ısıttı~, [ışığı seyretti~|ışığın azalmasını bekledi~]. {H} olanın sorulmasını bekliyordu^, cevabını^ da hazır tutuyordu^. Oysa {F} eğildi~, sesini indirdi~: “Canın yanıyor mu?”',
      },
      {
        level: 3,
        text: 'Böyle bir soruya hazır değildi^. “Hayır,” dedi^ {H} [hemen|düşünmeden]; sonra omzunun^ ne kadar gergin olduğunu fark etti^, bir de dişlerini^ nasıl sıktığını. Cevap ağzından^ çıkmıştı~ bir kere. {F} [teşekkür edip kalktı~|iyi geceler deyip gitti~].',
      },
      {
        level: 3,
        text: 'O gece uyku tutmadı~. {H} gözleri^ açık yatarken o tek kelimeyi evirip çevirdi^. {F:gen} üç sorusundan biri gitmişti~, geriye ikisi kalmıştı~; yine de eksilen [taraf|yan] sanki soran değil, cevap verendi~. {H} bunun nasıl olduğunu [anlamadı^|çözemedi^].',
      },
      {
        level: 3,
        text: 'Komşular {F:dat} ne olup bittiğini sordu~. “Evet ile hayır oluyor,” dedi~ {F}. Kimse bundan bir şey anlamadı~; {H}+de anlamadığını^ saklamak için başını^ bilmiş bilmiş [salladı^|eğdi^].',
      },
      {
        level: 1,
        text: 'İkinci akşam soru daha kısaydı~. “Pişman mısın?” {H} {V.dik:acc} [baştan sona|bir bir] gözünün^ önünden geçirdi^. “Hayır,” diyecekti^. Ağzını^ açınca “Evet,” çıktı~; sonra [aceleyle|hemen], “Hayır,” dedi^. {F} ikisini de aldı~, gitti~.',
      },
      {
        level: 2,
        text: 'Ertesi gün {H} {F:acc} yolda çevirdi^. “İki cevap verdim,” dedi^, “biri sayılmaz.” “Hangisi?” diye sordu~ {F}. {H} söyleyemedi^. “Acelesi yok,” dedi~ {F}, “ben ikisini de [yanımda tutarım|bozmadan saklarım]. Hangisi seninse [gelir|bir gün] alırsın.”',
      },
      {
        level: 3,
        needs: ['workplace', 'tool'],
        text: '{H} o gün {W:loc} iş görürken {T:acc} [iki kez|üst üste] elinden^ düşürdü^. Eğilip aldı^, kaldığı^ yerden sürdürdü^. Dışarıdan bakan yorgun derdi~. Oysa {H} yorulmamıştı^; yalnızca evetle hayır arasında [gidip geliyor|dolanıp duruyor], yol bitmiyordu~.',
      },
      {
        level: 3,
        text: 'Olanı ilk kez başka bir yerden düşünmeye başladı^. O güne kadar yalnız kendi içinden^ bakmıştı^. Şimdi {F:gen} gözüyle baktı^: [üç gün|günlerce] konuşmayan biri, yanında bekleyen biri. Beklemek de az iş değildi~; [bunu hiç düşünmemişti^|bunu yeni görüyordu^].',
      },
      {
        level: 3,
        text: 'Yanından^ geçenler bir şey olduğunu anlıyor, [soramıyordu~|sormuyordu~]. {H} buna şükrediyordu^, ama biraz da gücüne^ gidiyordu~. Demek üç soru soracak kadar vakti olan bir tek {F} vardı~; herkes tek bir soruyla, [“İyi misin?”|“Nasılsın?”] ile yetiniyor, cevabı da beklemiyordu~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Akşama doğru ortalığa {K} yayıldı~. {H} onu [içine^ çekti^|duydu^] ve şaşırdı^: kaç gündür hiçbir şeyin kokusunu almamıştı^. Demek yavaş yavaş dönüyordu^; neresinden döndüğünü^ bilmese^ de [dönüyordu^|yaklaşıyordu^].',
      },
      {
        level: 2,
        text: 'Üçüncü akşam {H} erkenden geldi^, yerini^ aldı^, bekledi^. Son soruyu biliyordu^: {F} bu kez her şeyi soracaktı~. Evet derse^ sonu gelmez, hayır derse^ [bir daha kapanmazdı~|arası açılırdı~]. Ellerini^ dizlerine^ koyup [iki cevabı da hazırladı^|ikisine de hazırlandı^].',
      },
      {
        level: 3,
        text: '{F} gecikti~. Hava karardı~, [sesler çekildi~|ortalık duruldu~], yine gelen olmadı~. {H} önce kızdı^, sonra meraklandı^, en sonunda korktu^: ya sormaktan vazgeçtiyse? O zaman içindeki^ söz [içinde^ kalacaktı~|kimseye varmayacaktı~].',
      },
      {
        level: 3,
        text: 'Ayak sesi duyunca [ayağa fırladı^|doğruldu^], sonra utandı^, yine oturdu^. {F} karanlıktan çıktı~, soluk soluğaydı~. “Geciktim,” dedi~, “bir şey bulmaya gittim.” Bir elini arkasında tutuyordu~; {H} [bakmamaya çalıştı^|oraya bakmadı^].',
      },
      {
        level: 2,
        text: '“Sor,” dedi^ {H}. “Yoruldum beklemekten.” “Son hakkım,” dedi~ {F}, “iyi düşünmem gerek.” Öyle uzun sustu~ ki {H} sorunun ne olabileceğini bir bir saydı^, hepsine [içinden^|sessizce] cevap verdi^; bazısı evetti~, bazısı çok uzundu~.',
      },
      {
        level: 3,
        text: '“Bir ipucu ver bari,” dedi^ {H}. {F} parmağını dudağına götürdü~. “Soru ipucu vermez. Soru [kapıyı açar|ışık tutar], o kadar.” Bunu söylerken kendisi de güldü~; belli ki bu söz o anda [aklına gelmişti~|ağzından çıkıvermişti~] ve çok hoşuna gitmişti~.',
      },
      {
        level: 3,
        text: '“İstersen sormam,” dedi~ {F} birden. {H:dat} baktı~, yüzünde ne alay vardı~ ne sitem. “Sor,” dedi^ {H} yine. Kendi sesindeki^ [acele|istek] {H:acc} şaşırttı~: günlerdir kaçtığı^ soruyu [şimdi neredeyse yalvararak istiyordu^|şimdi kendi çağırıyordu^].',
      },
      {
        level: 1,
        text: '{F} başını kaldırdı~. “Aç mısın?” dedi~. {H} donup kaldı^. [Bütün hazırlığı^|Onca hazırlığı^] boşa gitmişti~; üç günün sonunda {F} son hakkını buna harcamıştı~. “Evet,” dedi^ ve sesi^ [kırıldı~|çatladı~]. {F} getirdiğini ikiye böldü~.',
      },
      {
        level: 3,
        text: 'İkiye bölünen şey [bir avuç yiyecekti~|küçücük bir lokmaydı~]; {H} kendi payını^ ağzına^ attı^ ve çiğnerken gözleri^ doldu~. Neye ağladığını^ bilmiyordu^. {F} görmemiş gibi yaptı~, [yavaş çiğnedi~|karanlığa baktı~]. Bu da bir iyilikti~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Ellerini^ nereye koyacağını^ bilemeyince {H} {G.di}. {F} güldü~: “Bunu hep konuşmadan önce yaparsın.” {H} durdu^, [ellerine^ baktı^|kıpkırmızı oldu^]. Kendini^ bu kadar [açık veren|ele veren] birinin üç gün susmuş olması gülünçtü~.',
      },
      {
        level: 2,
        text: '“Bu kadar mıydı?” dedi^ {H}. “Bütün soruların bunlar mı?” “Bunlar,” dedi~ {F}. “Daha ne soracaktım? Öbürünü sen anlatırsın, [canın ister|günü gelir].” Sırtını geriye dayadı~, [gözünü kapadı~|ayaklarını uzattı~]; gerçekten de bir şey beklemiyordu~.',
      },
      {
        level: 3,
        text: 'Karanlık iyice koyulmuştu~; yüzler seçilmiyor, yalnız soluklar duyuluyordu~. {H} bunun daha kolay olduğunu [fark etti^|anladı^]. Söze nereden başlayacağını^ aramadı^; en öndeki kelimeyi tuttu^, gerisi [ardından geldi~|ona takılıp geldi~].',
      },
      {
        level: 1,
        text: 'O zaman {H} sorulmadan başladı^. Olanı, o andan beri neden sustuğunu^, ikinci akşamın iki cevabını, [hepsini|ne varsa] anlattı^. {F} bir kez bile “neden” demedi~. Karanlıkta yalnızca çiğnemeyi bırakmıştı~.',
      },
      {
        level: 1,
        text: 'Bittiğinde gökte ışık değişmişti~. “Hangisi seninmiş?” dedi~ {F}, “evet mi, hayır mı?” {H} düşündü^. “İkisi de,” dedi^. {F} kalktı~, [üstünü silkeledi~|gerindi~], elini uzattı~; {H} o eli tuttu^ ve [doğruldu^|kalktı^].',
      },
    ],
  },
];
