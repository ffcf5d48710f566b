import type { Beat } from '../types.ts';

/** How the story of a search or of waiting is tested, decided and ended. */
export const SEEKS_END: readonly Beat[] = [
  {
    name: 'test',
    variants: [
      {
        text: 'Bir gün onu gördü^, [uzaktan|karşı yakada|bir kalabalığın içinde]: aynı yürüyüş, [aynı duruş|aynı omuz]. {H} [koştu^|bağırdı^], [seslendi^|kolundan tuttu^]. Dönüp bakan [bir yabancıydı~|yorgun bir yüzdü~]; [özür diledi^|adını söyleyip sustu^]. “Keşke [o olsaydım|bana da böyle koşan olsa|ben olsaydım],” dedi~ yabancı.',
        needs: ['person', 'sought', '!solitary', 'human'],
      },
      {
        text: '{H} bir iz buldu^, ilk gerçek izi. O kadar [küçüktü~|silikti~] ki başkası [üstüne basıp geçerdi~|toz sanırdı~]. İz, {H:gen} gitmekten en çok [çekindiği^|kaçtığı^] yere doğru [uzanıyordu~|gidiyordu~]. Orada bir süre [oyalandı^|bekledi^], sonra [dişini^ sıkıp|gözünü^ yumup] [yürüdü^|ilk adımı attı^].',
        needs: ['seeks'],
      },
      {
        text: '{H} yıllarını aynı işe vermiş bir yabancıyla [tanıştı^|yan yana düştü^]. Yabancı bildiklerini [anlattı~|döktü~]: [kime sorulur|nerede durulur], [hangi habere inanılmaz|hangi saat boş geçer], [ne zaman dinlenilir|ne zaman yalan söylenir]. {H} hepsini [ezberledi^|içine^ yazdı^]. “Peki sonunda [buldun mu|oldu mu]?” Yabancı [güldü~|durdu~]: “[Aradığım neydi, onu unuttum|Bulmuş olsam sana anlatmazdım|Bir kere. Tanımadım].”',
        needs: ['!solitary'],
      },
      {
        text: '“Boşuna [bekliyorsun|duruyorsun],” dediler~, “bizden duy.” {H} nereden bildiklerini [sordu^|öğrenmek istedi^]. [Bilmiyorlardı~|Kekelediler~]; yalnızca bu işin [bitmesini|konuşulmamasını] istiyorlardı~. Onlar gidince {H} uzun süre, [ilk kez|farkında olmadan], [sırtını^ yola döndü^|başka yana baktı^]; [arkasında^ bir çıtırtı oldu~, hemen döndü^|ensesi^ üşüdü~].',
        needs: ['waits', '!solitary'],
      },
      {
        text: '{H} hiç bakmadığı^ bir taraftan adının^ [söylendiğini|bağırıldığını] duydu^. {F} [soluk soluğaydı~|koşarak geliyordu~]: “Çabuk ol, {O:abl} [haber varmış|bir ses var].” {H} haberi tek kelime etmeden [dinledi^|sonuna kadar dinledi^]. Haber [doğruydu~|gerçekti~], ama eskiydi~; {F} [anlayınca|bunu görünce] [oturup ağladı~|yere bir taş attı~].',
        needs: ['object', '!alone'],
      },
      {
        text: '“Diyelim oldu,” dedi~ biri. “Ertesi gün ne [yapacaksın|olacak]?” {H} cevap [veremedi^|bulamadı^]. Bütün hesabını^ o güne kadar [yapmıştı^|kurmuştu^]. O gece ertesi günü [düşünmeye|çizmeye] çalıştı^: [uzun uzun uyuyacaktı^|bir kahvaltı edecekti^], sonra [ne olacağını^ bilemedi^|yine erkenden kalktı^ düşünde^].',
        needs: ['!solitary', 'human'],
      },
      {
        text: '“Koş, geldi!” [dediler~|diye bağırdılar~]. {H} koştu^. Kimse yoktu~; [arkasından^ gülüyorlardı~|köşede kıkırdıyorlardı~]. Ertesi gün aynı oyunu bir daha [oynadılar~|denediler~]. {H} yine [koştu^|yetişti^]. [Üçüncü gün|Sonuncusunda] [gülen olmadı~|çağıran çocuk utanıp ağladı~|yanında^ biri daha koşuyordu~].',
        needs: ['waits', 'human', '!solitary'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: '{H} artık {V.mek} dışında bir şey daha yapıyordu^: [her akşam|gün batarken], o gün karşısına^ çıkan [en güzel|en tuhaf] şeyi {F:dat} [anlatıyordu^|söylüyordu^]. İlk akşam bulmakta [zorlandı^|güçlük çekti^]. [Sonraları|Onuncu akşam] hangisini anlatacağını^ [seçemedi^|bilemedi^].',
        needs: ['!alone'],
      },
      {
        text: '“Ne zaman [bırakacağımı|döneceğimi] sen söyle,” dedi^ {H} {F:dat}. {F} uzun süre [düşündü~|sustu~]. “Söylemem,” dedi~ sonunda. “Söylersem [bırakırsın|dönersin], sonra da [bana kızarsın|ömür boyu yüzüme bakarsın].” {H} [bir şey demedi^|başını^ salladı^]; [ikisi de haklıydı~|güneş battı~].',
        needs: ['third', '!alone', '!space'],
      },
      {
        text: '“Bırakıyorum,” dedi^ {H} yüksek sesle; duyan [olmadı~|yoktu~]. Bir daha [söyledi^|bağırdı^]. Sözünü^ tutmak için oradan [uzaklaştı^|kalktı^ gitti^], akşama kadar da [uzak kaldı^|dönüp bakmadı^]. Ertesi sabah yine [oradaydı^|aynı yerdeydi^]; [biraz daha rahat oturuyordu^|yanında^ bir minder vardı~].',
        needs: ['waits', 'human'],
      },
      {
        text: 'Yeniden yola çıkmadan önce {H} bir iş [buldu^|tuttu^], başını^ sokacak bir dam [buldu^|kiraladı^]. Aramayı [haftada bir güne|pazar günlerine] indirdi^. O gün [erkenden kalkıyor|gün doğmadan çıkıyor], öteki günlerde de [sağına^ soluna^ bakmaktan|gelenin yüzünü süzmekten] geri [kalmıyordu^|duramıyordu^].',
        needs: ['seeks', 'settled', '!child', '!plate'],
      },
      {
        text: '“Ben karışmam,” dedi~ {F}, “ama önce [yemeğini ye|şunu giy|bir otur].” {H} [dediğini yaptı^|karşı çıkmadı^], [kalktı^|doğruldu^]. {F} başını [kaldırmadı~|çevirmedi~]: “[Akşama kadar dön|Karanlığa kalma|Bulursan ikinize de yer var].”',
        needs: ['human', 'friend-knows', '!alone'],
      },
      {
        text: '{H} {V.erek} boş [durmadı^|oturmadı^]. Yol oradan [bozuktu~|çukurdu~]; bir ucundan başlayıp [taş taşıdı^|kum döktü^], [çukurları doldurdu^|dikenleri kesti^], toprağı [ayağıyla^|kürekle] bastırdı^. Gelen, [düz bir yoldan|ayağı takılmadan] gelsin [istiyordu^|diye].',
        needs: ['waits', 'human', '!space'],
      },
      {
        text: '{H} her geçenle bir haber [yolladı^|saldı^]: vazgeçmedim, acele etme. [Elli|Yirmi] kişiye tek tek [ezberletti^|söyletti^]. Bir sonrakisi bunu ondan^ [önce|güzel] söyledi~: “Vazgeçmemişsin, acele etmesinmiş. [Üç gün önce bana da söylediler|Karşı köyde türküsü bile var].”',
        needs: ['person', 'sought', '!solitary'],
      },
      {
        text: '{V.mek} için {H} yeniden yola çıktı^, bu sefer kimseye [sormadan|haber vermeden]. Sorulacak ne varsa [sormuş|tüketmiş], alınacak cevapların hepsini [almıştı^|biriktirmişti^]. Geriye [bakmak|yürümek] kalıyordu~; [en çok buna hazırdı^|onu artık herkesten iyi biliyordu^].',
        needs: ['seeks'],
      },
      {
        text: '“Son bir kez,” dedi^ {H} {F:dat}. {F} bu sözü [ezbere|kaç kez] [biliyordu~|duymuştu~]. “Son bir kez,” diye [tekrarladı~|içini çekti~] ve [peşinden^ geldi~|feneri aldı~|ayakkabısını giydi~].',
        needs: ['friend-knows', '!alone'],
      },
      {
        text: '{H} oradan [ayrıldı^|kalktı^]. Gitmeden yere bir çizgi [çekti^|kazıdı^], ucuna bir ok [koydu^|çizdi^]: bu yana gittim. [İki gün|Bir gece] sonra dayanamayıp dönüp [baktı^|geldi^]. Birisi okun yanına [küçük taşlar|ince dallar] dizmişti~, [rüzgâr|yağmur] silmesin diye.',
        needs: ['waits', 'settled', '!place'],
      },
      {
        text: '{H} kimseye kızmamaya karar [verdi^|kıldı^]; vazgeç diyene de, [haber getirmeyene|yanlış haber getirene] de. O akşam, uzun zamandır ilk kez, {F:dat} gününün nasıl geçtiğini [sordu^|sorup dinledi^]. {F} [şaşkınlıktan|bir süre] [cevap veremedi~|güldü~], sonra [saatlerce|gece yarısına dek] [anlattı~|susmadı~].',
        needs: ['!alone', 'human'],
      },
      {
        text: '{H} [aradığı^ her şeyi|bildiklerini^] bir [kâğıda|tahtaya] [yazdı^|döktü^], [en görünür|en kalabalık] yere [astı^|çiviledi^]: [{O:gen} nesi varsa|nerede, ne zaman], [altına da kendi adını^|altına bir ok]. “[Bundan sonrası herkesin|Ben tek gözüm, siz bin gözsünüz],” dedi^. [Akşama kadar|İlk gün] kâğıdın önünde [yedi|on bir] kişi [durdu~|okudu~]; [biri cebinden kalem çıkardı~|bir çocuk heceledi~].',
        needs: ['seeks', 'object', 'human', '!solitary', '!space'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: 'Yılın son akşamında {F}, “Bu yıl nasıl geçti?” diye sordu~. {H} [hesapladı^|parmaklarıyla^ saydı^]: {V.meden} geçen tam [on bir|dört] gün vardı~. “Hangileri?” {H} onları da tek tek [sayabiliyordu^|anlatabiliyordu^]: [birinde hastaydı^|birinde kar vardı~], [birinde {F} doğum günü yapmıştı~|ötekinde uyuyakalmıştı^].',
        needs: ['!alone', 'human'],
      },
      {
        text: 'Bir gün {H}, {V.mek} yerine [şarkı mırıldandığını^|bulutlara daldığını^] fark etti^ ve hemen [sustu^|doğruldu^]. Etrafına^ baktı^; kimse [kızmamıştı~|görmemişti~]. Kaldığı^ yerden, [biraz daha yüksek sesle|bu kez gülümseyerek], [sürdürdü^|mırıldandı^].',
        needs: ['!mute'],
      },
      {
        text: 'Bir gün [öğleye doğru|yağmur dinerken] geldi~. {H:gen} hazırladığı^ cümlelerin hiçbiri [aklına^ gelmedi~|işe yaramadı~]. “[Geciktin|Üşümüşsün|Yemek var],” dedi^. “[Biliyorum|Yol uzundu].” {F} uzaktan gördü~, [seslenmedi~|el etmedi~], [yolunu değiştirdi~|gözünü sildi~].',
        needs: ['waits', 'person', '!habit', '!alone'],
      },
      {
        text: 'Sonunda buldu^. {O} ummadığı^ kadar [yakındaydı~|göz önündeydi~]; her gün geçtiği^ yoldan [yüz adım|bir taş atımı] içeride. {H} önce [inanmadı^|yaklaşamadı^], sonra olduğu^ yerde [kaldı^|çöktü^], önünden^ boş yere geçtiği^ günleri [saymaya kalktı^|sayıp güldü^].',
        needs: ['seeks', 'sought', '!space', 'object'],
      },
      {
        text: '{H} {O:acc} [bulamadı^|bulmuş değildi^]. Ama ararken öğrendikleri^ başkalarına [yaradı~|yol oldu~]; birini, bir şeyini yitiren ona^ [geliyordu~|danışıyordu~]. {H} bir kâğıda tek tek [yazıyordu^|çiziyordu^]: [önce şuraya|önce anneye sor], [sonra buraya|sonra dere boyu]. Kâğıdın altı hep [boştu~|aynıydı~]: “[Bulursan bana da haber ver|Acele etme].”',
        needs: ['seeks', 'settled', '!child', 'object'],
      },
      {
        text: 'Bir gün {H} yerinde^ başkasını buldu^, [genç birini|gözü yaşlı birini]. “Ben de [bekliyorum|bakıyorum],” dedi~ öteki. {H} kenara [kaydı^|çekildi^], yer [açtı^|gösterdi^]. “Sırtını şuraya [daya|ver],” dedi^. “Akşamları daha az [rüzgâr alır|üşütür]; [ben on yıl yanlış oturdum|yarın sana çay getiririm].”',
        needs: ['waits', 'human', '!space', '!solitary'],
      },
      {
        text: '{F} olanları yıllarca [anlattı~|taşıdı~]. Sonunu dinleyene göre [değiştiriyordu~|bitiriyordu~]; [iyi biten sonu|kavuşmayı] çocuklara ayırmıştı~. {H} bir akşam [geride|kapı aralığında] durup dinledi^, çocuklarla birlikte [sevindi^|el çırptı^].',
        needs: ['friend-knows', '!solitary'],
      },
      {
        text: 'Fazladan konan o tabak [bir akşam|bir kış akşamı] doldu~. {F} başına [oturdu~|geçti~]: “[Geri gelene kadar ben yiyeyim|Bunu soğutmayalım].” {H} [çorbayı koydu^|ekmeği uzattı^]. Yemekten sonra yıkanacak bir kirli tabak daha [vardı~|olmuştu~]; [en çok onu ovdu^|suyu iki kez değiştirdi^].',
        needs: ['plate'],
      },
      {
        text: '{H} hâlâ aynı yerden geçerken [yavaşlıyordu^|başını^ kaldırıyordu^], ama [iki yana|dört yana] değil, yalnızca [sola|bir kapıya] bakıyordu^. {F} bunu [iyiye yordu~|fark edip saydı~|{H:dat} söylemedi~].',
      },
      {
        text: '{V.dik:acc} bilmeyen [kalmamıştı~|yoktu~], ama nicedir [soran|açan] da yoktu~. Bir sabah yabancı bir çocuk, “Burada ne yapıyorsun?” diye sordu~. {H} baştan [anlattı^|başladı^]. Çocuk sonuna kadar [dinledi~|oturdu~]. “[Ben de bakayım mı?|Gözlerim iyi görür,|Adı neydi, bağırayım,]” dedi~.',
        needs: ['!solitary'],
      },
      {
        text: 'Sonunda {H} {O:acc} buldu^. Öteki onu^ [tanımadı~|hatırlamadı~], elindeki işi [sürdürdü~|bırakmadı~]. “Bir şey mi lazım?” dedi~. “Su,” dedi^ {H}, başka söz [bulamadan|aramadan]. Bir tas su verdiler~; içerken [yüzünü tastan ayırmadı^|ellerine baktı^ onun]. “[Afiyet olsun,|Uzaktan mı?|Bir tas daha,]” dedi~ öteki, ve [ikinciyi doldururken|tası alırken] [eli durdu~|uzun uzun baktı~].',
        needs: ['seeks', 'person', 'human', '!willed', 'object'],
      },
      {
        text: 'Bir sabah, hiç uğraşmadan, {H} eksik kalanı [hatırladı^|gördü^]: [gülerken sol yanı çukurlaşırdı~|sözün sonunu hep yukarı kaldırırdı~]. Olduğu^ yere [çöktü^|oturdu^]. “Buldum,” dedi^. {F} neyi bulduğunu^ [anlamadı~|sormadı~], ama [onunla^ birlikte sevindi~|elini sırtına^ koydu~].',
        needs: ['face', 'human', '!alone'],
      },
    ],
  },
];
