import type { Beat } from '../types.ts';

/** How the story of a meeting is tested, decided and ended. */
export const MEETS_END: readonly Beat[] = [
  {
    name: 'test',
    variants: [
      {
        text: 'İkinci kez karşı karşıya gelmeleri [tesadüf değildi~|şans işi değildi~]; {H} [üç saat dolanmıştı^|köşede beklemişti^]. “[Tesadüfe bak,|Şu işe bak,|Yine mi?]” dedi^. “Öyle,” dedi~ {X}, “[ben de buradan hiç geçmem|ben de üç saattir bekliyordum].”',
        needs: ['third', '!confined', '!tight'],
      },
      {
        text: '“Beni de [götür|yanına al],” dedi~ öteki. Götüreceği^ yeri [düşündü^|gözünün^ önüne getirdi^]: [dar|gürültülü|soğuk], [pahalı|kalabalık], [kedisiz|tek pencereli]. “Olmaz,” dedi^ {H}. “Gelirsen [ben gelmemiş olurum|yarını kim yapacak|burası boş kalır].” Öteki [hemen|bir süre bakıp] anladı~; [o yaşta akıllıydı~|yüzünü eğdi~|yere bir çizgi çekti~].',
        needs: ['younger', '!child'],
      },
      {
        text: 'Yağmur [bastırdı~|boşandı~]; ikisi aynı [saçağın|çıkmanın|ağacın] altına sığındı~. Konuşmadan durmak konuşmaktan [kolaydı~|güzeldi~|sıcaktı~]. Yağmur [dindi~|inceldi~, kesildi~]. İkisi de [dinmemiş gibi yaptı~|elini dışarı uzatmadı~|yola bakmadı~].',
        needs: ['human', '!space', '!confined', '!tight', 'third', '!rain'],
        gives: ['rain'],
      },
      {
        text: '{F} peşine^ [takıldı~|düştü~]. Vardıklarında {X} [oradaydı~|yerindeydi~|bekliyordu~]. {F} baktı~, gözünü [kapattı~|ovdu~], [açtı~, yine baktı~|bir daha açtı~]. “[Senin gördüğünü ben de görüyor muyum|Orada biri mi var|Bana mı bakıyor]?” diye fısıldadı~.',
        needs: ['!meets'],
        gives: ['friend-there', 'friend-knows'],
      },
      {
        text: 'İkisi aynı anda yere düşmüş bir [eldivene|bilete|düğmeye] [uzandı~|eğildi~]. Avuçlarında [aynı çizgi|aynı çatal iz] vardı~, aynı yerde [kesiliyordu~|ikiye ayrılıyordu~]. Öteki [avucunu kapattı~|elini geri çekti~]. “[Bakma|Sonunu okuma|Daha değil],” dedi~.',
        needs: ['self', 'human', '!space', 'third'],
      },
      {
        text: '“İstersen [giderim|silinirim|bir daha çıkmam],” dedi~ {X}. “[Bir daha gelir misin|Sonra|Dönüşü var mı]?” “[Gelmem|Yok|Olmaz].” {H} [düşündü^|yere baktı^]. Evet demek de hayır demek de [bir nefesti~|tek heceydi~]; [nefesini^ tuttu^|dudağını^ ısırdı^|ikisini de söylemedi^].',
        needs: ['!meets'],
      },
      {
        text: '{X} elini [uzattı~|açtı~]. {H:gen} elleri^ doluydu~: [bir sepet|iki şişe|bir kucak odun], [bir çıkın|bir bavul], [bir demet soğan|bir horoz|bir tencere]. Hepsini [çamura bıraktı^|yere koyuverdi^] ve uzatılan eli [tuttu^|iki eliyle^ tuttu^|sıktı^]; [horoz kaçtı~|bir şey kırıldı~|yuvarlananlar oldu~], dönüp bakmadı^.',
        needs: ['meets', 'human', '!space', '!confined', '!child', '!tight'],
      },
      {
        text: 'Bir tek söz hakkı olsa ne derdi^? [Yol boyunca|Gece boyu|Tıraş olurken] bunu aradı^, [buldu^ da|sonunda buldu^]. Sonra {X:acc} gördü^ ve [bulduğunu^ değil|o parlak cümleyi bırakıp], başka bir şeyi söyledi^: “[Üşümüşsün|Yemek yedin mi|Düğmen kopmuş].”',
        needs: ['!space', '!confined', '!tight', 'human'],
      },
      {
        text: '“Beni [unutacaksın|karıştıracaksın bir gün],” dedi~ {X}. “Unutmam.” “Kapat gözünü, [ne giydiğimi|nerede durduğumu] söyle.” {H} gözünü^ [kapattı^|yumdu^] ve [yakadan başlayıp düğme düğme|ayaktan yukarı] saydı^. [Bir yerde|Bir düğmede] yanıldı^; {X} [söylemedi~|güldü~, yine de düzeltmedi~].',
        needs: ['human'],
      },
      {
        text: '{F:acc} alıp aynı yere [götürdü^|çekti^]. “Burada mı?” dedi~ {F}. “Burada.” [Bekledi^, bekledi^|Oturdular~, bir şey olmadı~]. “[Gelmeyecek|Boşuna|Üşüdüm ben],” dedi~ {F}, esnedi~. [Ağzı açık kaldı~|Esnemesi yarıda kesildi~]. {X} [karşıdan geliyordu~|arkasında duruyordu~|el sallıyordu~].',
        needs: ['!confined', '!space', '!tight'],
        gives: ['friend-there', 'friend-knows'],
      },
      {
        text: 'Birisi para uzattı~: “Bir daha [yan yana görünmeyin|onunla konuşma|o yoldan geçme].” Az para [değildi~|sayılmazdı~]. {H} [saydı^|ışığa tuttu^], [eksiksizdi~|sahte değildi~]. Parayı geri verdi^, [bir tanesini de|biraz da] kendi cebinden^ ekledi^: “[Bu da zahmetin için|Yol paran olsun].”',
        needs: ['meets', 'human', '!child', '!space', '!confined'],
      },
      {
        text: '“Bana bir şey anlat,” dedi~ {X}. “Ne anlatayım?” “[Kimseye anlatmadığını|En utandığını|Uydurma da olsa güzelini].” {H} onu [anlattı^|bir solukta döktü^|gözünü^ kapayarak anlattı^]. Bitince {X} [bir şey demedi~|sustu~|elini yere koydu~], yalnızca [biraz daha yakına geldi~|“Bende de var,” dedi~|kendininkini anlatmaya başladı~].',
        needs: ['!mute', 'meets'],
      },
      {
        text: '[Ortalık karıştı~|Bir kavga çıktı~|Birileri koşuşmaya başladı~]; {X:acc} [kalabalık|gürültü] [çekip aldı~|yuttu~|sürükledi~]. {H} [yararak|dirseğiyle^ açarak] [ilerledi^|peşinden gitti^], [bir kolu|bir yakayı|bir omzu] [yakaladı^|tuttu^]: [başkasıydı~|yanlış kişiydi~]. [Arkadan|O sırada] biri omzuna^ dokundu~: “[Ben buradayım.|Buradayım.|Beni mi arıyorsun?]”',
        needs: ['meets', '!solitary', '!confined', '!tight', '!space'],
      },
    ],
  },
  {
    name: 'choice',
    variants: [
      {
        text: '{H} gitmedi^. [Ortalık boşaldı~|Sesler seyreldi~|Gölgeler uzadı~], [ışıklar azaldı~|bekleyenler gitti~]; yerinden^ [kalkmadı^|kıpırdamadı^]. “Daha ne [var|kaldı]?” dedi~ {X}. “[Başlamadık ki|Adını söylemedin|Bir soru daha],” dedi^ {H}.',
      },
      {
        text: '{H} ona doğruyu söyledi^; [hepsini değil|yarısını], [taşıyabileceği|o yaşta anlaşılacak] kadarını. Öteki [dinledi~|gözünü kırpmadı~], [bir süre düşündü~|bir çakılı yuvarladı~]. “[Fena değilmiş|Köpek yok yani|Olsun, denize gitmişiz],” dedi~.',
        needs: ['younger'],
      },
      {
        text: '{H} ne diyeceğini^ bulmuştu^: “[Seni aramadım|Seni beklemiyordum|Yoldan geçiyordum]. Ama [görünce sevindim|iyi ki gördüm].” {X} [başını salladı~|eğildi~]; ikinci cümle [yetmişti~|yerini bulmuştu~|ona kalmıştı~].',
        needs: ['!self', '!known'],
      },
      {
        text: '{H} nerede bulunabileceğini^ [bir kâğıda|avucuna^] yazıp {X:dat} [verdi^|gösterdi^]. {X} [okumadan cebine koydu~|iki kez katladı~|bakmadan kapattı~]. Okumaması [iyiye işaretti~|umut vericiydi~]; okuyan [hemen|oracıkta] karar verirdi~.',
        needs: ['meets', 'human', '!child'],
      },
      {
        text: '{H} bu kez vedayı [atlamadı^|geçiştirmedi^]. “[Hoşça kal|Güle güle|Görüşmezsek hakkını helal et],” dedi^, karşılığını [bekledi^|aldı^], [sonra yürüdü^|ilk o döndü^ sırtını^]. Öncekilerin [hepsinde|çoğunda] [kaçmıştı^|susmuştu^|saatine^ bakmıştı^].',
        needs: ['human'],
      },
      {
        text: '{H} onu [uyarmaktan|düzeltmekten|kurtarmaktan] vazgeçti^. Boynundaki^ [atkıyı|eşarbı] çözüp ötekinin boynuna [sardı^|bağladı^]. “[Soğuk olacak|Kış uzun sürecek|Rüzgâr sert],” dedi^; söyleyeceklerinin^ [hepsi bu kadardı~|en kısası buydu~].',
        needs: ['younger', 'human', '!space'],
      },
      {
        text: '“[Kal|Dur|Gitme],” dedi^ {H}. “Başkaları [görmüyor|inanmıyor|güler] diye gidecek değilsin.” {X} [oturdu~|ilişti~|yere kuruldu~]; oturduğu yer [hiç çökmedi~|iz tutmadı~], ama [oturdu~|oradaydı~].',
        needs: ['!meets', '!self'],
      },
      {
        text: '{H} saklamayı [bıraktı^|kesti^]. {V.dik:acc} [anlatacak|söyleyecek], soran olursa yerini de [gösterecekti^|tarif edecekti^]. İlk soran {F} oldu~; {H} [önüne düştü^, götürdü^|kolundan tutup götürdü^|yolu taşlarla işaretledi^].',
        needs: ['!friend-there', '!confined', 'human', '!space', '!tight'],
      },
      {
        text: '“Özür dilerim,” dedi^ {H}. Aradan geçen zaman [iki kelimeyi|bu sözü] [ağırlaştırmıştı~|paslandırmıştı~]; söyleyince [boğazı^ acıdı~|sesi^ çatladı~|kulakları^ yandı~]. {X} “Ne için?” [demedi~|diye sormadı~]; [başını eğdi~|yanında^ yer açtı~|“Geç kaldın,” dedi~, “ama geldin”].',
        needs: ['known', 'meets'],
      },
      {
        text: '{H} bir söz verdi^: yılda bir, [aynı gün|ilk karda|bu saatte], aynı [yerde|taşın başında]. {X} söz [vermedi~|etmedi~], ama [yanlış anlamamak için|dalgın dalgın] günü iki kez [tekrarladı~|sordu~|parmağıyla saydı~].',
        needs: ['!space', '!tight', '!known'],
      },
      {
        text: '“Benimle gel,” dedi^ {H}. “Nereye?” “Bilmiyorum.” {X} [ayağa kalktı~|toparlandı~], [üstünü silkeledi~|ayakkabısını giydi~]. “Bilmediğin yere [gelirim|gidilir],” dedi~, “[bildiğin yere gelmezdim|bildiklerinden bıktım|korkan sen olacaksın].”',
        needs: ['meets', '!confined', '!tight', '!known'],
      },
      {
        text: '{F} [yolun başında|az ötede] bekliyordu~. “[Ne karar verdin|Geliyor musun|Bitti mi]?” {H} arkasını^ [gösterdi^|işaret etti^]; {X} [orada, olduğu yerde|kıpırdamadan] duruyordu~. “[Daha konuşacağız|Yeni başladık|Bir şey kaldı],” dedi^. “Sen git, [beni bekleme|yemeğe başlayın|ışığı açık bırak].”',
        needs: ['!friend-there', '!confined', '!space', '!tight'],
      },
      {
        text: '{H} [sakladığı^|hep ertelediği^] soruyu [sonunda|dümdüz] söyledi^: “[Beni unutmuş muydun|Sen de beni düşündün mü]?” {X} [gülmedi~|gözünü kaçırmadı~]. “Bunu sormanı bekliyordum,” dedi~, “[otur|yaklaş].”',
        needs: ['human', 'known', 'meets'],
      },
    ],
  },
  {
    name: 'end',
    variants: [
      {
        text: 'Ertesi yıl [aynı gün|aynı saatte] yine [oradaydı^|gelmişti^]. [Ayak sesini|Bir hışırtı] duyduğunda^ başını^ hemen [kaldırmadı^|çevirmedi^]; [birkaç adım daha|bir soluk daha] bekledi^, [adımları saydı^|gülümsemesini^ sakladı^|eliyle^ saçını^ düzeltti^].',
        needs: ['!unreal', 'human', '!confined', '!space', '!tight', '!self'],
      },
      {
        text: 'Yıllar sonra bir gün karşısına^ [yaşlı|bastonlu|ağır adımlı] biri çıktı~; bakışı [tanıdıktı~|hiç yabancı değildi~]. Bu kez sormak {H:dat} [düşüyordu~|kalmıştı~]. “[Mutlu muyuz|Çok mu var daha|Köpek aldık mı]?” dedi^.',
        needs: ['younger', 'human'],
      },
      {
        text: '{X:acc} bir daha [görmedi^|bulamadı^]. Ama [kalabalıkta|istasyonlarda|pazar yerinde] o yürüyüşe benzeyen biri geçse hâlâ [hızlanıyor|ayağa kalkıyor], yüzünü görünce [yavaşlıyordu^|oturuyordu^].',
        needs: ['!confined', '!space', 'meets', '!tight', 'human'],
      },
      {
        text: 'Kimse [inanmadı~|üstünde durmadı~]; {F}+de [yarı yarıya|ancak akşamları] inandı~. [O yarı|Bu kadarı] {H:dat} [yetti~|çok bile geldi~]: [Öteki yarıya|Kalanına] kendisi^ [bakıyordu^|yetişiyordu^].',
        needs: ['!meets'],
      },
      {
        text: 'Akşamları artık iki [bardak|tabak|sandalye] çıkarıyordu^. {X} [çayına üç şeker atıyor, hiç karıştırmıyordu~|ekmeğin kabuğunu ayırıyor, sonra unutuyordu~|hep pencereden yana oturuyor, dalıp gidiyordu~]. {H} her seferinde “[Soğuttun|Dalma],” diyor, {X} her seferinde “[Böyle iyi|Karışma|Acelem yok],” diyordu~.',
        needs: ['meets', 'human', '!space', '!confined', '!tight', '!child', '!known'],
      },
      {
        text: 'Aynı yerden geçerken adımlarını^ [sayıyordu^|yavaşlatıyordu^] artık. [Beşe|Sekize|On ikiye] gelince duruyor, [bir süre|üç soluk] bekliyor, sonra kalan adımı [kendisi^ atıyordu^|zıplayarak geçiyordu^].',
        needs: ['!confined', '!space', '!tight', 'human'],
      },
      {
        text: '“O gün yolunu [değiştirseydin|uzatsaydın|beş dakika geç kalsaydın]?” dedi~ {F} bir gün. “[Değiştirmiştim|Geç kalmıştım zaten|Her gün öyle yapardım],” dedi^ {H}. “[O gün unuttum|Ben her gün öbür yoldan giderdim|Öteki de geç kalmış].”',
        needs: ['!confined', '!tight', 'human', '!space'],
      },
      {
        text: 'Yıllar geçti~; yüzünü [unuttu^|sildi^ zaman], adını [unuttu^|karıştırdı^]. Sesini hatırlıyordu^, onu da yanlış: {X} aslında hiç o kadar [yavaş konuşmamıştı~|alçak sesle konuşmamıştı~].',
        needs: ['first-time', 'meets', 'third'],
      },
      {
        text: 'Öteki gideli beri bir şey fark etti^: [Başparmağıyla^ tırnağının^ kenarını kazıyordu^|Merdivenleri ikişer çıkıyordu^|Uyurken dizini^ karnına^ çekiyordu^]; çoktan [bıraktığı^|unuttuğu^] bir [alışkanlıktı~|huydu~]. [Kızmadı^|Şaşmadı^], [elini^ cebine^ soktu^|gülümsedi^|bıraktı^, sürsün].',
        needs: ['younger', 'human'],
      },
      {
        text: '“Bir daha görsen ne [dersin|yaparsın]?” diye soran oldu~. {H} [düşündü^|güldü^]. “Önce onun [konuşmasını|gülmesini] beklerim,” dedi^. “[Geçen sefer ben çok konuştum|Ben aceleciyimdir|Sözü hep ben kapıyorum].”',
        needs: ['!solitary', 'meets'],
      },
      {
        text: 'O günden beri bir yere girerken, [kim var diye|aceleyle], önce [köşelere|pencere önlerine|kapı arkalarına] bakıyordu^. Çoğu zaman kimse [olmuyordu~|çıkmıyordu~]. {H} boş köşeye de [başıyla^|eliyle^|şapkasıyla^] selam verip [geçiyordu^|oturuyordu^].',
        needs: ['!meets', 'human', '!space'],
      },
      {
        text: 'Sonradan bunu çok kişiye anlattı^, [her seferinde|anlattıkça] biraz [kısaltarak|eksilterek]. En sonunda [tek cümle|iki söz] kaldı~: “[Baktım, baktı|Geçiyordum, durdum|Bana gülümsedi].” Soranların çoğuna bu [yetiyordu~|az geliyordu~]; {F} [duyunca|yanındaysa] gerisini tamamlıyordu~.',
        needs: ['human', '!solitary'],
      },
      {
        text: '“Hâlâ [düşünüyor musun|bekliyor musun|arıyor musun]?” dedi~ {F}. “[Neyi?|Kimi?|Ne zamanı?]” dedi^ {H}. {F} güldü~; [cevabı almıştı~|bu kadar hızlı sorulmazdı~|gözünün^ kaydığı yeri görmüştü~].',
      },
      {
        text: 'Ayrılırken bir şey [unuttuğunu^|düşürdüğünü^] sanmış, dönüp [bakmıştı^|aranmıştı^]. [Unuttuğu^ bir şey|Yerde bir şey] yoktu~. Yine de o günden beri [bir yerden ayrılırken|kalkarken|vedalaşırken] dönüp [iki kez bakıyordu^|boşluğa bir kez gülümsüyordu^|ceplerini^ yokluyordu^].',
        needs: ['human'],
      },
    ],
  },
];
