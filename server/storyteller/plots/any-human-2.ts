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
  {
    name: 'the-practised-answer',
    needs: ['human', '!state'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. [Ortalık durulunca|Soluğu^ yerine gelince] aklına^ ilk gelen, [bir gün|er geç] birinin soracağıydı~: “Ne oldu?” {H} buna ne diyeceğini^ bilmiyordu^. Karanlık bastırınca sesli sesli cevap aramaya başladı^.',
      },
      {
        level: 3,
        text: 'İlk denediği^ cevap çok uzundu~. Ta başından, havanın renginden, kendinden^ önce olanlardan giriyor, [bir türlü|hiçbir yerinde] asıl işe gelemiyordu^. Yarısında soluğu^ kesildi~. Onu dinleyecek olan da [çoktan|yarı yolda] uyumuş olurdu~; {H} başa döndü^.',
      },
      {
        level: 2,
        text: 'Bir cevap tek kelimeydi~: “Hiç.” {H} bunu üç kez söyledi^, her seferinde [biraz daha hafif|daha yumuşak]. İyi duruyordu~. Soran gülümser, başka şeye geçerdi~. {H} rahatlayıp sırtını^ dayadı^; [bir an|az kalsın] aramayı orada bırakacaktı^.',
      },
      {
        level: 3,
        text: 'Ama o tek kelime karanlıkta asılı kaldı~. {H} susunca bile duyuluyordu~ sanki. Olanı düşündü^, bir de o “hiç”i; ikisi [yan yana|bir araya] gelmiyordu~. Büyük bir şeyin üstüne mendil örtmek gibiydi~: her yanından [taşıyordu~|dışarı çıkıyordu~].',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: 'Gün boyu {W:loc} [dudaklarını^ kıpırdata kıpırdata|kendi kendine^ mırıldanarak] çalıştı^. Elleri^ işini biliyordu~; ağzı^ ise işe yeni giren bir acemi gibi aynı cümleyi [bozup bozup kuruyor|yarıda kesip yeniden alıyor], bir türlü bitirdiğini^ beğenmiyordu~.',
      },
      {
        level: 1,
        text: 'Bulduğu^ cevaplardan biri yalan oldu~. Kendiliğinden geldi~, [yağ gibi|hiç takılmadan] aktı~: olanın yanından dolaşan, içinde {H:gen} hiç bulunmadığı^ bir hikâye. {H} bir kez söyledi^ ve dondu^; {V.dik:acc} anlatan bütün cümleler içinde [en kolayı|en akıcısı] buydu~.',
      },
      {
        level: 2,
        text: '“Demek böyle oluyormuş,” dedi^ kendi kendine^. Yalan için hiç hazırlanmamıştı^. Bir daha söyledi^: yine kusursuzdu~, hatta bu kez [küçük bir gülüş|inandırıcı bir iç çekiş] de eklenmişti~. {H} elini^ ağzına^ kapattı^. Parmakları^ buz gibiydi~.',
      },
      {
        level: 3,
        text: 'Uyumayı denedi^. Gözlerini^ kapayınca yalan kendi kendini anlatmaya devam etti~, [yeni yerler açtı~|yeni ayrıntılar buldu~], büyüdü~, güzelleşti~. Sabaha karşı {H} gerçekte olanı aradı^ ve onu [bir köşede|en dipte], büzülmüş, kısacık buldu^.',
      },
      {
        level: 3,
        text: 'O sabah kendine^ bir kural koydu^: doğru cevap, yalan kadar kolay söylenene kadar [yalan ağzına^ alınmayacaktı~|kimseye görünmeyecekti^]. Kural sertti~, ama dizlerine^ güç verdi~. Yüzünü^ ovdu^, omuzlarını^ dikleştirdi^, [baştan başladı^|yeniden denedi^].',
      },
      {
        level: 2,
        text: 'Doğrusu inatçıydı~. Bir yeri boğazında^ kalıyor, bir yerinde sesi^ [inceliyor|titriyor], bir yerinde de gözü^ kaçıyordu~. {H} takıldığı^ yerleri aklında^ tuttu^: üç taneydi~. Yalanın [hiç|bir tane bile] takıldığı yer yoktu~; demek kolaylık bundandı~.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} önüne^ koyup onu soran biri yerine aldı^, karşısına^ geçti^. “Anlatayım,” dedi^. [Karşıdaki|Dinleyen] kıpırdamadı~, acımadı~, sözü kesmedi~. {H} ilk kez sonuna kadar gitti^; bitince, gülünç de olsa, [ona teşekkür etti^|başıyla^ selam verdi^].',
      },
      {
        level: 3,
        text: 'Birinci takıldığı^ yer bir utançtı~; kime karşı olduğunu bulamayınca [söndü~|küçüldü~]. İkincisi bir öfkeydi~, iyice bakınca [yorgunluk çıktı~|altından yorgunluk çıktı~]. Üçüncüye her gelişinde {H} yutkunuyor, başını^ çeviriyor, [su arar gibi|bir şey arar gibi] yapıyordu^.',
      },
      {
        level: 3,
        text: 'Yorulunca bir oyun buldu^: her doğru cümle için bir adım ileri, her yalan için iki adım [geri|arkaya]. Önce hep geriledi^, sırtı^ bir yere dayandı~. Sonra bir adım attı^, [bir daha|bir tane daha]. Gün bitmeden başladığı^ yere dönmüştü^; o gün için bu da yeterdi~.',
      },
      {
        level: 3,
        text: 'Dışarıda bir gürültü koptu~. {H} [sıçradı^|irkildi^]: biri geliyor sandı^ ve ağzından^ ilk çıkan yalan oldu~, bütünüyle, bir solukta. Gelen yoktu~. {H} söylediği^ şeyin karanlıkta [dağılmasını|sönmesini] bekledi^; bir işe yaramayacağını [o gece anladı^|artık biliyordu^].',
      },
      {
        level: 1,
        text: 'Doğrunun bir yeri vardı~ ki hep orada takılıyordu^. {H} oraya bu kez çok yavaş yaklaştı^. Olanı söyledi^, durdu^, ve hep atladığı^ sözü [fısıldadı^|alçak sesle söyledi^]: “Ne yapacağımı bilmiyordum.” Sesi^ ilk kez [kaymadı~|titremedi~].',
      },
      {
        level: 3,
        text: 'Bu kadar kısaydı~ demek. {H} sözü bir daha söyledi^, sonra biraz daha yüksek sesle bir daha. Her söyleyişte [omuzları^ indi~|çenesi^ gevşedi~]. {H:acc} bunca zaman korkutan şey yalnızca üç kelimeydi~; [şimdi|artık] bir avuca sığardı~.',
      },
      {
        level: 3,
        text: 'Üç kelimeyi yan yana getirmek bu kadar sürmüştü~. {H} nedenini düşündü^: o sözü söyleyen, [güçlü|akıllı] görünmezdi~. Yalan ise {H:acc} hep güçlü gösteriyordu~. Ama güçlü görünen o kişiyle aynı yerde uyunmuyordu~; {H} kaç gecedir bunu [deniyordu^|denemişti^].',
      },
      {
        level: 3,
        text: 'Karnının^ acıktığını yeni duydu^. Ne zamandır ağzına^ bir şey koymadığını^ [hesaplayamadı^|hatırlamadı^]. Yerken de konuştu^, dolu ağızla, çekinmeden; doğru söz lokmanın arasından da [çıkıyordu~|geçiyordu~]. Bu {H:acc} [güldürdü~|keyiflendirdi~], çünkü yalan böyle bir şeye hiç gelmezdi~.',
      },
      {
        level: 2,
        text: 'Sonra yalanı geri çağırdı^, yalnızca [denemek için|görmek için]. Geldi~, yine düzgündü~; ama bu kez {H} onun nerede dolaştığını, neyin [üstünden atladığını|yanından geçtiğini] açıkça görüyordu^. Ortasında, tam o üç kelimenin yerinde, koca bir boşluk vardı~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} {G.di}, [derin bir soluk aldı^|gözlerini^ kapayıp açtı^] ve iki cevabı yan yana koydu^. Biri pürüzsüzdü~, öbürü üç yerinden yamalı. Yamalı olanı {H} kendi elleriyle^ [onarmıştı^|yamamıştı^]; hangisinin dayanacağını bilmek için başkasına sormaya gerek yoktu~.',
      },
      {
        level: 2,
        text: 'Beklediği^ soru gelmiyordu~. Önce bunu dert etti^: [boşuna|kimse için] bu kadar uğraşmış olacaktı^. Sonra etmedi^. Cevap artık bir soran için değildi~; sabah gözünü^ açınca [ilk|önce] {H:dat} lazım oluyordu~, akşam da yatmadan önce.',
      },
      {
        level: 3,
        text: 'Işık değişti~, [gölgeler kısaldı~|köşeler belirdi~]. {H} gerindi^, kalktı^, birkaç adım yürüdü^; adımları^ cümlenin ölçüsüne uyuyordu~. Bir yerinde tökezledi^ ve [cümleyi bozmadan|sözünü^ kesmeden] dengesini^ buldu^. Düşse^ bile devam edecekti^.',
      },
      {
        level: 1,
        text: 'O gün {H} yalanı bir daha söylemeyeceğine^ karar verdi^; ne [birine yaranmak|işini^ kolaylaştırmak] için ne susturmak için. Olanı, üç takıldığı^ yerle birlikte, olduğu gibi söyleyecekti^. Sesini^ denedi^. Ses oradaydı~.',
      },
      {
        level: 1,
        text: 'Karanlık yeniden bastırınca {H} sırtını^ dayadı^ ve soruyu bu kez kendine^ sordu^: “Ne oldu?” [Bir soluk bekledi^|Acele etmedi^]. Sonra doğrusunu söyledi^, baştan sona, hiç durmadan; sesi^ karanlığın öbür ucuna kadar gitti~.',
      },
    ],
  },
];
