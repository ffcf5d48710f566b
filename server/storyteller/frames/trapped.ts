import type { Frame } from '../types.ts';
import { TRAPPED_END } from './trapped-end.ts';

/** Somebody can't get out of a place. */
export const TRAPPED: Frame = {
  name: 'trapped',
  verbs: new Set([
    'mahsur kalmak',
    'kapana kısılmak',
    'hapsolmak',
    'kilitli kalmak',
    'sıkışmak',
    'sıkışıp kalmak',
  ]),
  needs: ['!negative'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.di}. İlk iş [seslendi^|bağırdı^]. Sonra [durup dinledi^|nefesini^ tuttu^], bir daha [seslendi^|bağırdı^]. [Üçüncüsünde|Sonuncusunda] {H} kendi sesini^ [tanıyamadı^|başkasının sandı^|beğenmedi^].',
          needs: ['!mute'],
        },
        {
          text: '{HP}, {EW.di}. Kapıyı önce [eliyle^|dirseğiyle^] itti^, sonra [omzuyla^|sırtıyla^]. [Açılmadı~|Gıcırdadı~, o kadar]. {H} bir adım geri [çekildi^|gitti^] ve [biri birazdan açar diye|sanki nazik olmak yetermiş gibi] [bekledi^|tıklattı^].',
          needs: ['door', 'human', '!lift'],
        },
        {
          text: '{HP}, {EW.di}. {H} elini^ gözünün^ önüne [tuttu^|getirdi^], [göremedi^|bir karartı bile yoktu~]. Ağzında^ [pas|toz|demir] tadı vardı~. Oynatabildiği^ [yerlerini^|parmaklarını^] tek tek [saydı^|yokladı^]: [bir kol, iki ayak|sağ el, boyun|on parmak, bir diz].',
          needs: ['tight', 'human'],
        },
        {
          text: '{HP}, {EW.di}. {H} en yüksek yere [çıktı^|tırmandı^], elini^ gözüne^ siper edip dört yana [baktı^|döndü^]. Dördü de [aynıydı~|bomboştu~]: [bir çizgi, bir gök|bembeyaz bir hiç|dalga üstüne dalga]. [Beşinci bir yan|Bakılacak başka bir yön] [yoktu~|aradı^].',
          needs: ['wide', 'human', '!space'],
        },
        {
          text: '{HP}, {EW.di}. Çıkmak için geldiği^ yoldan geri [gitti^|yürüdü^] ve başladığı^ yere [geldi^|vardı^]. Bir daha [denedi^|döndü^], bu kez [ters yönden|gözü^ kapalı]; yine [oradaydı^|aynı eşikteydi^]. {H} [gülmeye başladı^|olduğu^ yere oturdu^|eşiği öptü^].',
          needs: ['imagined'],
        },
        {
          text: '{HP}, {EW.di}. “Birazdan biter,” dedi^ {H} içinden^. Biraz [geçti~|oldu~], bir biraz daha [geçti~|eklendi~]. Ondan sonra [bu kelimeyi|birazdan demeyi] [kullanmadı^|bıraktı^]; [yerine sayı koydu^|yerine bir türkü mırıldandı^].',
        },
        {
          text: '{HP}, {EW.di}. {H} ceplerini^ [boşalttı^|önüne^ döktü^]: [bir mendil|yarım bir sakız], [iki bozuk para|bir kibrit kutusu], [ucu kırık bir kalem|eğri bir çivi], kimin olduğunu bilmediği^ bir [düğme|anahtar]. [Hepsini|Bunları] [sıraya dizdi^|yeniden dizdi^]; [servet buydu~|bütün hazırlığı^ bu kadardı~].',
          needs: ['human', '!child'],
        },
        {
          text: '{HP}, {EW.di}. {H} önce [öfkelendi^|köpürdü^]: [Beş dakika|İki adım] geç çıkmak, bir kez arkasına^ bakmak [yeterdi~|kurtarırdı~]. Öfkesini^ çıkaracak [kimse|bir şey] yoktu~; [yere bir tekme attı^|yumruğunu^ sıktı^], [ayağı^ acıdı~|eline^ baktı^, gevşetti^].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.di}. {H} ilk anda [anlamadı^|kavrayamadı^]; bir şeyin [geciktiğini|takıldığını] sandı^, [bekledi^|oyalandı^]. Işık [azaldı~|yer değiştirdi~], gelen [olmadı~|yoktu~]. [O zaman|Ancak o an] [midesi^ buz kesti~|saçının^ dibi ürperdi~|iki adım geriledi^].',
          needs: ['!space'],
        },
        {
          text: '{HP}, {EW.di}. Bunu kimseye haber [verememişti^|bırakmamıştı^]. O gün nereye gittiğini^ soranlara {H} “[Şuraya|İki adım öteye|Birazdan gelirim]” demiş, eliyle^ bir yeri [göstermişti^|sallamıştı^]: [yanlış yeri|tam ters yönü].',
          needs: ['human', '!solitary'],
        },
        {
          text: '{HP}, {EW.di}. Çok ses [çıkmadı~|olmadı~]. Az önce gidilecek bir yer vardı~, şimdi [yoktu~|silinmişti~]; {H} [iki kez|uzun uzun] o [yoklukta|boşlukta] elini^ [gezdirdi^|dolaştırdı^], [bir kol, bir aralık aradı^|bir çatlak bulur gibi oldu^].',
        },
        {
          text: '{HP}, {EW.di}. {H:gen} ilk düşündüğü^, [kimsenin bunu bilmediğiydi~|susuzluktu~]. İkincisi, [kimsenin bilmediğini kimsenin bilmediğiydi~|ocakta kalan yemekti~|{F:gen} beklediğiydi~]. Üçüncüsünü [düşünmedi^|sonraya bıraktı^]; [işe koyuldu^|ayağa kalktı^].',
          needs: ['human'],
        },
      ],
    },
    {
      name: 'want',
      variants: [
        {
          text: 'Susuzluk açlıktan önce [geldi~|bastırdı~]. {H:gen} dili^ damağına^ [yapışıyordu~|batıyordu~]. [Bir düğme kopardı^|Bir çakıl buldu^|Bir ip parçası buldu^], ağzına^ attı^, [emdi^|çevirdi^]; [az tükürük|bir damla serinlik] [çok işe yaradı~|bir saat kazandırdı~].',
          needs: ['human', '!imagined'],
        },
        {
          text: '{H} bir tek şey [istiyordu^|umuyordu^]: birinin [merak etmesini|adını^ anmasını]. {F} [merak ederdi~|fark ederdi~]; yokluğunu^ en geç [akşama|yemekte] anlardı~. Ama akşam [hangi yandaydı~|ne zaman olacaktı~], [içeriden bilinmiyordu~|ışıksız anlaşılmıyordu~].',
          needs: ['human'],
        },
        {
          text: '{H} yanındaki^ yarım ekmeği [dörde|üçe] böldü^, ilk parçayı hemen [yedi^|yuttu^]. Kalanlara [baktı^|elini^ koydu^], ilkini yediğine^ [pişman oldu^|kızdı^]. Onları [bir beze|mendiline^] sardı^, [görmeyeceği^ bir yere|sırtının^ arkasına] koydu^ ve [ne kadar uzak durursa o kadar çok düşündü^|hep o yana baktı^].',
          needs: ['human', '!space', '!imagined'],
          gives: ['food'],
        },
        {
          text: 'Zamanı ölçmek için {H} yüze kadar [saydı^|sayıyordu^], yere bir çizgi [çekti^|atıyordu^]; kırk çizgi bir saat [etmeliydi~|sayılırdı~]. Ama [korkunca|uyuklayınca] hızlı [sayıyordu^|gidiyordu^], umutlanınca [yavaş|durup durup]; [çizgiler|saatler] [birbirine benzemiyordu~|sarhoş gibiydi~].',
        },
        {
          text: 'Hava [ağırlaşmıştı~|koyulaşmıştı~]. {H} az soluk almayı [öğrendi^|denedi^]: burnundan^ al, [dörde|beşe] kadar tut, ağzından^ bırak. Konuşmak [pahalıydı~|lükstü~]; [adını^ bile|şarkıyı bile] [içinden^ söyledi^|yarıda kesti^].',
          needs: ['tight', 'human'],
        },
        {
          text: 'Kapının altındaki aralıktan [bir parça|bir çizgi] ışık [giriyordu~|sızıyordu~]. {H} yere [uzandı^|yattı^], yanağını^ soğuk zemine [dayadı^|koydu^], [o ince çizgiden|tozun içinden] dışarıyı [seyretti^|kokladı^]: [bir ayakkabı burnu|bir sandalye ayağı|uçuşan bir tüy] [geçti~|duruyordu~].',
          needs: ['door', '!lift', '!space', 'human'],
        },
        {
          text: 'Rüzgârın kesildiği bir kuytu [buldu^|seçti^] {H}, önüne eline^ geçeni [yığdı^|dizdi^], aralarını [tıkadı^|yosunla doldurdu^]. Akşam olduğunda [bu küçücük yer|bu delik] [bir ev gibi göründü~|gözüne^ saray kesildi~]; [adını^ kazıdı^ bir yana|girerken ayağını^ sildi^].',
          needs: ['wide', 'human', '!space'],
        },
        {
          text: '{H} buranın kurallarını öğrenmeye [çalıştı^|koyuldu^]. Yerde duran bir [taşı|yaprağı] iki adım öteye [koydu^|taşıdı^], [bekledi^|arkasını^ döndü^]. Dönüp baktığında [eski yerindeydi~|üç tane olmuştu~|gölgesi yer değiştirmişti~]; {H} bunu [bir kenara|aklına^] [yazdı^|çizdi^]: birinci kural.',
          needs: ['imagined'],
        },
        {
          text: 'Çıkınca yapacağı^ ilk şeyi {H} [biliyordu^|seçmişti^]: {F:acc} bulacak, [geçen yılki kavgada|o eski tartışmada] haksız olduğunu^ [söyleyecekti^|itiraf edecekti^]. Söze nasıl [başlayacağını^ da|gireceğini^ de] [bulmuştu^|hazırlamıştı^]: “[Haklıydın|O tabağı ben kırdım|Bir çay koy].”',
          needs: ['human'],
        },
        {
          text: 'Korkmamak için bildiği^ bütün şarkıları [söyledi^|sıraladı^] {H}. Sözünü unuttuğu^ yerde [uydurdu^|ıslık çaldı^]. Bir süre sonra [yarısını|çoğunu] kendisi^ uydurmuştu^; [en güzeli|en uzunu] [tek bir kelimeden oluşuyordu~|“Açıl” diye bitiyordu~].',
          needs: ['!mute'],
        },
        {
          text: '{H} karşısında^ bir nokta [seçti^|buldu^] ve hep ona [baktı^|bağlandı^]. Nokta bir [çatlaktı~|lekeydi~]; ikinci saatte [bir nehre|bir yüze] benzedi~, sonra [bir yola|bir kapıya]. [O yolda|Oradan] [epey|üç gün] [yürüdü^|gitti^], yerinden^ kalkmadan.',
          needs: ['!wide'],
        },
        {
          text: '{V.meden} önceki [son saati|o sabahı] {H} [didikledi^|baştan yaşadı^]: [neyi unutup geri dönmüştü^|kime selam vermişti^], hangi [adımda|sözde] [oyalanmıştı^|acele etmişti^]? [Bir düğmeydi~: onu iliklemek için durmasa^|Bir kediydi~: onu sevmek için eğilmese^|Bir bağcıktı~: onu bağlamak için çömelmese^], [şimdi|bu saatte] [evde olacaktı^|başka yerdeydi^].',
          needs: ['human', '!space'],
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“Orada mısın?” {F:gen} sesiydi~, [uzaktan|derinden] ve [boğuk|incecik] geliyordu~. “Buradayım!” “Nasılsın?” {H} ne [diyeceğini^|söyleyeceğini^] bilemedi^; [güldü^|gözünü^ sildi^]. “[Kalabalık değil,|İyiyim, ya sen?|Toz içinde,]” dedi^.',
          needs: ['!imagined', '!wide', '!mute'],
          gives: ['rescuers'],
        },
        {
          text: 'Kapının öbür yanında bir ayak sesi [durdu~|yavaşladı~]. “Kim var orada?” {H} adını^ [söyledi^|bağırdı^]. “[Anahtar bende değil|Ben yalnız temizliğe geldim],” dedi~ ses, “[müdür gelir sabaha|gidip birini bulayım].” [Adımlar|Sesi] [uzaklaştı~|söndü~]; {H} [onlara kadar saydı^|kapıya yaslandı^].',
          needs: ['door', '!lift', '!imagined', 'human'],
        },
        {
          text: '{H} duvara vurdu^: [üç kısa|iki uzun]. [Bekledi^|Kulak verdi^]. Öbür yandan [karşılık|aynısı] [geldi~|duyuldu~]. Bir daha [vurdu^|denedi^], bu kez [daha uzun|bir türkünün ucunu]; [türkünün arkası geldi~|öteki de uzattı~]. {F} bu [türküyü|oyunu] [bilirdi~|ondan^ öğrenmişti~].',
          needs: ['!wide', '!imagined', '!space', 'human'],
          gives: ['rescuers'],
        },
        {
          text: '{F:gen} o sabahki sözü dönüp dönüp {H:gen} aklına^ [geliyordu~|düşüyordu~]: “[Gitme demiyorum, yanına birini al|Hava bozacak|Akşama dön, konuşacağız].” “[Olur, olur|Bakarız|Merak etme],” demişti^ {H}, [gülerek|ayakkabısını^ giyerken]. [Gerisini|Arkasından söyleneni] [beklememişti^|duymadan çıkmıştı^].',
          needs: ['human', '!space', '!solitary'],
        },
        {
          text: '{H:gen} yokluğunu^ ilk {F} [fark etti~|gördü~]. “En son kim gördü?” diye [sordu~|dolaştı~]. “[Dün buradaydı|Şu yana gitti].” “Nereye?” Herkes başka bir yön [gösterdi~|söyledi~]. {F} [hepsini|üçünü de] bir kâğıda [yazdı~|çizdi~], [feneri aldı~|ilkinden başladı~].',
          needs: ['third', '!imagined', '!space'],
          gives: ['rescuers'],
        },
        {
          text: '“Dayan,” dedi~ {F}; sesin nereden geldiği [belli değildi~|anlaşılmıyordu~]. “Ne kadar?” “Az.” “Az ne kadar?” {F} [düşündü~|sustu~]. “[İki türkü|Bir ekmek pişimi|Sen yüze kadar say],” dedi~; {H} [ilkine başladı^|gözünü^ yumdu^].',
          needs: ['!mute', '!imagined', '!wide'],
          gives: ['rescuers'],
        },
        {
          text: 'Konuşacak kimse olmayınca {H} ayakkabılarıyla^ [konuştu^|dertleşti^]. [Hep sol olan önce atılırdı~|Sağdaki inatçıydı~]; [buraya da|bu belaya da] onları o [sokmuştu~|getirmişti~]. [Bağcığını|Tozunu] [düzeltip|silip] [barıştı^|bir daha tembih etti^|ikisini yan yana koydu^].',
          needs: ['human', '!space'],
        },
        {
          text: '“Çıkınca sana bir şey söyleyeceğim,” diye seslendi^ {H} {F:dat}. “Şimdi söyle.” “[Yüzünü görmem lazım|Bağırarak olmaz|Çıkmak için bir sebep kalsın].” {F} [uzun süre|bir an] [ses vermedi~|sustu~]. “[Ben de sana|Bende de var bir tane|Öyleyse acele edelim],” dedi~.',
          needs: ['rescuers', '!mute'],
        },
        {
          text: '{H} {F} olsa ne [derdi~|yapardı~], onu [düşündü^|kurdu^]: [Otururdu~|Kolunu sıvardı~], [“Önce bir soluklan,” derdi~|çevresine bakıp burnunu çekerdi~]. {H} [oturdu^|soluklandı^]; [ilk kez|gözü alışınca] [ortadaki küçük şeyleri|çevresindekileri^] [tek tek gördü^|saymaya başladı^].',
          needs: ['human'],
        },
        {
          text: 'Yanında^ [kimse yoktu~|bir canlı yoktu~] derken {H} bir [örümcek|sinek|karınca] gördü^. [O da|Küçücük bir can] [aynı köşeyi|aynı çizgiyi] [dolanıyor|ölçüyor], [geri dönüyordu~|çıkış arıyordu~]. Ona bir [kırıntı|damla ter] [ayırdı^|bıraktı^]; [ad koymamaya|fazla alışmamaya] [çalıştı^|karar verdi^], [akşama koymuştu^ bile|beceremedi^].',
          needs: ['human', '!space', '!imagined'],
        },
        {
          text: '“Sen de mi?” dedi~ bir ses. Dizlerini karnına çekmiş, [yaşı belirsiz|saçı uzamış] biri [oturuyordu~|gülümsüyordu~]. “Ne kadardır buradasın?” diye sordu^ {H}. “[Hangi hesapla|Kimin takvimiyle]?” [Yanında^ yer gösterdi~|Yere bir çizgi çekti~]. “[Sayma, uzuyor|Kapıyı arama, kızıyor|Önce adını unutma],” dedi~.',
          needs: ['imagined', '!solitary'],
        },
        {
          text: '{F}+de bir yerlerde [arıyordu~|dolanıyordu~] şimdi; {H} bunu [hiç duymadan|göğsünün^ içinden] biliyordu^: [acele edince|korkunca] [hep sol elini sallar|adımını şaşırır], [yüksek sesle kendine kızardı~|kimin kapısı olsa çalardı~]. [Bunu düşünmek|Bu kadarı] {H:acc} [bir saat|iki saat] [ısıttı~|oyaladı~].',
          needs: ['human', '!rescuers'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Işık [azaldı~|çekildi~]. Önce köşeler [gitti~|silindi~], sonra {H:gen} ayakları^, en son [elleri^|dizleri^]. Kalan son aydınlık parçasının [içine|altına] avucunu^ [koydu^|uzattı^]; [o da|parmak parmak] [söndü~|kayıp gitti~].',
          needs: ['!space'],
        },
        {
          text: 'Yukarıdan bir çatırtı [geldi~|duyuldu~]. {H} soluğunu^ [tuttu^|kesti^]. Çatırtı [durdu~|sustu~], yeniden [başladı~|kıpırdadı~], bu kez ayaklarının^ [altındaydı~|dibindeydi~]; [bir avuç toz|küçük bir taş] [ensesine^ döküldü~|dizine^ düştü~].',
          needs: ['tight', '!space', 'human'],
        },
        {
          text: 'Dışarıda iki kişi konuşuyor, [gülüşüyordu~|şakalaşıyordu~]. {H} [bağırdı^|seslendi^], kapıyı [yumrukladı^|tekmeledi^]. “Bir ses mi geldi?” dedi~ biri. “[Boru|Rüzgâr|Kedi],” dedi~ öteki. [Gülüşleri|Adımları] [uzaklaştı~|söndü~].',
          needs: ['!rescuers', 'door', 'human', '!lift'],
        },
        {
          text: 'Ufuktan bir karaltı [geçti~|kaydı~]. {H} gömleğini^ [çıkarıp|yırtarcasına çekip] salladı^, [zıpladı^|koştu^], sesi^ [kısılana|bitene] kadar bağırdı^. Karaltı [yönünü bozmadı~|küçüldü~]; [bir kuştu~ belki|bulut da olabilirdi~].',
          needs: ['wide', 'human', '!space', '!rescuers'],
        },
        {
          text: '{H} {V.dik:acc} bir an [unuttu^|aklından^ çıkardı^]; aklına^ komik bir şey [gelmiş|takılmış], [gülmüştü^|sırıtmıştı^]. Sonra [hatırladı^|çevresine^ baktı^]. Yeniden hatırlamak ilkinden [ağırdı~|beterdi~]; [bu kez sesli güldü^, inat gibi|dişlerini^ sıktı^].',
        },
        {
          text: '{H:gen} parmak uçları^ [sızlıyordu~|soyulmuştu~]. Aynı yeri [kazıyor|itiyor], [itiyor|çekiyor], yokluyordu^; [bunca emeğin|iki saatin] sonunda avucunda^ [bir tutam toz|küçük bir kıymık] [kaldı~|vardı~].',
          needs: ['!wide', 'human', '!imagined'],
        },
        {
          text: 'Arayanların sesi önce [yaklaştı~|büyüdü~], sonra [uzaklaştı~|eğrildi~]. “Burada yok,” dedi~ biri. {H} seslenmek [istedi^|için ağzını^ açtı^], sesi^ [çıkmadı~|bir hırıltıydı~]; [avucunu^ yere vurdu^|bir taş buldu^, iki kez çarptı^].',
          needs: ['human', 'rescuers'],
        },
        {
          text: 'Her şey baştan [başladı~|kuruldu~]: aynı [ışık|gölge], aynı [gürültü|rüzgâr], aynı adamın aynı [öksürüğü|esnemesi]. {H} bu kez ondan [önce öksürdü^|önce davrandı^]. Adam [durdu~|şaşırdı~], [yüzüne^ baktı~|sırasını unuttu~], [yine öksürdü~|baştan aldı~].',
          needs: ['imagined', '!solitary'],
        },
        {
          text: '{H} rüyasında^ dışarıdaydı^ ve canı^ [sıkılıyordu~|hiçbir şey istemiyordu~]; [bir duvarın|bir taşın] üstüne oturmuş, gelmeyen birini [bekliyordu^|çağırıyordu^]. Uyandığında^ [en çok o sıkıntıyı özledi^|bir süre gözünü^ açmadı^].',
          needs: ['human'],
        },
        {
          text: '{H} suçlu [aradı^|seçti^]. Önce kendini^ [buldu^|dizdi^], sonra {F:acc}, sonra hiç görmediği^ birini: burayı [böyle yapıp|böyle bırakıp] giden [ustayı|adamı]. Ona [bir yüz|bir bıyık] [uydurdu^|çizdi^], bir saat [kavga etti^|hesap sordu^].',
          needs: ['human', '!wide'],
        },
        {
          text: 'Gece [indi~|kapandı~], sesler [büyüdü~|yaklaştı~]: bir [hışırtı|çıtırtı], bir [tıkırtı|inilti], bir soluk. {H} soluğun kendisine^ ait olduğunu [sabaha karşı|tutunca susmasından] anladı^.',
          needs: ['!space', '!mute'],
          gives: ['night'],
        },
        {
          text: 'Kötüsü [şuydu~|başkaydı~|alışmaktı~]: {H} artık [karanlıkta|bakmadan] [her çıkıntıyı|her köşeyi] biliyor, [eğilecek yerde eğiliyor|tam yerinde duruyordu^], [kendi kokusunu^ duymuyordu^|sırtını^ hep aynı yere veriyordu^]. [Bir yere|Bir deliğe] bu kadar [kolay|çabuk] uymak {H:acc} [kapalı kalmaktan|açlıktan] çok [ürküttü~|utandırdı~].',
          needs: ['human', '!wide'],
        },
        {
          text: 'Bedel [bir yerden|sessizce] kesiliyordu~: [ayak parmakları^ uyuştu~|bir dişi^ sızlamaya başladı~], [sesinin^ yarısı gitti~|gözü^ ışığa küstü~], [en sevdiği^ yüzü|bir sokağın adını] [hatırlayamadı^|aradı^, bulamadı^]. {H} [eksilenleri|gidenleri] bir bir [saydı^|aklına^ yazdı^]; [çıkınca geri isteyecekti^|hepsinin hesabını kapıya soracaktı^].',
          needs: ['human', '!space'],
        },
      ],
    },
    ...TRAPPED_END,
  ],
};
