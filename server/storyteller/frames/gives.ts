import type { Frame } from '../types.ts';
import { GIVES_END } from './gives-end.ts';

/** Somebody gives away, lends or leaves something. */
export const GIVES: Frame = {
  name: 'gives',
  verbs: new Set(['vermek', 'ödünç vermek', 'hediye etmek', 'armağan etmek', 'bağışlamak', 'bırakmak']),
  needs: ['given', '!person-object', '!negative', '!state'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. {F} [oradaydı~|iki adım gerideydi~], [olanı gördü~|elini uzattı~, geç kaldı~]. “[Bir daha düşün,|Dur, dur,|Emin misin?]” diyecek oldu~. {H} çoktan [arkasını^ dönmüş|elini^ çekmiş], [başka bir şeyden söz etmeye|bir türkü mırıldanmaya|gökyüzünden konuşmaya] başlamıştı^.',
          needs: ['!mute'],
        },
        {
          text: '{HP}, {EW.di}. {X:gen} yüzüne [bakmadı^|bakamadı^]; bakarsa^ [geri isteyecekti^|caymaktan korkuyordu^]. Elleri^ ne yapacağını [şaşırdı~|bilemedi~]; {H} [birini ötekinin içine koydu^|onları ceplerine^ soktu^|arkasında^ kavuşturdu^].',
          needs: ['human', 'other'],
        },
        {
          text: '{HP}, {EW.di}. “[Emin misin?|Sahi mi?|Sonra pişman olma,]” dediler~. “[Eminim|Sahi|Olmam].” Ne bir [karşılık|teşekkür] istedi^ ne [bir söz|bir imza|bir bakış]. Gelen teşekkür {H:acc} [arkasından^|on adım ötede] [zor yetişti~|buldu~].',
          needs: ['!solitary', '!space'],
        },
        {
          text: '{HP}, {EW.di}. {H} bunu yapacağını^ sabah [bilmiyordu^|düşünmemişti^]. [Öğleye kadar da|Az öncesine kadar] [bilmiyordu^|aklında^ yoktu~]. Başka bir şey [söyleyecekken|soracakken] ağzından^ o iki hece [çıktı~|kaçtı~]: “[Senin|Al bunu|Buyur].”',
          needs: ['!lent'],
        },
        {
          text: '{HP}, {EW.di}. Son bir kez [parmaklarını^|avucunu^] üzerinde [gezdirdi^|dolaştırdı^], tozunu [koluyla^|nefesiyle^] [sildi^|aldı^]. [Kimse|Hiç kimse] tozunun silinmesini [istememişti~|beklemiyordu~]; {H} [eksiksiz gitsin|güzel görünsün] [istiyordu^|diye bekletti^].',
          needs: ['keepsake', 'human'],
        },
        {
          text: '{HP}, {EW.di}. Görenler birbirini [dürttü~|süzdü~]. “[Niye yaptı bunu?|Deli midir?|Ne var bunun altında?]” dedi~ biri. “[Vardır bir çıkarı|Borcu varmış|Yarın geri ister],” dedi~ öteki. {H} ikisini de [duydu^|işitti^], ikisine de [dönmedi^|cevap vermedi^|gülümsedi^].',
          needs: ['!solitary'],
        },
        {
          text: '{HP}, {EW.di}. {X}, yanlış [anladığını|duyduğunu] sanıp geri [uzattı~|itti~]. {H} [hafifçe|iki parmağıyla^] [itti^|geri verdi^]. [Bir o yana, bir bu yana|Bir ileri, bir geri], [üç kez|dört kez] gidip geldi~. Sonuncusunda {X} [ağlamaya başladı~|güldü~, aldı~|bağrına bastı~].',
          needs: ['keepsake', 'human', 'other'],
        },
        {
          text: '{HP}, {EW.di}. “Bunu sana [ödeyemem,|nasıl öderim?|bir ömür ödeyemem,]” dedi~ {X}. “Biliyorum,” dedi^ {H}. “[Ödeyebilecek olsan başkasına verirdim|Ödeme diye verdim|Ben de sana söyleyecektim, ödeme].”',
          needs: ['other'],
        },
        {
          text: '{HP}, {EW.di}. [Dönüş yolu|Eve varmak] her zamankinden [kısa|hızlı] sürdü~. {H} [ayakkabılarını^ çıkarmayı|kapıyı kapatmayı|lambayı yakmayı] unuttuğunu^ ancak çok sonra [gördü^|anladı^].',
          needs: ['settled'],
        },
        {
          text: '{HP}, {EW.di}. {X} hemen gitmedi~; [birkaç adım attı~|köşeye kadar yürüdü~], durdu~, [geri döndü~|geri geldi~]. “[Adın ne?|Sana ne diyorlar?|Adını bilmek istiyorum,]” dedi~. {H} [söyledi^|adını^ verdi^]. {X} adı [sessizce tekrarladı~|parmaklarına saydı~|avucuna yazar gibi yaptı~], [unutmamak için|dudağını kıpırdatarak], sonra koşarak [uzaklaştı~|gitti~].',
          needs: ['stranger', 'other'],
        },
        {
          text: '{HP}, {EW.di}. {V.meden} önceki gece [uyumamış|tavana bakmış|üç kez kalkmış], [kendini^ vazgeçirmeye çalışmıştı^|bin bahane bulmuştu^]: [lazım olur|ayıp olur|kıymetini bilmezler]. Sabah [bahanelerin hiçbiri|o sözlerin biri bile] [ayakta değildi~|aklına^ gelmedi~]; {H} [gülümsedi^|elini^ açtı^|“Al,” dedi^].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. [Bu kadar|Hepsi bu kadar] [kısa|çabuk] sürdü~: [bir nefes|bir el uzatımı|iki söz]. {H} [hafiflemeyi|bir şey duymayı] [bekledi^|umdu^]; [önce|ilk] [üşüdü^|acıktı^|kulakları^ çınladı~]. {F} [yanına^ geldi~|kolundan^ tuttu~]: “[Ne yaptın sen?|Yüzün bembeyaz,|Otur şuraya,]” dedi~.',
          needs: ['human'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: '[Ertesi sabah|Daha akşam olmadan] biri, “[Bana da verir misin?|Benim payım nerede?|Bende daha büyük dert var,]” diye geldi~. “Bitti,” dedi^ {H}. “[Demek varmış|Bana gelince biter],” dedi~ öteki, [inanmamış gibi|kollarını kavuşturup], ve [akşama|gece yarısına] kadar {H:gen} çevresinde^ [dolandı~|dikildi~].',
          needs: ['!solitary'],
        },
        {
          text: '{H} o gece [üç kez|durmadan] [uyandı^|doğruldu^]; hepsinde aklına^ aynı soru [geldi~|düştü~]: gerçekten [yaptım mı|verdim mi]? Sabaha doğru [kalktı^|dayanamadı^], yerine [baktı^|el yordamıyla uzandı^]. [Boştu~|Soğuktu~]. Demek [yapmıştı^|olmuştu~].',
          gives: ['night'],
          needs: ['keepsake'],
        },
        {
          text: 'İlk gün [üç kez|kaç kez] ihtiyaç duydu^ ona. Hepsinde de başka bir çare [bulması^|uydurması^] gerekti~. Birincisi [uzun sürdü~|gülünç oldu~], ikincisi [yanlış çıktı~|elinde^ kaldı~]. Sonunda {H} {F:dat} gidip [ödünç istedi^|boynunu^ büktü^].',
          needs: ['keepsake'],
        },
        {
          text: '{H} [ertesi gün|iki gün sonra] {X:acc} uzaktan gördü^. [Kimseye göstermeden|Ceketinin altında], [sıkı sıkı tutarak|iki eliyle kavrayıp] yürüyordu~. Göz göze gelmemek için [yolunu^ değiştirdi^|bir kapı aralığına girdi^]; [teşekkür edilmesinden|yüzünden^ bir şey okunmasından] [korkuyordu^|utanıyordu^].',
          needs: ['stranger', 'keepsake', 'other', 'human'],
        },
        {
          text: '{V.dik:acc} kimseye [anlatmayacaktı^|söylemeyecekti^]. [Anlatmadı^|Ağzını^ açmadı^|Sözünü^ tuttu^]. Ama {F} eksiği [gördü~|sezdi~], sonra {H:gen} yüzünü^ [gördü~|inceledi~] ve hiçbir şey [sormadan|demeden] [başka bir konu açtı~|yemeğini ikiye böldü~].',
        },
        {
          text: '{H} karşılıksız olsun [istemişti^|demişti^]. [Üç gün|Bir hafta] sonra karşılığı geldi~: bir sepet [ceviz|ayva|yumurta], üstü [yaprakla|gazete kâğıdıyla] örtülü. Geri gönderse^ [ayıptı~|kırılırdı~], alsa^ [alışveriş olacaktı~|hesap kapanacaktı~]. Sonunda [gelene gidene|çocuklara|yoldan geçenlere] [dağıttı^|verdi^].',
          needs: ['settled'],
        },
        {
          text: '“Karşılığında ne [aldın|geçti eline]?” diye soran çok oldu~. {H} ilk günler “Hiç,” [diyordu^|deyip geçiyordu^]. Soranların yüzü [asılınca|düşünce] küçük bir yalan [uydurdu^|söyledi^]: “[İyi para|Bir dükkân payı|Eski bir borç].” Ertesi gün yine “Hiç,” [demeye başladı^|dedi^].',
          needs: ['!solitary'],
        },
        {
          text: '{H} [bir şey|tek bir şey] istiyordu^ aslında: {X:gen} [bir gün dönüp|bir kez olsun] [“Neden ben?” demesini|gülmesini|unutmamasını].  Bunu [kendine^ bile|{F:dat} bile] [söylemedi^|itiraf etmedi^].',
          needs: ['other'],
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“Bana bir şey söyle,” dedi~ {F}, “ama doğru olsun. [Geri gelsin ister misin|Kapıda görsen alır mısın]?” “Hayır.” {F} [bekledi~|gözünü ayırmadı~]. “Bazen,” diye düzeltti^ {H}. “[Akşamları|Yağmur yağınca|Elim boş kalınca].” {F} buna [inandı~|başını salladı~].',
          needs: ['keepsake'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F} [en son|herkesten sonra] öğrenmişti~ ve buna [alınmıştı~|içerlemişti~]. “[Bir kelime etmedin,|Bana mı söylemedin?|Ağzını bıçak açmadı,]” dedi~. “[Etsem karışırdın|Tutardın beni].” “[Karışırdım|Tutardım] tabii.” {F} biraz düşündü~: “[İyi etmişsin|Susman iyi olmuş] o zaman.”',
          gives: ['friend-knows'],
        },
        {
          text: '“Pişman mısın?” dedi~ {F}. “[Dün pişmandım|Sabah biraz|İlk saat].” “[Bugün|Şimdi]?” “[Bugün açım|Şimdi uykum var|Bugün hafifim],” dedi^ {H}. {F} [yanındaki ekmeği ikiye böldü~|cebinden iki erik çıkardı~], [büyük parçayı|iyisini] [uzattı~|önüne^ koydu~].',
          needs: ['human', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '{F}, {V.dik:acc} duyunca sesini [yükseltti~|titretti~]: “O senin değil miydi?” “Benimdi.” “[Kendinin olan verilir mi|İnsan kendininkini verir mi]?” {H} biraz [düşündü^|sustu^]. “[Başkasının olanı veremezdim ki|Benim olduğu için verebildim|O yüzden oldu],” dedi^.',
          needs: ['owned'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} {F} kendi gözüyle [görmüştü~|izlemişti~]. “Neden yaptın [demeyeceğim|diye sormam],” dedi~. “Nasıl yaptın, onu söyle. [Benim elim varmazdı|Ben yarı yolda dönerdim|Benim parmaklarım açılmazdı].” “Çabuk yaptım,” dedi^ {H}. “[Elim duymadan|Gözümü kapatıp|Düşünmeye vakit bırakmadım].”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '“Bir tane daha olsa onu da [verir miydin|gözden çıkarır mıydın]?” diye sordu~ {F}. “[Bilmem|Belki değil],” dedi^ {H}. “[Bir tane daha olsa belki kıyamazdım|İki olunca insan saymaya başlıyor|Tek olunca kolay oldu].” {F} bu cevabı [günlerce|herkese] [anlattı~|taşıdı~].',
          needs: ['keepsake', '!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} [bir mendile sarılı|samanlara gömülü] [üç yumurta|üç elma|üç çörek] getirdi~. {V.dik:acc} duymuş, bunları kendi [sepetinden|sofrasından] ayırmıştı~. {H} ikisini [aldı^|yedi^], birini [geri verdi^|ortaya koydu^]: “[Bu senin|Bunu bölüşelim|Bu da yarına].”',
          needs: ['settled', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} [kızmıştı~|küsmüştü~], bunu da [saklamadı~|gizlemedi~]. “Bir kere de bana verseydin,” dedi~. “[Sen hiç istemedin|Elini uzatmadın ki],” dedi^ {H}. “O da istemedi,” dedi~ {F} ve [kalkıp gitti~|kapıyı hızla kapattı~].',
          needs: ['other'],
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: '{V.dik:acc} öğrenince {F} önce [sustu~|yutkundu~], sonra bir hikâye [anlattı~|açtı~]: [Dedesi bir kış günü|Babası bir bayram sabahı] [atını|arabasını] vermiş, dönüşte yedi saat yürümüş. “Ayağı su toplamış,” dedi~. “Ama bize hep o [yürüyüşü|yolu] anlatırdı, [malı değil|kaybettiğini değil],” dedi~. {H} [gülümsedi^|ayaklarına^ baktı^|hikâyeyi bir daha istedi^].',
          needs: ['human', '!space'],
          gives: ['friend-knows'],
        },
        {
          text: '“Ne dedi [alırken|eline geçince]?” diye sordu~ {F}. “[Hiçbir şey|Hiç].” “Hiç mi?” “[Baktı|Eli titredi|Geri geri gitti].” {F} [nasıl baktığını|ötesini] soracaktı~, [vazgeçti~|sormadı~]; {H:gen} sesi^ bu kelimede [yavaşlamıştı~|incelmişti~].',
          gives: ['friend-knows'],
        },
        {
          text: '“[Bana bak|Dur],” dedi~ {F}, “[bunun için seni seviyorlar mı şimdi|rahat mısın şimdi|bir işe yaradı mı bari]?” {H} omuz silkti^. “[Onu bilmem|Kimse bir şey demedi|Biri gülümsedi].” “[Yetti mi|Bunun için mi]?” “[O gün için yetti,|Yarın bakarız,|Sen olsan yetmez miydi?]” dedi^.',
          needs: ['human', '!solitary'],
          gives: ['friend-knows'],
        },
        {
          text: '{F} ceplerini ters çevirdi~: [iki bozukluk, bir düğme|bir çakı, bir leblebi|eski bir anahtar]. “[Bende de bunlar var,|Ben bunu bile veremem,|Ben neyi versem?]” dedi~. {H} eğilip baktı^. “[Sen bana vaktini veriyorsun|Sen geliyorsun ya],” dedi^, “bana yeter.”',
          needs: ['human', '!space'],
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: '{H:acc} örnek gösterenler [çıktı~|oldu~]; en çok da bu zoruna^ [gitti~|dokundu~]. “Bak, o verdi,” deyip başkalarını [sıkıştırıyorlardı~|utandırıyorlardı~]. [Sıkıştırılanlardan|Utandırılanlardan] biri yanına^ geldi~: “[Senin yüzünden benden de istiyorlar|Bir iyilik ettin, bize on borç|Şunlara söyle, bende yok].”',
          needs: ['!solitary'],
        },
        {
          text: '{V.dik:acc} yanlış [duyanlar|anlatanlar] da vardı~. Birine göre [çalmışlardı~|satmıştı^], birine göre bir iddiada gitmişti~. {H} ilk hafta herkese [doğrusunu|olanı] anlattı^. İkinci hafta yalnızca gülenlere anlattı^; sonra [sustu^|vazgeçti^].',
          needs: ['!solitary', 'human'],
        },
        {
          text: '[Bir hafta geçmeden|Daha toz kalkmadan] biri, “[Geri isteyelim|Ben gider alırım],” dedi~. “[Konuşuruz, anlar|Seni kırmaz].” Bunu [iyilik olsun diye|içtenlikle] söylemişti~. “Sen karışma,” dedi^ {H}. Bugüne kadar kimseyle böyle [konuşmamıştı^|sertleşmemişti^].',
          needs: ['!solitary', 'human'],
        },
        {
          text: '{H:dat} saf dediler~, önce [arkasından^|fısıldayarak], sonra [yüzüne^|gülerek]. Bir pazarlıkta satıcı [sırıttı~|göz kırptı~]: “Sana fiyat sormak ayıp, sen nasıl olsa [veriyorsun|bırakıyorsun].” {H} o gün [hiçbir şey almadan|elinde^ boş fileyle] [döndü^|yürüdü^].',
          needs: ['settled', '!child'],
        },
        {
          text: '{H} bir sabah onu {X:gen} yanında [gördü^|fark etti^], [yolunu^ değiştirdi^|başını^ çevirdi^]. Ertesi sabah [yine gördü^|gene karşılaştı^]. [Üçüncü sabah|Sonra bir gün] [kaçmadı^|durdu^]; yaklaştı^, [baktı^|eliyle^ yokladı^]. “[Güle güle kullan|Sana yakışmış|İyi bakmışsın],” dedi^.',
          needs: ['keepsake', 'human', 'other'],
        },
        {
          text: '{F} iki gün [konuşmadı~|selam vermedi~]. [Sonra|Sonunda] geldi~. “Ben sana değil, [ona|alana] kızıyorum,” dedi~. “Bana kız,” dedi^ {H}. “O bir şey [istemedi|demedi].” {F} [düşündü~|çenesini kaşıdı~]: “[Peki, sana kızıyorum|O zaman ikinize de|Kızacak kimse kalmadı].”',
          needs: ['friend-knows'],
        },
        {
          text: 'En zoru {X:gen} [her karşılaşmada|gördükçe] [ezilmesiydi~|başını eğmesiydi~]. {H} bir gün onu durdurdu^: “[Böyle bakma|Eğilip durma], [ben de senden bir şey isterim|zor oluyor bana].” “[Ne istersen|Ne]?” “[Bana kötü bir söz söyle|Bir kez de bana kız|Kapımı çal, tuz iste].” {X} [kıpkırmızı oldu~|güldü~], [“Olur,” dedi~|bir şey söyleyemedi~].',
          needs: ['other', 'human', '!confined'],
        },
        {
          text: '{H:gen} eli^ [arada|iş arasında] [alışkanlıkla|dalgınlıkla] eski yerine [uzanıyor|gidiyor], [boş dönüyordu~|bir şey bulamıyordu~]. {F} bunu [görünce|fark edince] oraya [bir taş koydu~|bir elma bıraktı~]: “Boş kalmasın,” dedi~.',
          needs: ['keepsake', 'human'],
        },
      ],
    },
    ...GIVES_END,
  ],
};
