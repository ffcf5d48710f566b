import type { Plot } from '../types.ts';

/** Somebody was wronged by the hero, who lives with it and acts. */
export const WRONGS_PLOTS: readonly Plot[] = [
  {
    name: 'the-trust',
    needs: ['!given', '!hides', 'human', '!solitary', '!child', '!person'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. O günlerde hiçbir şeyden haberi olmayan {F} geldi~, avucuna^ küçük, sarılı bir şey bıraktı~. “Bunu sen sakla,” dedi~. “[Senden başkasına güvenemem.|Güvendiğim bir sensin.]” {H} elini^ geri çekemedi^.',
      },
      {
        level: 3,
        text: 'İçinde ne olduğunu sormadı^. {F}+de söylemedi~, yalnız parmaklarını bir an {H:gen} parmaklarının^ üstünde tuttu~. [Sıcaktı~|Elleri sıcaktı~]. {H} ne diyeceğini^ [bilemedi^|kestiremedi^]; ağzından^, “İyi bakarım,” sözü çıktı~ ve çıkar çıkmaz boğazını^ yaktı~.',
      },
      {
        level: 2,
        text: 'Emaneti koynuna^ koydu^. Ağır değildi~, ama olanı her hatırlayışında yerini belli ediyordu~: [kaburgalarına^|göğsüne^] dayanıyor, soluğunu^ daraltıyordu~. Birinin {H:dat} güvenmesi için bundan kötü bir gün olamazdı~. {H} onu başka yere aldı^; orada da [durmadı~|rahat vermedi~].',
      },
      {
        level: 3,
        text: 'Ortalık her zamanki gibiydi~. Selam verenler oldu~, [biri|tanıdık biri] güldü~, biri yol verdi~. Kimsenin yüzünde bir şey yoktu~ ve {H} en çok buna şaşırdı^: yaptığı^ şeyden sonra dünyanın [rengi değişir|bir yanı eğilir] sanmıştı^. Değişen yalnız kendi sesiydi^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} iş bekliyordu~. {H} işe sarıldı^, bir [saat|süre] olanı unuttu^; sonra eğilince emanet göğsüne^ dokundu~ ve her şey geri geldi~. O küçük şey, {H:dat} unutturmayan bir [parmak|dürtü] gibiydi~. Oysa {F} onu bunun için vermemişti~.',
      },
      {
        level: 1,
        text: '{F} her gün uğradı~, her gün aynı şeyi sordu~: “[Duruyor mu?|İyi mi?]” “Duruyor,” dedi^ {H}. Üçüncü gün sözcük ağzına^ sığmadı~. {V.dik:acc} bilmeyen birinin gözlerine bakmak, her sefer [biraz daha zordu~|daha ağır geliyordu~].',
      },
      {
        level: 2,
        text: '“Solgunsun,” dedi~ {F}. “Uyumuyorum,” dedi^ {H}, bu doğruydu~. “Benimki yük oldu sana,” dedi~ {F}, “alayım istersen.” {H} telaşla elini^ göğsüne^ bastırdı^. Yük {F:gen} emaneti değildi~ ki. Onu geri verirse^ [elinde^ temiz hiçbir şey kalmayacaktı~|yalnız öbürü kalacaktı~].',
      },
      {
        level: 3,
        text: 'Gece hesap yaptı^: söylerse^ neyi yitirir, söylemezse^ neyi? İkisinin sonunda da {F:gen} yüzü vardı~. Birinde [şaşkındı~|inciniyordu~], öbüründe gülüyordu~; ve gülen yüz {H:acc} daha çok [üşüttü~|korkuttu~]. Sabaha kadar emaneti avucunda^ tuttu^, açmadı^.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} eline^ almıştı^ ki {F:gen} ayak sesini duydu^, [elindekini^|onu] bıraktı^. Ne vardı~ saklanacak? Hiçbir şey. Ama el bir kez saklamaya alışınca, [temiz şeyi de|masum şeyi de] saklıyordu~. {H} bunu görünce eline^ bir yabancının eli gibi baktı^.',
      },
      {
        level: 3,
        text: 'Bir ara olanı kendine^ güzel göstermeyi denedi^: başka çaresi^ yoktu~, kim olsa aynısını yapardı~, zaten [çok da bir şey değildi~|kimse bir şey anlamamıştı~]. Cümleler düzgündü~. Yalnız hiçbirini {F:gen} yüzüne karşı [söyleyemezdi^|kuramazdı^]; orada eriyip giderlerdi~.',
      },
      {
        level: 2,
        text: 'Haksızlık ettiği^ kimse aklından^ çıkmıyordu~. Onu bir hata gibi değil, [bir insan|bir can] gibi düşünmeye çalıştı^: sabah kalkışını, bir şey arayışını, bulamayınca duruşunu. Düşündüğü^ yüz bulanıktı~. Ama bekleyişi açık seçikti~; {H} en çok o bekleyişten [kaçmıştı^|kaçıyordu^].',
      },
      {
        level: 1,
        text: 'Dördüncü gün {H} emaneti geri uzattı^. “Bunu benden al,” dedi^. “Güvenilecek biri değilim.” Sonra olanı, hiçbir yerini [güzelleştirmeden|yumuşatmadan], söyledi^. {F:gen} eli havada kaldı~. Uzun zaman ne aldı~ ne geri çekildi~.',
      },
      {
        level: 3,
        text: 'Sessizlik öyle uzadı~ ki {H} kendi kalbini^ duydu^. Bağırmasını bekliyordu^, [dönüp gitmesini|kapıyı vurmasını] bekliyordu^. {F} bunların hiçbirini yapmadı~. Yalnız yüzü değişti~; bir odada lambanın yeri değişmiş gibi [gölgeleri kaydı~|başka yanları aydınlandı~].',
      },
      {
        level: 3,
        text: '“Neden bana söylüyorsun?” dedi~ sonunda. {H} bunu düşünmemişti^. “Çünkü bana güvendin,” dedi^. “Yani ben güvenmeseydim…” {F} sözünü bitirmedi~. {H} başını^ eğdi^; doğruydu~, [güven gelip kapısını^ çalmasa|bu küçük emanet olmasa] belki daha yıllarca susacaktı^.',
      },
      {
        level: 2,
        text: '“Beni bağışla,” dedi^ {H}. {F} başını iki yana salladı~. “Ben bağışlayamam ki. Bana bir şey yapmadın.” Sesi sert değildi~, ama [bir kapı kadar kesindi~|eğilip bükülmüyordu~]. “Bunu kime söyleyeceğini ikimiz de biliyoruz. [Yanlış yerde duruyorsun.|Yanlış kapıdasın.]”',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{H} {G.di}; eli^ böyle anlarda hep bir iş arardı~. {F} o ele baktı~, sonra [gözlerini kaçırdı~|başka yana baktı~]. Kaç yıldır tanıdığı bir eldi~ bu. {H} onun aklından geçeni gördü^ ve gördüğüne^ karşı koymadı^: buna hakkı vardı~.',
      },
      {
        level: 3,
        text: '{F} bir adım gitti~, durdu~. Gitmek istediği belliydi~, [ayağı varmıyordu~|gitmiyordu~]. “Kızgınım,” dedi~ sırtı dönükken. “Bil bunu. Yarın da kızgın olacağım.” {H} başıyla^ onayladı^, görmediğini bile bile. Kızgın birinin orada, iki adım ötede durması, [hiç ummadığı^|beklemediği^] bir şeydi~.',
      },
      {
        level: 2,
        text: 'Geceyi {H} ne diyeceğini^ arayarak geçirdi^. Özür sözleri kısaydı~, yapılan uzundu~; arada hep bir [açıklık|boşluk] kalıyordu~. Sonunda söz aramayı bıraktı^ da ellerinden^ ne geleceğini düşündü^: neyi geri verebilir, neyi onarabilir, [neye katlanabilirdi^|neyi üstlenebilirdi^]?',
      },
      {
        level: 3,
        text: 'Sabah {F} oradaydı~; yüzü hâlâ kapalıydı~. “Yolun bir yerine kadar gelirim,” dedi~. “Son adımları gelmem.” “Gelme,” dedi^ {H}. “Onlar benim.” [Yan yana değil, biri önde biri arkada|Konuşmadan, birer adım arayla] yürümek de yürümekti~; yol kısaldı~.',
      },
      {
        level: 3,
        text: 'Yolun yarısında {H:gen} dizleri^ çözüldü~, bir yere tutundu^. Dönmek için her şey hazırdı~: arkası^ açıktı~, [bahane|söz] boldu~. Geriye baktı^. {F} olduğu yerde duruyor, ne çağırıyor ne itiyordu~. {H} yüzünü^ öne çevirdi^.',
      },
      {
        level: 1,
        text: 'Gidilecek yer belliydi~. {F} emaneti aldı~, son dönemece kadar {H:ins} yürüdü~ ve durdu~. “Bu kadarına gelirim,” dedi~. {H} [başını^ salladı^|anladı^] ve kendini^ savunmamaya, olanı küçültmemeye karar verdi^; kalan yolu tek başına^ gitti^.',
      },
      {
        level: 1,
        text: '{H} son adımda bir kez [dönüp baktı^|arkasına^ baktı^]: {F} gitmemişti~, bekliyordu~; emaneti de kaldırmamış, açık avucunda tutuyordu~. {H} soluk aldı^, elini^ kaldırdı^ ve kendini^ belli edecek kadar yüksek sesle seslendi^.',
      },
    ],
  },
  {
    name: 'the-long-way',
    needs: ['!given', '!hides', 'human', '!space', '!confined'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. Bunun başladığı yerin önünden bir daha [geçmedi^|geçemedi^]. Hep dolandı^: iki kat uzun, [ters|dolambaçlı] bir yol buldu^. Soran olsa, yürümeyi seviyorum diyecekti^. Soran olmadı~; ayakları^ ise her gün biliyordu~.',
      },
      {
        level: 3,
        text: 'Uzun yol güzel bir yol değildi~. Tümseği boldu~, [gölgesi azdı~|dönüşü çoktu~], bir yerinde insanın iki yanı birden daralırdı~. {H} orada hep hızlandı^. Kaçtığı^ şey geride olduğu hâlde, [önden gelecekmiş|karşısına^ çıkacakmış] gibi hızlandı^.',
      },
      {
        level: 2,
        text: 'İlk günler işe yaradı~. Görmeyince hatırlamak da [azalıyordu~|seyreliyordu~]. {H} bunu bir iyileşme sandı^ ve yolunu^ biraz daha uzattı^. Ama uzattıkça yürüdüğü^ zaman da arttı~; o kadar zamanda insanın aklına [olsa olsa|ister istemez] hep aynı şey gelirdi~.',
      },
      {
        level: 3,
        text: 'Geç kaldı^ birkaç kez. “Dolaştım,” dedi^, bu doğruydu~ ve [yalan gibi|kötü] duyuldu~. Bir yalanın en sağlamı, böyle, doğru kelimelerle kurulanıydı~. {H} bunu bildiği^ için kendine^ kızdı^, kızgınlığını^ da [yanına^ alıp|sırtlayıp] yola götürdü^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} yorgun oluyordu^ artık. Bacakları^ daha gün başlarken [ağrıyordu~|sızlıyordu~]; işini^ yavaş görüyor, olanı düşünmediği^ anlarda bile dalıyordu^. Yolun uzunu yalnız sabahla akşamı değil, aradaki bütün günü de [yemişti~|almıştı~].',
      },
      {
        level: 1,
        text: 'Bir gün uzun yolda bir iz gördü^: toprağa, ya da ne varsa ona, [ince bir çizgi|ince bir patika] basılmıştı~. Daha önce yoktu~. {H} eğildi^, baktı^; kendi ayaklarının^ iziydi~. {V.dik:acc} unutmak için bir yol açmıştı^ ve onu herkes görebilirdi~.',
      },
      {
        level: 2,
        text: 'İzi bozmak istedi^, [ayağıyla^ dağıttı^|üstünü kapattı^]. Ertesi gün yine basmak zorundaydı^, yine çıkıyordu~. Başka yerden yürüse^ orası iz olacaktı~. Demek kaçan birinin saklayamadığı şey kaçtığı yerdi~; {H} bunu [ayaklarının^ ucunda|yerde], açık açık okuyordu^.',
      },
      {
        level: 3,
        text: 'Biri ardından^ gelip o izden geçse nereye varırdı~? {H} merak edip geri geri yürüdü^, izin başladığı yere kadar. İz dümdüz [o yere|her şeyin başladığı yere] bakıyor, üç adım kala birden [kırılıyordu~|yana sapıyordu~]. Kırıldığı yerde toprak daha derin basılmıştı~.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} o gün elinden^ bırakamadı^; yürürken de [taşıdı^|yanına^ aldı^]. İnsan bir şeye tutununca yol kısalır derlerdi~. Kısalmadı~. Ama kırılma yerine gelince {H} elindekine^ öyle bir [sarıldı^|yapıştı^] ki parmakları^ sızladı~.',
      },
      {
        level: 3,
        text: 'Gece ayakları^ uyumadı~. {H} onları yan yana koydu^, [ovdu^|ısıttı^]; iki sessiz tanık gibi duruyorlardı~. Olanı onlar da biliyordu~. Götüren de onlardı~, [kaçıran da|dolandıran da]. Sabah hangi yoldan gideceklerini hiç sormamıştı^ onlara.',
      },
      {
        level: 2,
        text: '“Bir kez geçerim,” dedi^ sabah, “bakmadan.” Kısa yola girdi^. On adım yürüdü^, yirmi adım; kalbi^ [boğazında^ atıyordu~|kulağında^ vuruyordu~]. Uzaktan yer göründü~. Orada bir şey beklediğinden^ emindi^: [bir kalabalık|bir ses], bir çift göz, bir hesap.',
      },
      {
        level: 1,
        text: 'O gün kısa yoldan gitti^ ve yerin önünde durdu^. Bekleyen yoktu~; bakan, [bağıran|hesap soran] yoktu~. Her şey [hiçbir şey olmamış gibi|olduğu gibi] duruyordu~. En kötüsü de buydu~: olanı orada bir tek {o} biliyordu^.',
      },
      {
        level: 3,
        text: 'Dizleri^ titredi~, ama durdu^. Korktuğu^ ceza gelse buna [katlanırdı^|boyun eğerdi^]; bu sessizlik başkaydı~, istese^ böyle yıllarca sürerdi~. {H} ilk kez anladı^ ki kaçtığı^ şey yakalanmak değildi~; [kimsenin|hiç kimsenin] yakalamamasıydı~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: 'Uzaktan {S} geliyordu~, gündelik, [tasasız|umursamaz]. Zararını gören kişi de bu sesi duyuyordu~ belki ve kimin yaptığını bilmeden [yaşıyordu~|başını çeviriyordu~]. Bilmemek de bir uzun yoldu~. {H} onu o yola [kendi eliyle^|düşünmeden] sokmuştu^.',
      },
      {
        level: 2,
        text: 'Yere çöktü^, avucunu^ oraya koydu^. Serindi~. Geri alınacak olan alınmaz, [bozulan|kırılan] eski hâline dönmezdi~ belki; ama bilinmeyen bilinebilirdi~. Bunun için ne güç [gerekiyordu~|istiyordu~] ne beceri. Bir işaret yeterdi~, altında bir ad olan bir işaret.',
      },
      {
        level: 3,
        text: 'Gitmek için doğruldu^, [gidemedi^|yine çöktü^]. İşaret koyarsa^ dönüşü yoktu~; o zaman herkes bilecek, kısa yol da uzun yol da [bir olacaktı~|aynı yere çıkacaktı~]. {H} bunu tarttı^, tarttı^; en sonunda tartan elinin^ yorulduğunu duydu^.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} vardı~ havada, o gün de vardı~. {H} onu [içine^ çekmemek için|duymamak için] soluğunu^ tutmuştu^ hep. Şimdi bıraktı^, doldu~ içine^. Koku suçlu değildi~, yer suçlu değildi~, yol suçlu değildi~. Geriye saklanacak [bir gölge|bir köşe] kalmıyordu~.',
      },
      {
        level: 3,
        text: 'Parmağıyla^ önce havada denedi^. Adının^ ilk çizgisi [titrek|eğri] çıktı~, ikincisi daha iyiydi~. Ne tuhaf, insan adını yüzlerce kez [söyler|yazar] de altına koyacağı bir iş olunca eli varmazdı~. Eli^ bir an durdu~, indi~, sonra yeniden kalktı~.',
      },
      {
        level: 2,
        text: 'Aklından^ hafif sözler geçti~: istemeden olmuştu~, herkes [yapıyordu~|yapardı~]. Hiçbiri oraya yazılacak söz değildi~. Yazılacak olan iki kelimeydi~, içinde ne “ama” vardı~ ne “çünkü”. {H} onları [dudaklarıyla^ denedi^|sessizce söyledi^]; kısa olduklarından ağırdı~.',
      },
      {
        level: 3,
        text: 'Arkasında^ bir ses oldu~, döndü^: [kimse yoktu~|boştu~]. Kaçmak istese^ tam zamanıydı~. {H} ilk kez arkasına^ değil önüne^ baktı^ ve yüzünün^ ısındığını duydu^. Utanç buydu~ demek; uzun yolda hiç [yetişememişti~|uğramamıştı~], burada {H:acc} bekliyordu~.',
      },
      {
        level: 1,
        text: '{H} sivri bir şey buldu^ ve oraya, herkesin göreceği yere, [adını^|işaretini^] kazıdı^; altına da iki kelime: “Ben yaptım.” Olanı bundan böyle saklamayacaktı^. Elini^ çekti^. Çizgiler [taze|ak] duruyordu~.',
      },
      {
        level: 1,
        text: 'Dönüşte uzun yola sapmadı^. Sesler yaklaştı~, birileri geliyordu~; gelenler yazıyı göreceklerdi~. Kaçmak için hâlâ bir soluk vakit vardı~. {H} hızlanmadı^, [yavaşlamadı^ da|saklanmadı^ da]. Kısa yolun ortasında durdu^, yüzünü^ onlara döndü^ ve bekledi^.',
      },
    ],
  },
];
