import type { Beat, Frame } from '../types.ts';

const CONSEQUENCES: readonly Beat[] = [
  {
    name: 'first-nights',
    variants: [
      {
        text: '{VN.se} akşam herkesle birlikte yiyecek, herkesle birlikte uyuyacaktı^. Yemeğini^ bir başına, ayakta yedi^. Ekmek aynı ekmekti~; tuzu biraz fazla geldi~.',
        needs: ['human', '!state', 'short'],
      },
      {
        text: 'Hesap yaptı^: Kaç kişi görmüştü~, kaçı anlatırdı~, kaçı susardı~? Anlatacakları saymaya iki elinin^ parmakları yetmedi~. Susacaklar için bir parmak fazlaydı~ bile.',
        needs: ['human'],
      },
      {
        text: 'Gelip alırlar diye ilk gece uyumadı^. İkinci gece oturduğu^ yerde uyuyakaldı^. Üçüncü gece yine uyuyamadı^, ama bu sefer kimse gelmediği için.',
        needs: ['!state'],
      },
      {
        text: 'Ona^ verilen işleri birer birer geri aldılar~. Sabah kalkınca yapacak bir şey bulamıyordu^; ötekilerin eğilip kalkmasını seyretmek yasak değildi~, ama günü çok uzatıyordu~.',
        needs: ['human', '!child', '!fled'],
      },
      {
        text: 'Uzaklaştıkça geride bıraktıkları^ hafifleyeceğine ağırlaştı~: yarım kalmış bir iş, söylenmemiş bir söz, birine geri verilmemiş bir tas. En çok tası düşünüyordu^.',
        needs: ['human', 'fled'],
      },
      {
        text: 'Gördüğü^ her yüze içinden^ aynı soruyu soruyordu^: Bu duydu mu? Ekmek alana, yol verene, yanından^ hızla geçene. Duyanlar duymamış gibi yapıyor, duymayanlar fazla bakıyordu~.',
        needs: ['human', '!space'],
      },
      {
        text: 'Öfkesi^ çabuk geçti~. Yerine bir titreme geldi~; oturunca diniyor, kalkınca başlıyordu~. {H} bir süre kalkmadı^.',
      },
      {
        text: '{V.dik} o an gözünün^ önünden gitmiyordu~: ışık nereden geliyordu~, kim nerede duruyordu~, kimin ağzı açık kalmıştı~. Her seferinde bir ayrıntı daha buluyordu^. Pişmanlığa benzer bir şey aradı^, onu bulamadı^.',
        needs: ['short'],
      },
      {
        text: 'Karnı^ acıktı~, ama kimsenin önünden yemek almak istemedi^. Bir köşede, dünden kalan bir parça ekmeği küçük küçük kopardı^; bitmesin diye her lokmayı ağzında^ uzun uzun dolaştırdı^.',
      },
      {
        text: 'O günden sonra kimse ona^ bir şey demedi~. Bu sessizliğe hazır değildi^; bağırsalar bağıracak, itseler itecekti^. Bir taş aldı^ yerden, avucunda^ ısıttı^, aldığı^ yere bıraktı^.',
        needs: ['!fled', 'human', '!space'],
      },
      {
        text: 'Ertesi gün hiç kimse onunla^ göz göze gelmedi~. {H} bir öksürük, bir “hadi”, bir söz bekledi^. Öğleye doğru kendi kendine^ konuşmaya başladı^, alçak sesle, yalnızca bir ses olsun diye.',
        needs: ['!fled'],
      },
    ],
  },
  {
    name: 'company',
    variants: [
      {
        text: '“Demek sensin,” dedi~ {F}, gözlerini kısarak. “Benim.” “Ben de seni korkak sanırdım.” {F} bunu söyledikten sonra ne yapacağını bilemedi~; elindeki elmayı uzattı~.',
        gives: ['friend-knows'],
      },
      {
        text: '{F} nefes nefese geldi~. “Seni soruyorlar,” dedi~. “Ne dedin?” “Görmedim dedim. Üç kere sordular, üçünde de görmedim dedim.” Yüzü kıpkırmızıydı~. “Ben hiç yalan söylemezdim,” dedi~ {F}.',
        gives: ['friend-knows'],
      },
      {
        text: '{F} yanında^ yer açtı~, omuzlarına^ bir örtü attı~. “Nedenini sormayacağım,” dedi~. Az sonra sordu~.',
        needs: ['human'],
        gives: ['friend-knows'],
      },
      {
        text: '{V.dik:acc} duyunca {F} kızdı~. “Zararı hepimize dokunacak,” dedi~. “Senin canın öyle istedi diye hepimiz…” Sözünü bitirmedi~. {H} onun ellerine baktı^; tırnakları dibine kadar yenmişti~.',
        gives: ['friend-knows', 'friend-cold'],
      },
      {
        text: '“Geri dönsen affederler,” dedi~ {F}. “Sen olsan döner miydin?” {F} uzun uzun yere baktı~. “Ben olsam gidemezdim ki,” dedi~.',
        needs: ['fled'],
        gives: ['friend-knows'],
      },
      {
        text: '“Özür dilesen affederler,” dedi~ {F}. “Sen olsan diler miydin?” {F} uzun uzun yere baktı~. “Ben olsam yapamazdım ki,” dedi~.',
        needs: ['!fled'],
        gives: ['friend-knows'],
      },
      {
        text: 'Bir tek {F} eskisi gibi davrandı~: aynı saatte geldi~, aynı yere oturdu~, aynı fıkrayı anlattı~. {H} fıkranın sonunu beklemeden güldü^. “Daha bitmedi,” dedi~ {F}.',
        gives: ['friend-knows'],
        needs: ['!fled'],
      },
      {
        text: '{F} haber getirdi~: kim arkasından^ konuşmuş, kim susmuştu~. Susanlar arasında hiç beklemediği^ bir ad vardı~. “O mu?” dedi^ {H}. “O,” dedi~ {F}. “Bir köşeye çekilip ağlamış.”',
        gives: ['friend-knows'],
      },
      {
        text: '{V.dik:acc} bir de {H:gen} ağzından^ dinlemek istedi~ {F}. Dinlerken gülecek oldu~, tuttu~ kendini. “Yüzlerini görmek isterdim,” dedi~ sonunda. “Ben de bakamadım,” dedi^ {H}.',
        needs: ['!state'],
        gives: ['friend-knows'],
      },
    ],
  },
  {
    name: 'pressure',
    variants: [
      {
        text: 'Cezayı ona^ değil, yanındakilere^ kestiler~. O gün kimseye yemek çıkmadı~. “Sebebini biliyorsunuz,” dediler~; herkes başını çevirip {H:dat} baktı~.',
        needs: ['!fled', 'human'],
        gives: ['punished'],
      },
      {
        text: 'Bir köşeye çektiler~ onu^. “Yanlışlıkla oldu de,” dediler~, “kapatalım.” İyi niyetliydiler~, biri göz bile kırptı~. “Yanlışlıkla olmadı,” dedi^ {H}. Göz kırpan başını öteye çevirdi~.',
        needs: ['!fled'],
      },
      {
        text: 'Biri ona^ özendi~; daha genç, daha acemi biri. Onu hemen yakaladılar~. {H} bunu öğrenince elindeki^ ekmeği bıraktı^. “Adı neydi?” diye sordu^. Kimse bilmiyordu~.',
        needs: ['human'],
      },
      {
        text: 'Yanından^ geçerken hızlanıyorlardı~. Bir seferinde biri dayanamadı~, durdu~: “Herkes yapıyor da sen niye yapmıyorsun?” {H} bunu kendisi^ de düşünmüştü^. “Herkes yapıyor diye,” dedi^.',
        needs: ['!fled'],
      },
      {
        text: 'Bir yerde üç gün çalıştı^, karşılığını vermediler~; kime şikâyet edecekti^? Adını^ soranlara başka bir ad söylüyor, o adla çağırdıklarında bakmayı unutuyordu^.',
        needs: ['fled', 'human', '!child', '!space'],
      },
      {
        text: 'Saklandığı^ yer dardı~. Gündüz kıpırdamıyor, sesler kesilince dışarı çıkıyordu^. Bir sabah tam önünde^ taze izler buldu^: Biri gelmiş, durmuş, bir şey yapmadan gitmişti~.',
        needs: ['fled', '!state', '!space'],
      },
      {
        text: 'Adını^ anmayı yasakladılar~. Yasaktan sonra herkes onu^ konuşur oldu~; adını^ söylemek yerine küçük bir işaret yapıyorlardı~, parmakla dudağa dokunmak gibi bir şey.',
      },
      {
        text: '{V.dik:acc} herkesin önünde bir daha söylettiler~. Bir daha, daha yüksek sesle. Dördüncüsünde arkadan bir ses daha katıldı~ ona^; kimin olduğunu bulamadılar~.',
        needs: ['!fled'],
      },
      {
        text: 'Hakkında^ bir hikâye dolaşmaya başladı~. Her anlatan bir şey eklemişti~: birine vurmuş, birinin parasını almış, giderken de gülmüştü^. {H} hikâyeyi bir yabancıdan dinledi^. “Kötü biriymiş,” dedi^ sonunda.',
        needs: ['fled', 'third'],
      },
    ],
  },
  {
    name: 'test',
    variants: [
      {
        text: 'Son bir kez sordular~. Soran en yaşlılarıydı~, sesinde hiç kızgınlık yoktu~. “Yorulmadın mı?” {H} bağırmalarına hazırlanmıştı^. “Yoruldum,” dedi^ ve o gün ilk kez gözünü^ kaçırdı^.',
        needs: ['!fled'],
      },
      {
        text: 'Ona^ en çok kızan yatağa düştü~ ve {H:acc} istetti~. Tuzak olabilirdi~. {H} gitti^, başucuna oturdu^. Adam uzun uzun baktı~. “Ben yapamazdım,” dedi~, “ona kızdım.”',
        needs: ['human'],
      },
      {
        text: 'Aynı soru bir gün {F:gen} önüne kondu~. {H} uzaktan izledi^; sesini^ çıkarsa^ yardım mı etmiş olacaktı^, zarar mı vermiş, bilemedi^. {F} bir an ondan^ yana baktı~. Sonra başını iki yana salladı~.',
        needs: ['!fled', 'friend-knows', '!friend-cold'],
      },
      {
        text: 'Kimse bakmıyordu~. O an boyun eğse^ kimse bilmeyecek, ertesi gün her şey eskisi gibi olacaktı~. {H} çevresine^ bir daha baktı^; gerçekten kimse yoktu~. Böyle dayanmak, herkesin önünde dayanmaktan zordu~.',
      },
      {
        text: 'Bir tepeden, geride bıraktığı^ yeri gördü^. Küçüktü~. Duman tütüyordu~, biri bir şey silkeliyordu~, yemek vaktiydi~. {H} orada ne kadar durduğunu^ bilmiyordu^; kalktığında^ altındaki^ otlar yatmıştı~.',
        needs: ['fled', '!space'],
      },
      {
        text: 'Küçük bir çocuk peşine^ takıldı~. Nereye gitse^ oraya geliyor, ne yapsa^ aynısını yapıyordu~. “Niye beni taklit ediyorsun?” dedi^ {H}. “Etmiyorum,” dedi~ çocuk, “ben de karşı geliyorum.”',
        needs: ['!fled', '!child'],
      },
      {
        text: 'Geri dönmeye en çok açken yaklaştı^. Bir gün bir gece bir şey yemedi^. İkinci gün geldiği^ yöne doğru yürüdü^; yarım saat sonra bir çalıda kalmış ekşi birkaç meyve buldu^, hepsini yedi^, geri döndü^.',
        needs: ['fled', '!state', '!space'],
      },
      {
        text: '“Affedildin,” dediler~ bir sabah. Sevinçten ağlayan bile oldu~. Tek şart, herkesin önünde bir cümle söylemesiydi~; cümleyi de yazmışlardı~. {H} okudu^, kâğıdı dörde katladı^. “Burada benim adım yok ki,” dedi^.',
        needs: ['human', '!fled', '!child'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: 'Son sözünü^ o gün söyledi^: “Bir daha sorarsanız bir daha aynı şeyi söyleyeceğim. İsterseniz sormayın, yorulmayın.” Arkada biri gülüşünü öksürüğe çevirdi~.',
        needs: ['!fled'],
      },
      {
        text: 'Bedelini ödemeye kendi ayağıyla^ gitti^. Zorlayan yoktu~; yalnızca, bir başkası onun^ yerine ödesin istemiyordu^. Girdiğinde^ içeridekiler ayağa kalktı~, neden kalktıklarını bilmeden.',
        needs: ['human'],
        gives: ['paid'],
      },
      {
        text: 'Geri döndü^. Gündüz gözüyle, herkesin gördüğü yoldan. Söyleyeceğini^ söyledi^, kimseyle tartışmadı^. Sonra bir daha gitti^, bu kez koşmadan.',
        needs: ['fled', '!state'],
      },
      {
        text: 'Dönmedi^. Yolun çatallandığı yerde bir taşa oturdu^, ayakkabısına^ giren çakılı çıkardı^, hangi yönde daha az ayak izi olduğuna baktı^. O yöne gitti^.',
        needs: ['fled', 'human', '!space'],
      },
      {
        text: 'Ertesi sabah herkesle aynı saatte kalktı^, aynı yere geldi^, aynı yerde durdu^. Konuşmadı^. Konuşmaması^, önceki gün söylediklerinden^ daha çok duyuldu~.',
        needs: ['!fled'],
      },
      {
        text: '{F} yanına^ sokuldu~. “Gel, başka bir yol bulalım,” dedi~. {H} başka yol olmadığını söyleyecekti^; {F:gen} yüzünü görünce, “Göster,” dedi^.',
        needs: ['friend-knows', '!friend-cold'],
      },
      {
        text: 'Gizlenmeyi bıraktı^. Güneşli bir yere oturdu^, ayaklarını^ uzattı^, önünden geçenlere selam verdi^. Üçüncü selamı alan, iki adım sonra durup onu^ tanıdı~.',
        needs: ['fled', 'human', '!space'],
      },
      {
        text: 'Korkusu^ geçmedi~. {H} geçmesini beklemekten vazgeçti^; korka korka kalktı^, korka korka yürüdü^. Sorduklarında saklamadı^: “Korkuyorum,” dedi^. “Ama yapmayacağım.”',
        needs: ['!fled'],
      },
      {
        text: 'Korkusu^ geçmedi~. {H} geçmesini beklemekten vazgeçti^; korka korka kalktı^, korka korka yürüdü^. Soran olunca da saklamadı^: “Korkuyorum,” dedi^. “Ama dönmeyeceğim.”',
        needs: ['fled'],
      },
      {
        text: 'Aç kalanlara kendi payını^ dağıttı^. Alan da oldu~, elinin tersiyle iten de. “Bizim için değilse kimin için yaptın?” dedi~ biri. {H} bunu daha önce düşünmediğini^ fark etti^. “Kendim için,” dedi^.',
        needs: ['punished', 'human'],
      },
      {
        text: 'Ondan^ bir söz istediler~: Bir daha olmayacaktı~. Herkes o sözü verip sonra tutmuyordu~, âdet böyleydi~. {H} âdeti biliyordu^. Yine de veremedi^; verse^ tutacaktı^.',
        needs: ['!fled'],
      },
      {
        text: 'Dönmek için son gündü~; ertesi gün yerine^ bir başkası alınacaktı~. {H} güneşin batışını oturup seyretti^. Karanlık basınca kalktı^, üstünü^ silkeledi^ ve ters yöne yürüdü^.',
        needs: ['fled', '!space', '!state'],
      },
      {
        text: 'Tek başına kalmayı göze aldı^, bir başkasını ardından^ sürüklemeyi alamadı^. {F:acc} karşısına^ oturttu^. “Sen beni tanımıyorsun,” dedi^, “bu kadar.” {F} ayağa kalktı~. “Tanıyorum,” dedi~ yüksek sesle.',
        needs: ['friend-knows', '!friend-cold'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: 'Ertesi yıl o iş kimseden istenmez oldu~. Nedenini soranlara, “Hep böyleydi,” dediler~. {H} sesini^ çıkarmadı^. {F} çıkardı~.',
        needs: ['friend-knows', '!fled', '!friend-cold'],
      },
      {
        text: 'Yıllar sonra oraya uğradı^. Kimse tanımadı~. Bıraktığı^ yere bir başkasını koymuşlardı~; eğilişi, kalkışı aynıydı~. {H} yanından geçerken usulca, “Çıkış şurada,” dedi^.',
        needs: ['fled', 'human', '!child'],
      },
      {
        text: '{F} her görüşünde aynı şeyi sordu~: “Pişman mısın?” {H} her seferinde düşünüp cevap verdi^. Çoğu gün hayır dedi^. Evet dediği^ günler {F} akşama kadar yanında^ oturdu~.',
        needs: ['friend-knows'],
      },
      {
        text: 'Cezası^ bitince ne yapacağını^ bilemedi^. Uzun uzun yürüdü^. Sonra bir yere oturdu^ ve ilk kez, kimse söylemeden, canı^ isteyince kalktı^.',
        needs: ['!fled'],
      },
      {
        text: 'Yeni yerinde^ kimse nereden geldiğini^ sormadı~; orada herkes bir yerden gelmişti~. Bir tek uykusunda^ kaçıyordu^ hâlâ. Uyanınca soluğunu^ dinliyor, sonra gülüyordu^.',
        needs: ['fled', '!state'],
      },
      {
        text: 'Bir gün yeni gelenlere kuralları anlatmak ona^ düştü~. Anlattı^, birer birer, atlamadan. Sonuna gelince durdu^. “Bunların hepsi,” dedi^, “bir gün birinin aklına geldi.”',
        needs: ['!fled', '!child'],
      },
      {
        text: '{V.dik} günü her yıl bir kişi hatırladı~: {F}. O gün gelince bir ekmek alıyor, ikiye bölüyor, hiçbir şey demeden yarısını uzatıyordu~.',
        needs: ['friend-knows', '!state', '!friend-cold', 'short', '!night'],
      },
      {
        text: 'Onu^ en çok ayıplayan, yıllar sonra kızını getirdi~. “Konuş şununla,” dedi~, “kimsenin dediğini yapmıyor.” Kız kollarını kavuşturmuş, duvara bakıyordu~. {H} yanına oturdu^, kollarını^ kavuşturdu^, o da aynı yere baktı^.',
        needs: ['human', '!child', 'third'],
      },
      {
        text: 'Kimse ona^ hak verdiğini söylemedi~. Ama kalabalıkta geçerken artık bir omuz payı yer açıyorlardı~; eskiden açmazlardı~.',
      },
      {
        text: 'Yıllar sonra anlatırken en çok o ilk adımı atladığına^ gülüyorlardı~. “Nasıl yaptın?” diye soruyorlardı~. {H} hatırlamaya çalışıyordu^. “Ayağım uyuşmuştu,” dedi^ sonunda, “önce onu oynattım.”',
        needs: ['human', 'fled'],
      },
    ],
  },
];

/** Somebody does not do what is asked of them, or breaks a rule. */
export const DISOBEYS: Frame = {
  name: 'disobeys',
  verbs: new Set([
    'karşı gelmek',
    'karşı çıkmak',
    'reddetmek',
    'isyan etmek',
    'başkaldırmak',
    'direnmek',
    'çiğnemek',
    '-uymak',
    '-itaat etmek',
    '-boyun eğmek',
    '-yerine getirmek',
  ]),
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. “Ne yaptığının farkında mısın?” dediler~. “Farkındayım,” dedi^. Olmasa^ affedeceklerdi~; yüzlerinden belliydi~.',
        },
        {
          text: 'Bacakları^ titriyordu~, ama kimse bacaklarına^ bakmıyordu~. {HP}, yüzünü^ hiç kıpırdatmadan, {EW.di}.',
          needs: ['human', '!state', '!when'],
        },
        {
          text: '{HP}, {EW.di}. Bir an hiçbir şey olmadı~. Sonra önde duranlardan biri gülmeye başladı~, yalnız güldüğünü görünce sustu~.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.di}. Sabah aklında^ böyle bir şey yoktu~. Öğleye doğru belirmişti~; bir iki kez kovmuştu^, her seferinde geri gelmişti~.',
          needs: ['!state', '!night', '!when'],
        },
        {
          text: '{HP}, {EW.di}. Ellerini^ nereye koyacağını^ bilemediği^ için arkasında^ birleştirdi^. Uzaktan bakan bunu rahatlık sanırdı~.',
          needs: ['human', '!state'],
        },
        {
          text: '{HP}, {EW.di}. “Bir daha düşün,” dediler~. Düşündü^. Düşünmesi^ kısa sürdü~.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.di}. Çevresindekiler^ birer adım geri çekildi~; önce en yakındakiler, sonra onların arkasındakiler. Ortada, kendi boyunca bir boşluğun içinde kaldı^.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.olağan}. Başta azarladılar~, sonra alay ettiler~, sonra görmezden geldiler~. {H} üçüne de aynı yüzle baktı^.',
          needs: ['state'],
        },
        {
          text: '{HP}, {EW.olağan}. Nedenini soranlara her seferinde başka bir şey söylüyordu^: unuttum, yoruldum, sırası değildi. İnanmıyorlardı~; inansınlar diye de söylemiyordu^ zaten.',
          needs: ['state'],
        },
        {
          text: '{HP}, {EW.olağan}. Her defasında bir bedel kesiliyor, her defasında ödüyordu^: bir öğün eksik, bir iş fazla. Ödedikçe korkusu^ azaldı~; onları en çok bu kızdırdı~.',
          needs: ['state'],
        },
        {
          text: '{HP}, {EW.olağan}. Ötekiler bunu görüyor, başlarını çeviriyordu~. Çevirirken gülümseyenler de vardı~.',
          needs: ['state'],
        },
      ],
    },
    ...CONSEQUENCES,
  ],
};

