import type { Frame } from '../types.ts';
import { WANTS_END } from './wants-end.ts';

/** Somebody wants or dreams of something. */
export const WANTS: Frame = {
  name: 'wants',
  verbs: new Set(['istemek', 'hayal etmek', 'arzulamak', 'düşlemek', 'arzu etmek']),
  needs: ['!negative', '!person-object', '!asks'],
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.iyordu}. Bunu [ilk söylediğinde^|ilk duyduklarında|ilk ağzından^ kaçırdığında^] [güldüler~|kahkaha attılar~|omuz silktiler~], [ikincisinde|bir dahakine] [sustular~|birbirlerine baktılar~|öksürdüler~], üçüncüsünde, “[Yine mi|Gene mi başladın|Bitmedi mi şu]?” dediler~. [Dördüncüsünü|Bundan sonrasını|Artık] [içinden^|kendi kendine^|rüzgârın uğultusuna] [söyledi^|fısıldadı^|mırıldandı^].',
        },
        {
          text: '{HP}, {EW.iyordu}. Ne zaman [başladığını|içine^ düştüğünü|aklına^ girdiğini] soran olsa [yerini|gününü|saatini] [gösterebilirdi^|söyleyebilirdi^]: [tam burada|şu ışıkta|bu gölgenin altında] [dururken|beklerken], [yemekten az önce|ağzı^ doluyken|biri esnerken].',
        },
        {
          text: '{HP}, {EW.iyordu}. [Küçük|Ufak|Sıradan] bir istek olsa [saklayabilirdi^|avutabilirdi^ kendini^|oyalanıp geçerdi^]. Bu, [yürürken önünden^ gidiyor|kıpırdadıkça ayağına^ dolanıyor|sabahları ondan^ önce uyanıyor], [otururken karşısına^ geçiyordu~|susunca üstüne^ çöküyordu~|akşamları yanına^ kıvrılıyordu~].',
        },
        {
          text: '{HP}, {EW.iyordu}. “[Ne işine yarayacak|Olunca ne olacak|Bundan sana ne]?” diyorlardı~. {H} [her seferinde|her sorana|soruldukça] [başka|yeni|biraz daha uzun] bir cevap [buluyordu^|uyduruyordu^|veriyordu^], [hiçbiri doğru değildi~|hiçbirine kendisi^ de inanmıyordu^]. [Doğrusu|Sebebi|Gerçeği] [kısaydı~|tek kelimeydi~]: [istiyordu^|içi^ çekiyordu~].',
        },
        {
          text: '{HP}, {EW.iyordu}. Bunun için ne [verirdin|öderdin|gözden çıkarırdın], deseler, [cebini^ ters çevirip|sandığını^ döküp|avucunu^ açıp] [elindekini^|değerli neyi^ varsa|son kuruşuna dek hepsini] sayardı^. [Diyen|Soran|Pazarlığa oturan] olmadı~. [Bir gece|Bir pazar|Uykusuz bir saatte] yine de saydı^: [dört düğme, iki bozukluk|yarım bir maaş, bir saat|eski bir yüzük, biraz borç]; [pek bir şey etmiyordu~|yetmezdi~|gülünç bir toplamdı~].',
          needs: ['human'],
        },
        {
          text: '{HP}, {EW.iyordu}. [Başka istekleri^ de|Heves ettiği^ başka şeyler de|Bundan önce de dilekleri^] olmuştu~; onlar [bir uykudan|iyi bir öğünden|iki günden] sonra [geçerdi~|sönerdi~|unutulurdu~]. Bu [geçmedi~|sönmedi~]. [Uyandı^|Gözünü^ açtı^], [oradaydı~|başucundaydı~]; [karnını^ doyurdu^|yıkandı^|güldü^], [yine oradaydı~|yerinden oynamamıştı~|biraz daha büyümüştü~].',
          needs: ['!space'],
        },
        {
          text: '{HP}, {EW.iyordu}. [Ötekiler|Çevresindekiler^|Yakınındakiler^] bunu biliyor, [onun^ yanında|o^ varken|sesi^ duyulunca] [lafı değiştiriyordu~|sesini alçaltıyordu~|başka yere bakıyordu~]; [aç birinin yanında yemekten söz etmez|hastanın başında fısıldaşır|uyuyanın önünden geçer] gibi.',
          needs: ['!solitary'],
        },
        {
          text: '{HP}, {EW.iyordu}. [Kimseye zararı|Suç olan bir yanı|Kimseden eksilttiği bir şey] yoktu~ bunun. Yine de söylerken [sesini^ kısıyor|başını^ eğiyor|çevresini^ yokluyor], [özür diler gibi|bir şey çalıyormuş gibi] [gülümsüyordu^|bitiriyordu^]; duyan, [başkasının payını|gökteki ayı|ondan borç] istiyor sanırdı~.',
        },
        {
          text: '{HP}, {EW.iyordu}. [O gün|Üç gündür|Bir süredir] [yaptığı^ her şeyin|tuttuğu^ işin|söylediği^ sözün] [altından|ortasından|ucundan] [bu çıkıyordu~|aynı istek bakıyordu~]. “[Dinliyor musun|Bana mı bakıyorsun|Duydun mu beni]?” dedi~ {F}. “[Dinliyorum|Duydum|Evet],” dedi^ {H}; [iki cümledir|bir saattir] [başka yerdeydi^|sözün ucunu kaçırmıştı^].',
        },
        {
          text: '{HP}, {EW.iyordu}. [Bunun sözünü|İlk işaretini|Böyle bir şeyin olabildiğini] [bir yolcudan|birinin yarım bıraktığı cümleden|kulak misafiri^ olduğu^ bir kavgada] duymuştu^. Söyleyen [gitti~|uzaklaştı~|unuttu~], [söz kaldı~|cümle kaldı~|istek kaldı~]; [büyüdü~|kök saldı~|geceleri uyutmaz oldu~].',
        },
        {
          text: '{HP}, {EW.iyordu}. [Akla|Hesaba|Kurala] [sığar bir yanı|uyan bir tarafı|gelir yeri] yoktu~: [gücü^ yetmez|boyu^ yetişmez|zamanı^ el vermez], [yol bilmez|iş bilmez|usul bilmez], [üstelik|bir de] [tek başınaydı^|arkası^ yoktu~]. {H} [bunları sayanlara|listeyi uzatanlara|hepsine] [hak verdi^|teşekkür etti^|başını^ salladı^] ve [istemeyi sürdürdü^|bildiğini^ okudu^].',
        },
        {
          text: '{HP}, {EW.iyordu}. {F} bunu [ilk duyan|ilk bilen] oldu~; [uzun uzun|gülmeden|başını yana eğip] [yüzüne^ baktı~|dinledi~]. “[Ciddisin|Şaka değil bu|Sen bunu kafana koymuşsun],” dedi~. “[Galiba|Öyle|Çoktan].” “[Yazık|Eyvah|İyi],” dedi~ {F}, “[bize uyku yok|bundan sonra başka şey konuşmayız|o zaman oturayım].”',
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'first-step',
      variants: [
        {
          text: '[Olmaz diyenler|Karşı çıkanlar|Akıl verenler] çoktu~, sebepleri kısaydı~: [yapamazsın|boyun yetmez|sana göre değil], [kimse yapmadı|deneyen pişman oldu|adetten değil], [otur oturduğun yerde|elindekine şükret|başka işin mi yok]. {H} [sebepleri|söylenenleri] bir bir [saydı^|tarttı^]. [Hepsi|Üçü de|Her biri] kendisiyle^ ilgiliydi~; [istediğiyle^|istenen şeyle] ilgili olan [yoktu~|çıkmadı~].',
        },
        {
          text: 'Soracak [birini|bilen birini] aradı^. İlk sorduğu^ [omuz silkti~|duymazdan geldi~|bıyık altından güldü~], ikincisi onu^ [birincisine yolladı~|yarın gel diye savdı~]. Üçüncüsü, [yaşlı, ağır işiten|tek gözü kapalı|herkesin huysuz dediği] biri, “[Bir daha söyle|Baştan anlat|Yavaş yavaş de],” dedi~ ve [sonuna kadar|sözünü^ kesmeden|gözünü ayırmadan] dinledi~.',
          needs: ['!solitary'],
        },
        {
          text: 'Eline^ geçenden [her gün|her akşam|fırsat buldukça] biraz ayırdı^, [küçük bir keseye|boş bir kavanoza|döşeğin altına] koydu^. [Dolmuyordu~|Ağır ağır birikiyordu~|Yarıya bile gelmiyordu~], ama [yere bırakınca|sallayınca|dokununca] artık [bir ses çıkarıyordu~|ağırlaşmıştı~|boş değildi~].',
          needs: ['human', '!child'],
          gives: ['purse'],
        },
        {
          text: 'Gözlerini^ kapayınca [olmuş gibi yapabiliyordu^|oradaydı^|tadını alıyordu^]. Bir gün bunu öyle [uzun sürdürdü^|derine indirdi^|sıkı tuttu^] ki gözlerini^ açtığında [gün bitmiş|gölgeler yer değiştirmiş|herkes dağılmış], [payına^ düşen yemeği|yerini^|sırasını^] başkası [kapmıştı~|almıştı~].',
        },
        {
          text: 'Denedi^. [Olmadı~|Yarıda kaldı~|Yüzüstü düştü^]. [Gören olmadı|Kimse bakmıyor|Tek başınayım] sanıyordu^. [Ertesi gün|Akşamleyin|Az sonra] biri, [yanından^ geçerken|başını çevirmeden|göz kırparak], “[Biraz daha solda dursaydın|Soluğunu tutmayacaktın|İkinci adımı acele attın],” dedi~.',
          needs: ['!solitary'],
        },
        {
          text: '[Vazgeçmeyi de|Unutmayı da|Aldırmamayı da] denedi^. [Üç gün|Bir hafta|Beş gece] boyunca başka şeyler istedi^: [uyumayı|gölgede oturmayı|derin bir uyku], [ılık bir köşeyi|güzel bir haberi|sıcak bir yer], [taze bir lokmayı|iki çift lafı|biraz övgü]. [Üçü de oldu~|Hepsini aldı^|Ne istediyse^ geldi~]. [Sonraki sabah|Ertesi gün|Sonunda] yine [aynı yerdeydi^|aynı şeye bakıyordu^].',
        },
        {
          text: '[Bir plan|Bir sıra|Bir çizelge] yaptı^ aklında^: önce [güçlenecek|sağlam bir yol bulacak|sessizce hazırlanacak], sonra [izin alacak|yardım isteyecek|bir gün seçecek], [en son|ondan sonra da] [o adımı atacaktı^|isteyecekti^]. [Sabah|Öğlene kalmadan] sırayı [unuttu^|ters çevirdi^]: [doğrudan|hazırlıksız] [gitti^, istedi^|sondan başladı^]. [Kapı kapanır gibi|Gülerek|Bakmadan] “[Hayır|Olmaz|Git],” dediler~.',
          needs: ['!solitary'],
        },
        {
          text: 'İşe [en küçüğünden|ucundan|bildiği^ yerden] başladı^. [Sabahları|Her gün] [kimse uyanmadan|ortalık ağarırken|çiy düşerken], [bir adım|bir karış|bir ölçü] [daha ileri|daha yükseğe|daha uzağa] [gidiyor|uzanıyor], [çizgi çekip|bir işaret koyup] [geri dönüyordu^|dinleniyordu^]. [On günde|İki haftada] [çizgi|işaret] [bir parmak|yarım karış] [yer değiştirmişti~|ilerlemişti~].',
        },
        {
          text: '[Aynısını|İstediğinin^ resmini|Benzerini] [toprağa|duvarın dibine|bir kâğıda] [çizdi^|kazıdı^]; [başına oturdu^|uzaktan baktı^], [bir köşesini|en zor yerini] [sildi^|düzeltti^]. [Gece|Akşamüstü] [yağmur|rüzgâr|birinin ayağı] [bozdu~|dağıttı~] onu. Sabah [ezbere|baştan|daha büyüğünü] [çizdi^|kurdu^].',
          needs: ['human', '!space'],
        },
      ],
    },
    {
      name: 'company',
      variants: [
        {
          text: '“[Diyelim oldu|Tut ki aldın|Say ki vardın],” dedi~ {F}, “[sonra|ertesi gün ne olacak|ondan sonra]?” “[Sonra olmuş olacak|Ertesi gün de orada olurum|Orasını o zaman düşünürüm].” {F} buna [uzun uzun|katıla katıla|başını tutarak] güldü~; [gülmesi bittiğinde|soluğu yetince|gözünü silerken] hâlâ {H:gen} [yanında^|dibinde^] [oturuyordu~|duruyordu~].',
          gives: ['friend-knows'],
        },
        {
          text: '{E.dik:acc} ilk kez {F:dat} [söyledi^|açtı^|uzun uzun anlattı^]. {F} gülmedi~. “[Anlat|Devam et|Peki],” dedi~, “[en çok neresini istiyorsun|gözünü kapatınca ne görüyorsun|ilk önce ne yapacaksın]?” {H} bunu [hiç düşünmemişti^|kimseden duymamıştı^]. [Düşündükçe|Anlattıkça|Sustukça] yüzü^ [aydınlandı~|değişti~|ışıdı~].',
          gives: ['friend-knows', 'asked'],
        },
        {
          text: '“[Bende de var öyle bir şey|Benimki daha da olmaz|Ben de isterim bir şey],” dedi~ {F}. “Ne?” {F} [etrafına bakındı~|kızardı~|iki kez vazgeçti~], [eğilip|parmak uçlarında yükselip] {H:gen} kulağına^ [söyledi~|fısıldadı~]. “[Kimseye anlatma|Gülersen küserim|Duymamış ol].” {H} [kimseye anlatmadı^|gülmedi^|sözünü^ tuttu^].',
          gives: ['friend-knows'],
        },
        {
          text: '{F} bir plan [yaptı~|kurdu~|çizdi~]; [yere çizdi~|çubuklarla gösterdi~], [oklar koydu~|çizgiler çekti~|taşlar dizdi~], köşelere [sayı yazdı~|işaret koydu~]. Planın [tam ortasında|en can alıcı yerinde|başıyla sonu arasında] [büyük|koca|kapkara] bir boşluk vardı~. “[Orasını sonra düşünürüz|Orada koşacaksın|Orası biraz şans],” dedi~.',
          gives: ['friend-knows'],
        },
        {
          text: '“Bırak artık,” dedi~ {F}. “Seni [üzgün|dalgın|böyle] görmekten [yoruldum|bıktım].” “[Üzgün|Dalgın|Hasta] değilim ki,” dedi^ {H}, “istiyorum.” {F}, [ikisinin nasıl ayırt edildiğini|arada ne fark olduğunu] [sormadı~|söylemedi~] ama [bütün gün düşündü~|akşama kadar buna baktı~|o gün az konuştu~].',
          gives: ['friend-knows'],
        },
        {
          text: '{F}, [arkasında|avuçlarının içinde|koltuğunun altında] bir şey saklayarak [geldi~|sokuldu~]. “[Bu o değil|Aynısı değil|Sakın heyecanlanma],” dedi~ önceden, “ama [biraz ona benziyor|bulabildiğim buydu|idare eder].” [Pek benzemiyordu~|Hiç alakası yoktu~|Uzaktan bakınca andırıyordu~]. {H} yine de [yanından^ hiç ayırmadı^|her gece baktı^ ona|en iyi köşeye koydu^].',
          gives: ['friend-knows'],
        },
        {
          text: '{F} hesabı severdi~. [Ne kadar|Kaç adım|Kaç para], [ne zaman|hangi gün], [kiminle|kimin izniyle], diye sordu~. “[Bilmiyorum|Bakmadım|Orası karışık],” dedi^ {H} [üçüne de|hepsine]. “O zaman bu istek değil,” dedi~ {F}, “[hastalık|sayıklama|dert]. Gel, bunu [isteğe çevirelim|bir kâğıda dökelim|parçalara bölelim].”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '{E.dik:acc} duyunca {F} [darıldı~|yüzünü asıp sustu~|sırtını döndü~]. “Burada ne eksik?” {H} [bakındı^|düşündü^|saymaya çalıştı^]; [bir şey eksik değildi~|her şey yerindeydi~|{F} de oradaydı~]. “[Eksik diye istemiyorum|Senden kaçmıyorum ki|Burası güzel, yine de istiyorum],” dedi^. {F} o gün [erken kalktı~|yemeğini bitirmedi~|selamsız gitti~].',
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: '“[Korkmuyor musun|Ya canın yanarsa|Ya geri dönemezsen]?” dedi~ {F}. {H} [ellerine^|ayaklarına^|yere] baktı^. “[Korkuyorum|Yanar|Dönemem belki].” “[Yine de mi|Yine de]?” “[Korkunca daha çok istiyorum|Öbür türlüsü de acıyor|Burada da bir yere gitmiyorum].” {F} [iç çekti~|bir süre bekledi~], [sonra bağını çözüp bağladı~|sonra yakınına^ oturdu~|sonra “Ben gelmem,” dedi~, yarım ağızla].',
          gives: ['friend-knows'],
        },
        {
          text: '{F} [onun^ yerine|bir gün, habersiz,|utanmadan] [gidip sordu~|gidip istedi~|kapı kapı dolaştı~]. [Akşam|Döndüğünde] [omuzları düşüktü~|burnu kızarmıştı~|ayağı topallıyordu~]. “[Vermiyorlar|Olmazmış|Güldüler],” dedi~. “[Sen niye gittin|Sana ne dediler|Neden]?” diye sordu^ {H}. “[Belki bana olur dediler diye|Merak ettim, bu kadar istenen nedir|Uyurken söyleniyorsun, duramadım].”',
          needs: ['!space'],
          gives: ['friend-knows'],
        },
        {
          text: '[Bir oyun|Bir alıştırma] kurdular~: {F} [istenen şey|herkes|engel] [olacaktı~|sayılacaktı~], {H}+de [yaklaşacaktı^|isteyecekti^|geçecekti^]. [İlkinde|Başta] [ikisi de güldü~|{F} kolay teslim oldu~]. [Üçüncüde|Dördüncüde] {F} [yolu kapattı~|gözünü dikip baktı~|“Hayır,” dedi~, sertçe]; {H} [titredi^, yine de yürüdü^|geri adım attı^|ne yapacağını^ bilemedi^].',
          needs: ['third'],
          gives: ['friend-knows'],
        },
        {
          text: '“[Bana bak|Dinle],” dedi~ {F}, “[ben de küçükken|ben de bir zaman] [aynı yere baktım|böyle bir şey tutturdum]. [Üç gün ağladım|Yolun yarısına gittim|Parmağımı kırdım].” “[Sonra|Eee]?” “[Sonra sen geldin|Acıktım, döndüm|Geçti sandım].” {F} [burnunu çekti~|gözünü uzağa dikti~|bir çöple oynadı~]: “[Geçmemiş|Şimdi yine kaşınıyor|Senden duyunca uyandı].”',
          gives: ['friend-knows'],
        },
      ],
    },
    {
      name: 'pressure',
      variants: [
        {
          text: 'Ona^ [başka bir şey|daha kolay bir şey|yakında duran bir şey] verdiler~: “[Bununla idare et|Bu da güzel|Al, oyalan],” dediler~. [Aldı^|Geri çevirmedi^], teşekkür etti^, [bir kenara|gölgeye|dibine] koydu^. [Günler sonra|Ay dolunca] baktıklarında [dokunulmamıştı~|hâlâ sarılıydı~|üstü tozlanmıştı~].',
          needs: ['!solitary'],
        },
        {
          text: '[Biri borç istedi~|Evde biri hastalandı~|Çatı aktı~], [vermemek olmazdı~|para gerekti~]; biriktirdiğinin^ [hepsi|son kuruşu] [o gün gitti~|bir avuçta çıktı~]. {H} [boşalanı|geride kalanı] [ters çevirdi^|salladı^|eline^ aldı^], [içine üfledi^|ışığa tuttu^], [yeniden yerine astı^|baştan başladı^].',
          needs: ['purse'],
        },
        {
          text: 'Zamanı^ [daralıyordu~|azalıyordu~|kısalıyordu~]. Bunu [ilk kez|en çok] bir başkasının [ağzında|sesinde] fark etti^: Eskiden “[bir gün|ileride|büyüyünce]” derlerdi~, artık “[keşke|vaktinde olsaydı|geçti o]” diyorlardı~.',
          needs: ['!solitary'],
        },
        {
          text: 'Aynı şeyi isteyen biri daha çıktı~; daha [güçlü|genç|uzun], daha [hızlı|gözü kara|becerikli], daha [gürültülü|şen|sevimli] biri. Herkes ona [yardım etti~|yol açtı~|akıl verdi~]. {H} [bir kenardan|gölgeden|arka sıradan] baktı^ ve canı^ en çok, [isteğin ona ne kadar yakıştığını|onun ne kolay güldüğünü|kimsenin ona “olmaz” demediğini] görünce yandı~.',
          needs: ['!solitary'],
        },
        {
          text: 'Bir daha denedi^, [bu sefer herkesin önünde|bu kez öğle vakti|bakanlara aldırmadan]. [Olmadı~|Yarı yolda düştü^|Sesi^ çatladı~, durdu^]. Kimse gülmedi~; [kötüsü de buydu~|gülseler daha iyiydi~]. Biri gelip [üstünü^ silkeledi~|kalkmasına^ yardım etti~|düşürdüğünü^ toplayıp verdi~], [hiçbir şey demeden|gözünü kaçırarak] [geri çekildi~|yerine döndü~].',
          needs: ['!solitary'],
        },
        {
          text: 'Yardım edebilecek tek kişi bir şart koştu~: Bir daha {F:acc} [görmeyecekti^|aramayacaktı^|yanına^ almayacaktı^]. “[Düşün|Acelem yok|Kolay değil, bilirim],” dedi~, “[yarına kadar vaktin var|güneş batmadan söyle|bir gece uyu üstüne].”',
          needs: ['friend-knows', '!friend-cold', '!solitary'],
          gives: ['price'],
        },
        {
          text: '{E.dik:acc} unutsun diye [iş verdiler~|önüne^ iş yığdılar~]: [taşınacak|kaldırılacak|süpürülecek], [dizilecek|boyanacak|ayrılacak], sayılacak [bir yığın şey|dağ gibi iş]. [Taşıdı^|Kaldırdı^], [dizdi^|ayırdı^], saydı^. Sayarken hep [aynı yerde|on yedide|sona yakın] şaşırıyor, [başa dönüyordu^|gözü^ dalıyordu~].',
          needs: ['third', '!solitary'],
        },
        {
          text: 'İstemek [yoruyordu~|insanı eksiltiyordu~|ağır işti~]. Bir sabah [kalkmadı^|yerinden^ kıpırdamadı^]. [Gelip baktılar~|Başına^ toplandılar~], [hasta|küs|uykuda] sandılar~, [yanına^ bir tas su koydular~|üstüne^ bir örtü attılar~|fısıldaşıp çekildiler~]. [Akşam olurken|Gölgeler uzayınca] [doğruldu^|kalktı^|ilk yudumu içti^]; istek de [doğrulmuştu~|oradaydı~].',
          needs: ['!space', '!solitary', 'human'],
        },
        {
          text: '[Gözü^|Aklı^] {E.meden} önceki [haline|rahatlığına|uykusuna] [takılıyordu~|kayıyordu~]: [o zaman|o günlerde] [yemeğin tadı vardı~|gülmek kolaydı~|geceler kısaydı~]. [Denge|Ölçü|Huzur] [bozulmuştu~|kaçmıştı~]. {F} [baktı~, söylemedi~|bir şey soracak oldu~], [sonra|vazgeçip] [kendi payından ayırdı~|yanına^ yattı~|bir ıslık tutturdu~].',
          needs: ['!habit'],
        },
        {
          text: '[Bedelin|Cezanın] ilki [geldi~|göründü~]: [uykusu^ dağıldı~|bir işi^ bozuldu~|dizleri^ yara oldu~]. İkincisi [ağırdı~|sessiz oldu~]: {F} [bir akşam|iki gün] [gelmedi~|uğramadı~]. {H} [tek başına|karanlıkta] [hesap yaptı^|düşündü^]; [istek bir yanda, ötekiler öbür yanda|bir yanda istek, bir yanda kalanlar] [duruyordu~|bekliyordu~], [ikisi de gözünün^ içine bakıyordu~|ikisi de susuyordu~].',
          needs: ['third'],
        },
      ],
    },
    ...WANTS_END,
  ],
};
