import type { Beat, Frame } from '../types.ts';
import { AGAIN } from './again.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.di}. [O sırada|Tam o anda|Her şey olurken] [elinde^ yarım bir elma|cebinde^ bozuk para|avucunda^ sıcak bir simit] vardı~; [ne yapacağını^ bilemedi^|olduğu^ yerde kalakaldı^|ayakları^ yere yapıştı~]. [Sonradan|Bir ay sonra bile] [en küçük ayrıntıyı|her saniyesini|bütün sırasını] [ezbere sayabilirdi^|gözü^ kapalı anlatabilirdi^].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.di}. [Yanında^ iki kişi daha|Az ötede bir kadınla iki çocuk|Arkasında^ kalabalık bir aile] [vardı~|duruyordu~]; [aynı anda|birer ikişer|sessizce] [başlarını çevirdiler~|başka yana yürüdüler~|gözden kayboldular~]. [Geriye|Orada|Bakan] [bir tek {H}|yalnız {H}] [kalmıştı^|kaldı^].',
      needs: ['human', 'third'],
    },
    {
      text: '{HP}, {EW.di}. [Bağırmak istedi^|Seslenecek oldu^|Birini çağıracaktı^]; [sesi^ çıkmadı~|boğazı^ kurudu~|ağzından^ yalnızca bir nefes döküldü~]. [Bittiğinde|Her şey durulduğunda] [kollarını^ iki yanına^ yapışmış|ellerini^ yumruk olmuş|dişlerini^ sıkılı] buldu^.',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.di}. [Erken kalktığı^ için|Yolunu^ uzattığı^ için|Bir şeyini^ unutup geri döndüğü^ için] oradaydı^; [beş dakika sonra|iki sokak öteden|her zamanki saatte] geçseydi^ [hiçbir şeyden haberi^ olmayacaktı~|o da herkes gibi sonradan duyacaktı^].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.di}. [İlk düşündüğü^ şey|Aklına^ gelen ilk söz] [saati öğrenmek oldu~|“Bunu bana soracaklar” oldu~]. [Güneş|Gölge] [tam tepedeydi~|duvarın yarısındaydı~|eşiğe varmıştı~]; bunu [aklına^ yazdı^|unutmamak için üç kez tekrarladı^|iki kez içinden^ söyledi^].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.di}. [Kimse ona^ bakmıyordu~|Orada olduğunu^ bilen yoktu~|Bir direğin arkasında kalmıştı^]. [İstese^|Canı^ istese], [sessizce çekip gidebilirdi^|hiç görmemiş olabilirdi^]. [Üç adım|Beş adım] [attı^ bile|uzaklaştı^]; sonra [geri döndü^|durdu^|yeniden baktı^].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.di}. [Yerde|Olanların ardından yerde] [tek bir düğme|kırık bir tarak|ıslak bir mendil|yarım bir mum] kalmıştı~. [Eğildi^|Çömeldi^|Çevreye baktı^, sonra eğildi^], [onu aldı^|onu avucuna^ kapattı^]; [neden aldığını^ sorsalar|bunun neye yarayacağını sorsalar] [söyleyemezdi^|bilmiyordu^].',
      needs: ['human'],
      gives: ['token'],
    },
    {
      text: '{HP}, {EW.di}. [Olayın hepsi|Bütün bunlar] [bir türkü|bir dua|on nefes] kadar sürmüştü~. [Sonra|Ardından] [kuşlar yeniden ötmeye başladı~|sokaktaki sesler geri geldi~|bir yerlerde bir çocuk yeniden güldü~]; [{H} elindeki^ işe|{H} düşündüğü^ şeye|{H} yarım kalan cümlesine^] [dönemedi^|bir daha dönemedi^].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.di}. [“Sen de gördün mü?”|“Gördün, değil mi?”|“Bunu gören bir ben miyim?”] diye [fısıldadı~|sordu~] [yanı başında duran yaşlı bir adam|tanımadığı^ bir kadın|omzunun^ ardından biri]. {H} [dönüp baktığında|cevap verene kadar|ağzını^ açana kadar] orada [kimse kalmamıştı~|kimse yoktu~|yalnızca bir toz bulutu vardı~].',
    },
    {
      text: '{HP}, {EW.di}. [Akşam|O akşam] [sofrada|ocağın başında] [herkes başka bir şey konuşurken|“Gün nasıl geçti?” diye sorulduğunda], {H} [kaşığını^ bıraktı^|ekmeğini^ böldü^, yemedi^|bardağını^ çevirdi^ durdu^]. [“Bir şey gördüm,” dedi^.|“Bugün bir şey oldu,” dedi^.] [Kimse duymadı~.|Kaşık sesleri sürdü~.|“Tuzu uzatsana,” dediler~.]',
      needs: ['settled'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: '[Önce|İlk olarak] [merakla|ekmek almaya gelir gibi|çekinerek] geldiler~: [“Nasıl oldu?”|“Kim vardı?”|“Baştan anlat.”] {H} [üç kere|beş kere|aynı gün yedi kere] anlattı^. [Her seferinde|Her anlatışta] [bir kelime daha|küçük bir ayrıntı] [düştü~|eksildi~]; sonunda [geriye iskeleti|geriye dört cümle] kaldı~.',
    },
    {
      text: '{F} [akşamüstü|koşa koşa|kimseye görünmeden] geldi~. [“Kimseye söyleme,” dedi~.|“Sakın ağzını açma,” dedi~.] [“Ama gördüm,” dedi^ {H}.|“Gözümün önünde oldu,” dedi^ {H}.] [“Görmek suç değil,” dedi~ {F}. “Anlatınca suç oluyor.”|“Bir tek sen mi gördün?” dedi~ {F}. “Öbürleri niye susuyor, düşün.”]',
      needs: ['!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '{V.dik:acc} {F:dat} [anlattı^|bir solukta döktü^|kısık sesle söyledi^]. {F} [lafı bölmedi~|sonuna kadar dinledi~|bir kez bile başını kaldırmadı~]. [“Bir daha anlat,” dedi~,|“Şimdi sondan başa doğru anlat,” dedi~,] [“bakalım aynı mı.”|“yalansa orada bozulur.”] [Aynıydı~.|Bozulmadı~.]',
      needs: ['!friend-knows'],
      gives: ['friend-knows'],
    },
    {
      text: '[Geceleri|Uykuya dalarken|Gözünü^ her kapattığında^] [aynı sahne|olanlar] [baştan başlıyordu~|gözünün^ önüne geliyordu~|sırasıyla geçiyordu~]; [yalnız bu kez|ama her gece] [o^ da bir şey yapıyordu^|o^ da araya giriyordu^]. [Sabahları|Uyandığında^] [kolları^|omuzları^] [gerçekten ağrıyordu~|tutulmuş oluyordu~].',
      needs: ['human'],
    },
    {
      text: '[İşini^|Elindeki^ işi] [yarım bırakıp|erken bitirip] [her gün|her akşam] oraya gidiyordu^. [Yerde iz|Bir leke|Bir çizik] arıyordu^. [Bulduğu^|Bütün bulduğu^] [birkaç ayak izi|ezilmiş ot] oldu~; [ertesi gün|akşamki yağmurdan sonra] [o da silinmişti~|onu da bulamadı^].',
      needs: ['settled'],
    },
    {
      text: '[Üç kişi|Bir karı koca|İki kardeş] [gelip oturdu~|kapıya dayandı~|akşam vakti çıkageldi~]. [“Yanlış görmüşsündür,” dediler~.|“İnsan yanılır,” dediler~.] [“İki adım ötedeydim,” dedi^ {H}.|“Gözlerim iyidir,” dedi^ {H}.] [Bir sepet yumurta bıraktılar~.|Masaya bir kese koydular~.] [“Yine de yanılmışsındır.”|“Sen iyi düşün.”]',
      needs: ['settled'],
      gives: ['bribe'],
    },
    {
      text: '[Gördüklerini^|Olanları] [bir kâğıda|bir defterin arkasına] yazdı^: [kim nerede duruyordu~|saat kaçtı~], [kim önce koştu~|kim bağırdı~|kim gülüyordu~]. [Yazdıkça|Satırlar uzadıkça] [bir yer|bir kişi] [boş kalıyordu~|eksik kalıyordu~]: [kendisi^.|kendi adı^.] [Oraya da|Sonunda oraya] [“Ben baktım” yazdı^.|“durdu ve baktı” diye yazdı^.]',
      needs: ['settled', '!child'],
      gives: ['written'],
    },
    {
      text: '[Sokakta|Yolda] [onu^ görünce|yanlarından geçince] [susuyorlardı~|yolu değiştiriyorlardı~|sesler alçalıyordu~]. [Bir çocuk|Küçük bir kız] [parmağıyla gösterdi~|arkasından^ koştu~]: [“Her şeyi gören bu!”|“Sen oradaymışsın!”] [{H} yürüdü^.|{H} duymamış gibi yaptı^.|{H} adımlarını^ sıklaştırdı^.]',
      needs: ['settled'],
    },
    {
      text: '[Konuşmadıkça|Sustukça] [midesi^ yanıyordu~|yemek boğazından^ geçmiyordu~|başı^ ağrıyordu~]. [Bir gün|Bir sabah] [kuyuya eğilip|rüzgâra karşı|yastığa] [hepsini|baştan sona her şeyi] [söyledi^|anlattı^]. [İyi geldi~.|Bir saatliğine geçti~.] [Sonra|Akşama] yeniden [başladı~|yanmaya başladı~].',
      needs: ['settled'],
    },
    {
      text: '[Bir başkası|Tanımadığı^ biri|Uzun boylu bir delikanlı] [her şeyi görmüş gibi|kendisi^ oradaymış gibi] anlatıyordu~; [el kol hareketleriyle|ses taklidi yaparak], [olmayan şeyler ekleyerek|hepsini yanlış]. {H} [kalabalığın arkasından|bir köşeden] [dinledi^|izledi^]. [Düzeltse^|Bir kelime söylese^] [bütün gözler ona^ dönecekti~|sıra ona^ gelecekti~].',
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Sonunda|Bir sabah] resmen soruldu~: [bir masa|uzun bir masa|yeşil örtülü bir masa], [üç yabancı|iki adam, bir kadın], [mürekkebi taze bir kâğıt|açık bir defter]. [“Gördünüz mü?”|“Orada mıydınız?”] [Kapının yanında|Duvarın dibinde] [olanların suçlusu|bunu yapan] [ayakkabısına bakıyordu~|şapkasını çeviriyordu~].',
      needs: ['settled', '!child', '!open'],
      gives: ['asked', 'open'],
    },
    {
      text: '[Suçu|Olanları] [yanlış birinin|hiç ilgisi olmayan birinin|yoksul bir çırağın] üstüne [yıktılar~|attılar~]. {H} [onu götürülürken gördü^|onun annesine rastladı^|onun sesini tanıdı^]: [“Ben değildim,” diyordu~, kimseye değil, yola.|“Ben değildim,” diyordu~; bağırmıyordu~ bile.]',
      needs: ['human', '!open'],
      gives: ['blamed', 'open'],
    },
    {
      text: '[Bir kız çocuğu|Küçük bir oğlan] [kapıda|yol kenarında] [onu^ bekliyordu~|önünü^ kesti~]. [“Sen gördün,” dedi~. “Bana da anlat.|“Bana kimse söylemiyor,” dedi~. “Sen söyle.] [Korkmam.”|Ağlamam, söz.”] {H} [çömeldi^|yere oturdu^], [onun yüzüne|gözlerinin içine] baktı^ ve [nereden başlayacağını^|hangi kelimeyi seçeceğini^] bilemedi^.',
      needs: ['human', '!child'],
    },
    {
      text: '{F} [bir akşam|sonunda] [sordu~|ağzındaki baklayı çıkardı~]: [“Sana bir şey soracağım. Araya girsen durdurabilir miydin?”|“Orada ben olsam ne yapardım, biliyor musun? Ben de dururdum. Ama sen durdun mu, duramadın mı?”] {H} [ağzını^ açtı^, kapadı^.|uzun süre ses çıkarmadı^.] [İkisi başka şeydi~.|Cevabı ilk kez kendisi^ de merak etti^.]',
      needs: ['friend-knows'],
    },
    {
      text: '[Bunu yapan|Olanların suçlusu|Asıl yapan] [gece vakti|tek başına|eli boş] geldi~. [Tehdit etmedi~.|Sesi alçaktı~.|Oturmadı~.] [“Beni gördüğünü biliyorum,” dedi~.|“Ben de seni gördüm,” dedi~.] [“Bir sebebim vardı. Dinler misin?”|“Önce beni dinle, sonra kime istersen anlat.”] {H} [kapıyı kapatmadı^|yerinden^ kalkmadı^]; [dinledi^|sözünü kesmedi^].',
      needs: ['settled', '!open'],
      gives: ['culprit', 'open'],
    },
    {
      text: '[İkinci bir tanık|Bir gören daha] çıktı~: [kör bir kadın.|yedi yaşında bir çocuk.|herkesin sarhoş diye bildiği bir adam.] [“Ben de oradaydım,” dedi~.|“Ben de duydum,” dedi~.] [Güldüler~.|Dışarı çıkardılar~.] {H} [gülenlerin arasında|kalabalığın ortasında] [duruyordu^|kalmıştı^] ve [onun doğru söylediğini|her kelimesinin doğru olduğunu] bir tek kendisi^ biliyordu^.',
      needs: ['human', '!open'],
      gives: ['second', 'open'],
    },
    {
      text: '[Aynı şey|Aynısı] [bir kez daha|gözünün^ önünde yeniden] [olmak üzereydi~|başlıyordu~]. [Aynı yer|Aynı ışık], [aynı telaş|aynı suskun kalabalık]. Bu kez [ne geleceğini|sonunu] [biliyordu^|önceden görüyordu^] ve [önünde^|elinde^] [on nefeslik|birkaç adımlık] [zaman vardı~|bir boşluk vardı~].',
    },
    {
      text: '[Gösterdiler~|Karşısına^ dizdiler~]: [dört kişi|beş yüz], [hepsi aynı boyda|hepsi yorgun|hepsi gözlerini kaçırıyor]. [“Hangisi?”|“İçlerinde mi?”] [İçlerinden biri|Soldan ikincisi] [ona^ çok benziyordu~|titriyordu~|aradıkları olabilirdi~]. [Olabilirdi~, o kadar.|{H} emin değildi^.]',
      needs: ['settled', '!open'],
      gives: ['asked', 'open'],
    },
    {
      text: '[Sakladığı^|Yerden aldığı^] [o küçük şeyi|şeyi] [soran biri|arayan biri] çıktı~: [“Buralarda düşürdüm. Gördünüz mü?”|“Annemden kalmıştı. Siz buldunuz mu?”] [Sesi inceydi~|Elleri titriyordu~]; {H} [cebindeki^ elini^|yumruğunu^] [sıktı^|çıkarmadı^].',
      needs: ['token', 'human'],
    },
    {
      text: '[Anlatırken|Olanları anlatırken] [bir şey fark etti^|birden durdu^]: [Başka biri daha|Bir çift göz daha] [bakıyordu~ o gün|vardı~ orada], [karşı pencerede|yolun öbür yanında]. [Şimdiye kadar|Bunca zaman] [hep olana|hep ortaya] bakmış, [bakana hiç|oraya hiç] bakmamıştı^.',
      needs: ['human'],
    },
  ],
};

