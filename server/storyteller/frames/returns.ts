import type { Frame } from '../types.ts';
import { RETURNS_END } from './returns-end.ts';

/** Somebody comes back to where they once left. */
export const RETURNS: Frame = {
  name: 'returns',
  verbs: new Set(['dönmek', 'geri dönmek', 'geri gelmek']),
  needs: ['goes-back', '!negative', '!state'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. [Kimseye duyurmadan|Gölgede kalıp|Son dönemeçte] durdu^ ve [bildiği^|eski|aklında^ kalan] seslerin hâlâ [orada olup olmadığını|sürüp sürmediğini|yerinde durup durmadığını] dinledi^. [Üçü|İkisi|Hemen hepsi] [yerindeydi~|duyuluyordu~]. [Eksik olan|Susan|Bulamadığı^], [en sevdiği^|ilk öğrendiği^|uykusunda^ duyduğu^] sesti~.',
          needs: ['!mute'],
        },
        {
          text: '{HP}, {EW.di}. Elinde^ [tek bir çanta|eski bir bavul|ağzı bağlı bir torba] vardı~; sapı [kopmuş, iple bağlanmıştı~|iki kez dikilmişti~|elini^ kesiyordu~]. [Karşılamaya gelen|Kapıda bekleyen|El sallayan] yoktu~, çünkü geleceğini^ [kimseye bildirmemişti^|kendisi^ de bilmiyordu^]. İlk gören bir [köpek|kedi|horoz] oldu~; [kalktı~, kokladı~, yeniden yattı~|bir baktı~, yoluna gitti~|kapıya kadar önünden^ yürüdü~].',
          needs: ['settled', 'town'],
        },
        {
          text: '{HP}, {EW.di}. Gelene kadar söyleyeceklerini^ [sıraya koymuştu^|ezberlemişti^|üçe bölmüştü^]: önce [bir selam|bir şaka|bir ad], sonra [bir özür|bir soru], en sona da [sebepler|asıl söz|gözyaşı]. İlk karşılaştığı^ yüz [tanımadığı^ biriydi~|yeni yetme biriydi~|başka yana bakıyordu~] ve [üçü de|hepsi] [söylenmeden kaldı~|ağzında^ kurudu~|geri yutuldu~].',
          needs: ['!solitary'],
        },
        {
          text: '{HP}, {EW.di}. Kimseye görünmeden [bir süre|güneş dönene dek] uzaktan baktı^. Şu duvar [yeniydi~|boyanmıştı~], şu [yıkılmıştı~|yarım kalmıştı~], şuraya [bir çit çekmişlerdi~|bir direk dikmişlerdi~|bir salıncak kurmuşlardı~]. Değişmeyen [tek şey|bir tek] kokuydu~: [ıslak toprak ve duman|odun, sabun, taze ot|ekmek ve gübre].',
          needs: ['town', '!child'],
        },
        {
          text: '{HP}, {EW.di}. “[Yanlış geldin galiba,|Kime baktın?|Yolunu mu şaşırdın?]” dedi~ karşısına^ çıkan [ilk kişi|ilk yüz|biri]. Adını^ [söyledi^|verdi^]. Öteki [adı iki kere tekrarladı~|gözlerini kıstı~|elini ağzına götürdü~], sonra arkasına seslendi~: “[Gelin, bakın kim gelmiş|Koşun, bizimki dönmüş|Bakın hele]!” [Gelen olmadı~|Bir tek çocuk koştu~|Bir kapı kapandı~].',
          needs: ['!solitary'],
        },
        {
          text: '{HP}, {EW.di}. Buraya kadar [acele etmiş|koşmuş|soluk almamış], son adımlarda [yavaşlamıştı^|ayak sürümüştü^]. Bir kadın [su dolu kovasını|sepetini|kucağındaki odunu] yere koydu~, [elini gözüne siper etti~|başörtüsünü düzeltti~]. “Sen misin?” dedi~. Sonra [cevabı beklemeden|başını sallayıp|bir şey söyleyecekken caydı~,] [kovayı alıp gitti~|eşyasını toplayıp uzaklaştı~].',
          needs: ['town', '!space'],
        },
        {
          text: '{HP}, {EW.di}. [Gitmek|Ayrılmak] [bir sabah|yarım saat] sürmüştü~, dönmek [üç yıl|iki kış|dokuz ay]. [Yol boyunca|Gelirken] [kaç kez|dört kez] [geri dönecek oldu^|caydı^]; [her seferinde|sonuncusunda] [bir şarkıya|bir kokuya|küçük bir ada] [takılıp yürüdü^|uyup sürdürdü^]. [Şimdi|Artık] [oradaydı^|gelmişti^] ve [ne yapacağını^|elini^ nereye koyacağını^] bilmiyordu^.',
          needs: ['human', '!habit'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Bir gün [kalıp gidecekti^|durup dönecekti^|bakıp çıkacaktı^]. Öyle söylemiş, [öyle de inanmıştı^|çantasını^ bile açmamıştı^]. İkinci gün kendini^ [devrilmiş bir çiti doğrulturken|bir kapı kolunu onarırken|tıkalı bir oluğu açarken] buldu^. [Üçüncü gün|Hafta sonunda] kimse [ne zaman gideceğini^ sormadı~|yol lafı etmedi~|onu^ misafir saymadı~].',
          needs: ['human', 'town', '!space'],
        },
        {
          text: 'Gelirken aklında^ hep aynı yer vardı~: [dut ağacının|çınarın|eski cevizin] altındaki [taş sıra|tahta sedir|düz kaya]. Ağaç [kesilmişti~|kurumuştu~|yanmıştı~]. [Sıra|Oturulacak yer] duruyordu~, ama [güneşin altında|kızgın bir tava gibi|gölgesiz], [oturulmayacak kadar sıcaktı~|küçülmüş görünüyordu~]. {H} yine de [oturdu^|bir köşesine ilişti^|elini^ üstünde gezdirdi^].',
          needs: ['human', 'town', '!space'],
        },
        {
          text: 'İlk akşam bir sofraya [çağrıldı^|buyur edildi^|zorla oturtuldu^]. Tabağını^ [doldurdular~|boş bırakmadılar~], [ekmeği hep ona^ uzattılar~|çayını^ tazelediler~], [gideli|ayrılalı] ne kadar olduğunu [parmak hesabıyla|çocukların yaşından] buldular~; neden gittiğini^ [sormadılar~|kimse açmadı~]. {H} o soru için [bütün yol boyunca|üç ayrı] cevap [hazırlamıştı^|düşünmüştü^].',
          needs: ['settled'],
        },
        {
          text: 'İş istedi^, [ne olursa|ücretini sormadan|en ağırı bile olur diye]. Ona^ [odun yarmayı|taş çekmeyi|kuyu temizlemeyi] verdiler~; belki [yapamaz|kaçar|yorulur] diye, belki de [gözlerinin önünde olsun|konuşacak hali^ kalmasın] diye. Akşama avuçları^ [su topladı~|kanadı~|tutmaz oldu~]. Kimse bir şey [demedi~|sormadı~], ama ertesi sabah [aletin sapına bez sarılmıştı~|kenarda bir merhem duruyordu~|payı^ iki kepçe konmuştu~].',
          needs: ['settled', 'town', '!child', '!old'],
        },
        {
          text: '“Ne almaya [geldin|döndün]?” diye sordular~, çünkü [geri gelen herkes|onların bildiği her dönen] bir şey almaya gelirdi~: [bir tarla|bir miras]. {H} düşündü^; alacak bir şeyi^ [kalmamıştı~|yoktu~]. “[Bakmaya geldim|Sesinizi duymaya|Kendime bakmaya],” dedi^. [Bu cevap|Böyle bir cevap] kimseyi [rahatlatmadı~|inandırmadı~|güldürmedi~].',
          needs: ['human', '!solitary'],
        },
        {
          text: '[Her şeyi|Ne varsa] eski yerine koymak istiyordu^: masanın ucundaki sandalyeyi, o eski şakayı. Sandalye kolaydı~. Şakayı [üç kez|iki kez] denedi^; [gülen|karşılık veren] [yalnız|bir tek] yaşlı bir kadın oldu~.',
          needs: ['settled', '!child'],
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '{F} geldiğinde [nefes nefeseydi~|saçı başı dağınıktı~|gömleği ters giyilmişti~], [bir ayakkabısının bağı çözüktü~|elinde hâlâ bir kaşık vardı~]. {V.dik:acc} [yoldan geçen bir çocuktan|çeşme başında|fırıncıdan] öğrenmişti~. “Hiç [yazmadın|aramadın|haber salmadın],” dedi~. “[Yazdım. Göndermedim|Her gün konuştum seninle|Elim gitmedi].” {F} eğilip bağını [bağladı~|sıktı~]; doğrulduğunda [gözleri kızarmıştı~|yüzü değişmişti~].',
          needs: ['human', 'settled'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ne kadar [kalacaksın|duracaksın|buradasın]?” dedi~ {F}. Bunu sorarken [yüzüne^ bakmadı~|yerden bir çöp aldı~|sesi inceldi~]. “Bilmiyorum.” “Bilmiyorsan,” dedi~ {F}, “[bana söyleme|hiç alışmayayım|sus]. [Alışırım sonra|Gidince zor oluyor|Bir kere yetti].” Yine de gitmedi~, [akşam olana kadar|gün sönene dek|son ışığa kadar] [orada kaldı~|yanında^ oturdu~].',
          gives: ['friend-knows'],
        },
        {
          text: '{F}, {V.dik:acc} duyunca bir [tencere çorba|sepet yemiş|tepsi börek] getirdi~; [kapağını iple bağlamış|üstünü bezle örtmüş], [yol boyunca iki eliyle tutmuştu~|soğumasın diye koşmuştu~]. “Önce ye,” dedi~, “[sonra kavga ederiz|bağırmayı sonraya bıraktım|hesap sonra].” {H} [dibini sıyırdı^|bir lokma bırakmadı^]. Kavga [yemekten kısa sürdü~|iki cümlede bitti~|bulaşığa kaldı~].',
          needs: ['settled'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} onu^ görünce [yanından^ geçip gitti~|başını öne eğip yürüdü~], [on adım sonra|köşede] durdu~, [geri geldi~|döndü~]. “[Tanımadım sandın, değil mi|Geçip gideceğim sandın|Görmedim mi dedin]? [Tanıdım|Gördüm]. Kızgınım da ondan.” “Daha ne kadar [kızacaksın|sürer]?” diye sordu^ {H}. “[Bekle,|Dur bakalım,|Acelen mi var?]” dedi~ {F}. “[Yeni başladım|Daha yılların hesabı var|Çok birikti].”',
          gives: ['friend-knows'],
        },
        {
          text: '“[Hiç değişmemişsin|Aynı kalmışsın|Bıraktığım gibisin],” dedi~ {F}. “Sen de,” dedi^ {H}. İkisi de [doğru değildi~|yalandı~], ikisi de [iyi geldi~|gerekliydi~]. Sonra {F} gidenlerin adını [saymaya|sıralamaya] başladı~: [ölenler|göçenler], [taşınanlar|evlenenler], [küsenler|unutanlar]. [Sayması uzun sürdü~|Parmakları yetmedi~|Son adda sustu~].',
          needs: ['third', '!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F} [üç ayrı kişiden|iki kez] duymuş, [hiçbirine|söyleyenlere] inanmamıştı~. “İşte [buradayım|geldim],” dedi^ {H}. {F} çevresini^ [dolandı~|döndü~], [bir sağdan baktı~, bir soldan|parmağıyla omzuna^ dokundu~]. “[Biraz incelmişsin|Saçına kar yağmış|Sesin kalınlaşmış],” dedi~, “ama [sensin|aynı yürüyorsun|gözlerin burada kalmış].”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} soru sormadı~; yokluğunda^ olanları [anlattı~|sıraladı~]: [hangi kuyu kurumuş|kim kimin tarlasını almış|hangi dükkân kapanmış], [kim kimle barışmış|kim kime küsmüş], [kimin kızı doğmuş|kim sonunda evlenmiş]. {H} dinledikçe, her şeyin o^ olmadan da [pekâlâ|tıkır tıkır|güle oynaya] yürüdüğünü [anladı^|gördü^]. “[Bir tek seni soran olunca susuyordum|Adın geçince laf değişiyordu|Bir tek senin sandalyen boştu],” dedi~ {F}.',
          needs: ['settled'],
          gives: ['friend-knows'],
        },
        {
          text: 'Akşamüstü {F} geldi~, elini [uzatacak mı, uzatmayacak mı|cebinden çıkaracak mı, çıkarmayacak mı], bir türlü [karar veremedi~|bilemedi~]. Sonunda {H} [uzattı^|bir adım attı^]. {F} [eli|parmaklarını^] sıktı~, [bırakmadı~|uzun tuttu~], çevirip [avucuna^|tırnaklarına^] baktı~. “[Nasır tutmuş|Bu iz yoktu|Titriyor],” dedi~. “[Demek oralarda da iş varmış|Demek oralar da sertmiş|Anlatacaksın].”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Benim yüzümden mi gittin|Giderken beni düşündün mü|Bir gün olsun aradın mı burayı]?” dedi~ {F}, [arkası dönük|bir şeyle oynayarak|gözünü kaçırıp]. {H} [hemen|düşünmeden] cevap [vermedi^|veremedi^]. “[Biraz|Her akşam|Senin yüzünden kaldım o kadar],” dedi^ sonunda. {F} [elindekini yere koydu~|ilk kez baktı~ ona^|başını salladı~]: “[Bu kadarı yeter|Bunu bekliyordum|Yalan da olsa güzel].”',
          gives: ['friend-knows'],
        },
        {
          text: '{F} [yeri gösterdi~|kenara çekildi~], [hiçbir şey olmamış gibi|dün ayrılmışlar gibi] “[Otur|Gel|Geç şöyle],” dedi~. [Bir süre|Uzun süre] [konuşmadan|yan yana] [oturdular~|aynı yere baktılar~]. [Sonra|Gölgeler uzayınca] {F} [gülmeye başladı~|omuz attı~|bir ıslık tutturdu~]: “[O gün sana bir şey diyecektim|Nerede kalmıştık|Sıra sendeydi], [unuttum|hâlâ diyemem|hadi].”',
          needs: ['third'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Her hareketini^ [eskisiyle karşılaştırıyorlardı~|tartıyorlardı~|göz ucuyla izliyorlardı~]. “Eskiden böyle [gülmezdi|yürümezdi|yemezdi],” diyorlardı~, “eskiden böyle [susmazdı|bakmazdı].” {H} bir gün [dayanamadı^|patladı^]: “Eskiden siz de bu kadar [bakmazdınız|konuşmazdınız|yakın durmazdınız].”',
          needs: ['!solitary'],
        },
        {
          text: '{V.dik} için sevinenler de [vardı~|çıktı~]; onlar [başka türlü|daha çok] yoruyordu~. Her gün [aynı olayı|o bir yolculuğu|gidişini^] anlattırıyor, hep aynı yerinde [gülüyorlardı~|“Vay,” diyorlardı~|ağlıyorlardı~]. Bir gün {H} olayın [sonunu değiştirdi^|içine bir ayı kattı^|en iyi yerini atladı^]; [kimse beğenmedi~|hemen düzelttiler~].',
          needs: ['!solitary'],
        },
        {
          text: 'Gidişini^ [unutmayanlar|bağışlamayanlar] da vardı~. Biri selamını^ [almadı~|duymazdan geldi~], biri [adını^ duyunca yere tükürdü~|geçerken kapısını örttü~|çocuğunu yanından^ çekti~]. Üçüncüsü [en terbiyelisiydi~|en beteriydi~]: hatırını^ [sordu~|nazikçe sordu~] ve o günden sonra [bir daha yanına^ yaklaşmadı~|onu^ hiç görmedi~].',
          needs: ['!solitary'],
        },
        {
          text: 'Eskiden her karışını bildiği^ yerde yolunu^ [şaşırdı^|kaybetti^]. Aynı [köşeden|duvarın dibinden|kapının önünden] [üç kez|iki kez] geçti^. Sonunda bir çocuk koşup [elinden^|ceketinden^|parmağından^] tuttu~: “[Nereye gideceksin|Kimi arıyorsun|Sen yabancı mısın]? [Ben götüreyim|Gel benimle|Ben hepsini bilirim].” {H} elini^ [çekemedi^|bırakamadı^]; yol boyunca [utandı^|sustu^|çocuğun adımlarına uydu^].',
          needs: ['human', 'town', '!child'],
        },
        {
          text: '{F} [üç gün|bir hafta|iki gün] görünmedi~. [Sonunda|Dayanamayıp] {H} gidip onu buldu^. {F} başını [işinden|elindekinden|yerden] kaldırmadı~. “Sen yokken bana seni [sordular|sorup durdular],” dedi~. “Bilmiyorum dedim. [İnanmadılar|Sakladım sandılar|Güldüler]. [Bir yıl boyunca|Her gün|Bayramlarda bile] sordular.”',
          needs: ['friend-knows', '!solitary'],
        },
        {
          text: '“Niye [geldin|döndün]?” sorusu her gün bir başkasının [ağzından|kapısından] çıkıyordu~. İlk günler uzun cevaplar [verdi^|kurdu^]. Sonra cevap [tek kelimeye|bir nefese] indi~: “[Özledim|Yoruldum|Bitti].” En sonunda yalnızca [gülümsüyordu^|başını^ sallıyordu^|omzunu^ kaldırıyordu^] ve soranlar bunu [kibir|hastalık|gizli bir iş] sayıyordu~.',
          needs: ['!solitary'],
        },
        {
          text: '[Eski|Bıraktığı^] [yatağı^|odası^|köşesi^] [dardı~|alçaktı~|başka kokuyordu~]; [ayakları^ taşıyor|tavanda yeni bir çatlak görüyor], [gece boyu|sabaha kadar] [sağa sola dönüyordu^|sesleri ayıramıyordu^]. [Uzakta|Oralarda] [özlediği^|düşlediği^] [sessizlik|uyku] [buydu~ işte|burada yoktu~]. Kalkıp [eşiğe|yere|pencerenin dibine] [uzandı^|oturdu^]; [orada|taşın üstünde] [uyuyabildi^|sabahı buldu^].',
          needs: ['settled', '!child'],
        },
      ],
    },
    ...RETURNS_END,
  ],
};