/** Somebody runs away from what is expected of them. */
export const FLEES: Frame = {
  name: 'flees',
  verbs: new Set(['kaçmak', 'firar etmek']),
  needs: ['!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. Koşmadı^; koşanı durdurur, yürüyene yol verirlerdi~. Son görenler acele bir işi^ var sandı~.',
          needs: ['!state'],
          gives: ['fled'],
        },
        {
          text: '{HP}, {EW.di}. Yanına^ bir şey almamıştı^. Avucunu^ ancak soluklanınca açtı^: İçinde bir düğme vardı~, birinin yakasından kopmuş olmalıydı~.',
          needs: ['human', '!state'],
          gives: ['fled'],
        },
        {
          text: '{HP}, {EW.di}. İlk durduğu^ yerde önce kendi soluğunu^ dinledi^, sonra arkadan gelen sesleri. Adını^ yalnızca bir kişi çağırdı~, o da iki kez.',
          needs: ['!state'],
          gives: ['fled'],
        },
        {
          text: '{HP}, {EW.di}. Bir dakika önce sorsalar gülüp geçerdi^. Ayakları^ ondan^ önce karar vermişti~.',
          needs: ['human', '!state'],
          gives: ['fled'],
        },
        {
          text: '{HP}, {EW.di}. Yokluğu^ hemen anlaşılmadı~. Anlaşıldığında ise {H} gözden çoktan yitmişti^.',
          needs: ['!state'],
          gives: ['fled'],
        },
        {
          text: '{HP}, {EW.di}. Arkasına^ bir kez baktı^. Herkes yerindeydi~, herkes işine bakıyordu~; ondan^ boşalan yer bir karış kadardı~.',
          needs: ['!state'],
          gives: ['fled'],
        },
        {
          text: '{HP}, {EW.di}. Ayakkabısının^ bağı çözüldü~, bağlamak için durmadı^. Bağa basıp düştü^, dizini^ yardı^, kalktı^. Kanın sıcaklığını ancak soluklanınca duydu^.',
          needs: ['human', '!state', '!space'],
          gives: ['fled'],
        },
        {
          text: 'Adını^ okudular~. Bir daha okudular~. Yanındaki^ yer boştu~, önündeki^ yemek sıcaktı~, kendisi^ yoktu~: {HP}, {EW.mişti}.',
          needs: ['!state', '!when', 'third', 'human'],
          gives: ['fled'],
        },
        {
          text: '{HP}, {EW.olağan}. Her seferinde biraz daha uzağa gidiyor, her seferinde hava kararmadan dönüyordu^. Son seferinde hava karardı~.',
          needs: ['state', '!space', '!night'],
          gives: ['fled'],
        },
        {
          text: '{HP}, {EW.olağan}. Yakalandığı^ da oluyordu~. Önüne^ katıp geri getiriyorlardı~; yol boyunca başka bir yere bakıyor, bir sonrakini düşünüyordu^. Sonunda izini^ büsbütün yitirdiler~.',
          needs: ['state'],
          gives: ['fled'],
        },
        {
          text: '{HP}, {EW.olağan}. Dönünce kızmıyorlardı~ artık, yalnızca yemeğini^ ayırıyorlardı~. Bir akşam yemek soğudu~, kimse gelmedi~.',
          needs: ['state', 'third'],
          gives: ['fled'],
        },
        {
          text: '{HP}, {EW.olağan}. Gideceğini^ bir tek {F} anlıyordu~: O günlerde çok susuyor, önüne^ konanı sonuna kadar bitiriyordu^. Bir sabah {F} uyandı~ ve anladığında geç kalmıştı~.',
          needs: ['state'],
          gives: ['fled'],
        },
      ],
    },
    ...CONSEQUENCES,
  ],
};