const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[“Gördüm,” dedi^,|“Ben oradaydım,” dedi^,] [kimse sormadan|herkesin içinde|ayağa kalkıp]. [“Yazın.”|“Baştan sona gördüm.”] [Odada|Kalabalıkta] [bir öksürük duyuldu~, ardından kalem sesi geldi~|bir sandalye gıcırdadı~|yalnız kalemin cızırtısı kaldı~].',
      needs: ['asked'],
    },
    {
      text: '[Kovulanın|Suçlananın] annesine [gitti^|vardı^]. [“O değildi,” dedi^.|“Yapan o değil,” dedi^.] [“Gözümle gördüm. Söyleyeceğim.”|“Yarın herkese söyleyeceğim. Önce siz bilin.”] [Kadın|Annesi] [konuşmadı~|kıpırdamadı~]; [önlüğünün ucunu|bir sandalyeyi] [sıktı~ yalnızca|gösterdi~].',
      needs: ['blamed', 'human'],
    },
    {
      text: '[Sebebini dinledi^, hepsini.|Sonuna kadar dinledi^.] [“Anlıyorum,” dedi^.|“Belki ben de öyle yapardım,” dedi^.] [“Yine de söyleyeceğim. Ama istersen benimle gel, sen söyle.”|“Sabaha kadar vaktin var. Sabah ben konuşurum.”] [Öteki|Karşısındaki^] [başını eğdi~|uzun uzun baktı~] ve [sabah olduğunda|gün ışırken] [kapıdaydı~|eşikte bekliyordu~].',
      needs: ['culprit'],
    },
    {
      text: '[Hiç düşünmeden|Bu kez düşünmeden] [koştu^|atıldı^|aralarına girdi^]. [Bağırdığını^|Kolunu^ uzattığını^] [sonradan öğrendi^|ancak başkaları söyleyince anladı^]. [Biri düştü~|Bir şey kırıldı~], [biri ağladı~|herkes durdu~]; ama [bu sefer|ikincisinde] [sonu değişmişti~|başka bitti~].',
      needs: ['!open', 'human'],
    },
    {
      text: '[Yalnız kalan tanığın|Gülünen tanığın] [yanına gitti^|koluna girdi^]. [“Doğru söylüyor,” dedi^.|“Ben de gördüm. Aynısını,” dedi^.] [Gülüşler|Sesler] [birden kesildi~|yarıda kaldı~]; [iki kişi|bir kişiden fazlası] [artık gülünecek şey değildi~|dinlenmek zorundaydı~].',
      needs: ['second'],
    },
    {
      text: '[Yazdığı^ kâğıdı|Satırları] [üç kez okudu^|katladı^], [altına adını^ koydu^|adını^ yazdı^] ve [gündüz gözüyle|herkesin önünden geçerek] [götürdü^|teslim etti^]. [“Emin misin?” dediler~.|“Geri alamazsın,” dediler~.] [“Adım orada,” dedi^ {H}.|“Mürekkep kurudu,” dedi^ {H}.]',
      needs: ['written', '!open'],
    },
    {
      text: '[Yumurtaları|Keseyi|Getirdiklerini] [geri götürdü^|kapılarına bıraktı^], [içinden bir tane bile eksilmemişti~|ipi bile çözülmemişti~]. [“Yanılmamışım,” dedi^.|“Gözlerim iyi görüyor,” dedi^.] [Kapı|Pencere] [yüzüne^ kapandı~|usulca çekildi~]; {H} [hafiflemiş olarak|ıslık çalarak] [eve yürüdü^|döndü^].',
      needs: ['bribe', '!open'],
    },
    {
      text: '[Bilmediğini^|Emin olmadığı^ yeri] de [saklamadı^|söyledi^]: [“Yüzünü görmedim. Ayakkabısını gördüm.”|“Şunu gördüm, şunu görmedim.”] [Daha fazlasını istediler~.|Üstüne vardılar~.] [“Gördüğüm bu kadar,” dedi^ ve|“Ekleyemem,” dedi^ ve] [sözünde^ durdu^|bir harf bile eklemedi^].',
      needs: ['!open'],
    },
    {
      text: '{F:dat} [döndü^|baktı^]. [“Yanımda durur musun?”|“Benimle gelir misin?”] [“Konuşacak mısın?” dedi~ {F}.|“Söyleyecek misin?”] [“Evet.”|“Hepsini.”] {F} [paltosunu aldı~|içini çekti~, kalktı~|kapıyı açtı~]. [“İyi,” dedi~. “Ben de dinlemiş olurum.”|“Geç bile kaldık,” dedi~.]',
      needs: ['friend-knows', 'settled', '!open'],
    },
    {
      text: '[Kimseye gitmedi^.|Kürsüye çıkmadı^.] [Başına gelene gitti^|Zarar görenin yanına oturdu^], [“Ben gördüm,” dedi^.|“Yalnız değildin,” dedi^.] [“Köşedeydim.”|“Ben de oradaydım.”] [Uzun bir sessizlik oldu~.|İkisi de ağlamadı~.] [Sonra|Bir süre sonra] öteki [elini uzattı~|su istedi~].',
      needs: ['human', 'third', '!open'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Yıllar sonra|Çok sonra] [torunlar|çocuklar|yeni gelenler] [olayı ondan^ dinlemek istedi~|“Sen oradaymışsın,” dedi~]. {H} [hep aynı cümleyle|hep aynı yerden] başlıyordu^: [“Önce korktum.”|“İlk önce kaçmak istedim.”] [Gerisini|Ondan sonrasını] [isteyen dinliyordu~|sabırlı olanlar dinliyordu~].',
      needs: ['!child'],
    },
    {
      text: '[Yerden aldığı^|Sakladığı^] [o küçük şeyi|şeyi] [sahibine verdi^|götürüp sahibinin avucuna koydu^]. [“Demek sendeydi,” dedi~ öteki.|“Bunu unutmuştum,” dedi~ öteki.] [“Ben unutmadım,” dedi^ {H}.|“Bakıyordum,” dedi^ {H}. “O gün de, şimdi de.”]',
      needs: ['token'],
    },
    {
      text: '[Oradan|O köşeden|Aynı yerden] [geçerken|her geçişinde^] [hâlâ yavaşlıyor, başını^ kaldırıp|bir an duruyor, geri dönüp] [çevreye bakıyordu^|pencereleri yokluyordu^]. [Bakan biri var mıydı~?|Belki biri bakıyordu~.] [Varsa|Her ihtimale karşı] [selam veriyordu^|başını^ eğiyordu^].',
      needs: ['human', 'settled'],
    },
    {
      text: '[Karar|Sonuç] [bir sabah|bir pazartesi] [okundu~|duyuruldu~]. [Kimse sevinmedi~.|Alkış olmadı~.] [Suçsuz olan|Haklı çıkan] [kapıdan çıktı~|merdivenleri indi~], [gözlerini kıstı~|güneşe baktı~], [{H:gen} önünde durdu~|{H:dat} doğru yürüdü~]. [“Adını bilmiyorum,” dedi~.|“Sen kimsin?” dedi~.]',
      needs: ['blamed', 'settled'],
    },
    {
      text: '{F} [bir gün|ilkbaharda] [aynı şeyi başkasına|olanları bir yabancıya] anlatıyordu~, [hem de doğru|hiçbir şey eklemeden]. {H} [sonuna kadar dinledi^|kapının ardında kaldı^]. [“Bir yerini unuttun,” dedi^.|“Elmayı unuttun,” dedi^.] [Artık|İlk kez] [gülebiliyordu^|sesi^ titremiyordu~].',
      needs: ['friend-knows', '!child'],
    },
    {
      text: '[Uyku|Rüyasız uyku] [bir hafta sonra|kendiliğinden] geldi~. [Sahne|Olanlar] [yine geçti~ gözünün^ önünden^|bir kez daha göründü~], ama [bu kez|artık] [uzaktaydı~|küçüktü~], [bir pencereden bakar gibi|karşı kıyıdaymış gibi]. {H} [perdeyi çekti^|arkasını^ döndü^] ve [uyudu^|sabaha kadar kıpırdamadı^].',
      needs: ['human'],
    },
    {
      text: '[“Sen olsan|“Bir daha olsa] [yine söyler miydin?” dediler~|yine konuşur musun?” dediler~]. {H} [kaybettiklerini^|kapanan kapıları] [saydı^|düşündü^]: [iki dost, bir komşu, rahat bir uyku.|bir selam, iki dost, bir de sessiz bir yaz.] [“Daha çabuk söylerdim,” dedi^.|“Evet,” dedi^. “Ama daha çabuk.”]',
      needs: ['settled'],
    },
    {
      text: '[Olanların izi|Yerdeki iz] [silindi~|kalmadı~]; [oraya|aynı yere] [bir fidan|bir bank|bir çeşme] [dikildi~|kondu~|yapıldı~]. {H} [kimi akşam|günün sonunda] [gidip oturuyor|oraya uğruyor], [gelip geçene|kuşlara, insanlara] bakıyordu^. [Bakmayı|Görmeyi] [artık iş saymıştı^|seçmişti^ bu kez].',
      needs: ['settled'],
    },
    {
      text: '[Bir mektup|İmzasız bir kâğıt] geldi~: [“Ben de gördüm. Susmuştum. Sağ ol.”|“Karşı penceredeydim. Sen konuşunca uyuyabildim.”] {H} [kâğıdı|mektubu] [ışığa tuttu^|iki kez okudu^], [sonra|ardından] [sobaya değil, cebine^ koydu^|yastığının^ altına koydu^].',
      needs: ['settled'],
    },
    {
      text: '[Adı^|Tanıklığı^] [bir dosyada|sararan bir defterde] [tek satır|iki satır] olarak kaldı~. [O satırı|Onu] [bir gün|çok sonra] [genç biri buldu~|biri okudu~] ve [sayfanın kenarına|yanına] [kurşun kalemle|ince ince] şunu yazdı~: [“Demek biri bakmış.”|“Biri görmüş. İyi ki.”]',
      needs: ['settled', '!child'],
    },
  ],
};

/** Somebody sees what happens to others and is asked about it. */
export const WITNESSES: Frame = {
  name: 'witnesses',
  verbs: new Set(['tanık olmak', 'şahit olmak']),
  needs: ['!negative'],
  beats: [EVENT, COST, COST, AGAIN, TEST, COST, TEST, COST, TEST, CHOICE, END],
};
