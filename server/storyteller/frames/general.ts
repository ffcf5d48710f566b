import type { Frame } from '../types.ts';
import { AGAIN } from './again.ts';

/** Carries any event: what somebody does or what befalls them, and what it leads to. */
export const GENERAL: Frame = {
  name: 'general',
  verbs: new Set(),
  beats: [
    {
      name: 'event',
      variants: [
        {
          text: '{HP}, {EW.olağan}. Görenler bunda bir şey bulmadı~. {H} ise ne zaman düşünse aynı yere varıyordu^: Her şey buradan başlıyordu~.',
          needs: ['third'],
        },
        {
          text: '{HP}, {EW.olağan}. Büyük bir şey değildi~ belki, kimsenin uykusunu kaçırmazdı~. {H:gen} uykusunu^ kaçırdı~.',
          needs: ['willed', 'human'],
        },
        {
          text: '{HP}, {EW.olağan}. Kimseye bir şey söylemeden, kimseden bir şey beklemeden. Bir süre böyle gitti~; sonra sorular başladı~.',
        },
        { text: '{HP}, {EW.olağan}. Sebebi sorulsa hemen söyleyemezdi^; sorulmayınca hiç söyleyemedi^.' },
        {
          text: '{HP}, {EW.olağan}. Ne zaman başladığını kendisi^ de bilmiyordu^. Bir sabah uyanmış, içinde^ hazır bulmuştu^; o günden beri onunla kalkıyor, onunla yatıyordu^.',
          needs: ['state', 'human'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunu bilen çıkmadı~; bilse de kimse bu kadarına ihtimal vermezdi~. İnsanlar birbirinin yüzüne bakıyor, altındakini görmüyordu~.',
          needs: ['state', 'human'],
        },
        {
          text: '{HP}, {EW.olağan}. Alışılmış bir şey gibi taşıyordu^ bunu, cepteki bir taş gibi: ağır değil, ama hep orada.',
          needs: ['state', 'human'],
        },
        {
          text: '{HP}, {EW.olağan}. Sorsalar gülüp geçerdi^. Sormadılar~. O da kimseye açmadı^, ta ki {F} bir akşam eşikte durup yüzüne^ bakana kadar.',
          needs: ['state', 'third', 'human'],
        },
        {
          text: '{HP}, {EW.olağan}. Sonradan bunu herkes başka türlü anlattı~: kimi büyüttü~, kimi küçülttü~, kimi de oradaymış gibi konuştu~. Olan, anlatılanların hepsinden kısaydı~.',
          needs: ['third', '!state'],
        },
        {
          text: 'Olay kısaca şuydu~: {HP}, {EW.olağan}. Uzunu ise bir ömür sürecekti~ ve {H} bunu henüz bilmiyordu^.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.olağan}. Duyanlar önce inanmadı~. Sonra inandılar~, ama bir sebep aradılar~; sebepsiz şeyler kimseyi rahat bırakmıyordu~.',
          needs: ['willed', '!state'],
        },
        {
          text: '{HP}, {EW.olağan}. Bir süre hiçbir şey değişmedi~. Belki de bu yüzden kimse, {H} bile, asıl değişenin ne olduğunu zamanında göremedi~.',
          needs: ['third', '!state'],
        },
        {
          text: '{HP}, {EW.olağan}. “Bundan sonrası ne olacak?” diye geçirdi^ içinden^. Sorunun cevabı çok yakındaydı~; o kadar yakındaydı~ ki görünmüyordu~.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.olağan}. Ne zafer duygusu vardı~ içinde^ ne utanç. Yalnızca, uzun bir merdivenin ilk basamağına basmış gibi, artık aşağısı ile yukarısı arasındaydı^.',
          needs: ['willed', '!state'],
        },
        {
          text: '{HP}, {EW.olağan}. Bunun böyle olacağını kimse söylememişti~; söyleselerdi de dinlemezdi^ ya, orası ayrıydı~.',
          needs: ['!state'],
        },
        {
          text: '{HP}, {EW.olağan}. O günü kimse takvime yazmadı~. Yazılmaya değer günlerin çoğu gibi, o da sıradan bir kılıkta gelmişti~.',
          needs: ['!habit', '!state'],
        },
      ],
    },
    {
      name: 'after',
      variants: [
        {
          text: 'Gece boyunca bunu evirip çevirdi^. Ay yer değiştirdi~, gölgeler yer değiştirdi~, düşüncesi^ yerinde kaldı~.',
          needs: ['!night'],
          gives: ['night'],
        },
        {
          text: 'Gündüzleri kolaydı~. İş vardı~, ses vardı~, birinin ardından yetişilecek bir başkası vardı~. Zor olan, günün bittiği o kısa aralıktı~.',
          needs: ['state', 'human'],
        },
        {
          text: 'Çare aradı^ da. Sordu^, dinledi^, uzun yürüyüşlere çıktı^. Her seferinde biraz hafifleyerek döndü^ ve her seferinde ertesi sabah aynı yerden başladı^.',
          needs: ['state', 'human'],
        },
        {
          text: 'Kimi günler aklına^ hiç gelmiyordu~. O günlerin akşamında, unutulmanın acısını çıkarır gibi, iki kat geri geliyordu~.',
          needs: ['state'],
        },
        {
          text: 'Günlerini^ buna göre kurmayı öğrendi^: nereden geçeceğini^, kime rastlayacağını^, ne zaman susacağını^ önceden biliyordu^. Böyle yaşanıyordu~. Yalnızca biraz dar yaşanıyordu~.',
          needs: ['state', 'human'],
        },
        {
          text: 'İlk saatlerde bir hafiflik duydu^. Akşama doğru hafiflik geçti~, yerini açlığa benzeyen bir boşluk aldı~. {H} bir şey yemeyi denedi^; boşluk midesinde^ değildi~.',
          needs: ['human', 'willed', '!state'],
        },
        {
          text: 'Bir köşeye çekildi^, olanı baştan sona düşündü^. Düşündükçe bir yerde takılıyordu^: Her şey anlaşılıyordu~ da bir tek neden şimdi olduğu anlaşılmıyordu~.',
          needs: ['!state'],
        },
        {
          text: 'Sessizlik bekliyordu^, gürültü buldu^. Herkesin bir fikri vardı~, hem de yüksek sesle. {H} dinledi^, dinledi^; sonunda kendi fikrini^ unuttuğunu^ fark etti^.',
          needs: ['willed', '!state'],
        },
        {
          text: 'Geriye dönüp baktığında^ en çok şunu hatırlayacaktı^: kalbinin^ attığını, bunu iki kulağında birden duyduğunu^ ve hiç acele etmediğini^.',
          needs: ['human', 'third', '!state', 'willed'],
        },
        {
          text: 'Gece çöktüğünde hâlâ aynı yerdeydi^. Üşüdüğünü^ fark edince kalktı^, üstüne^ bir şey aldı^, döndü^, yine oraya oturdu^. Beklediği^ bir şey vardı~, ama ne olduğunu bilmiyordu^.',
          needs: ['human', '!night', '!state'],
          gives: ['night'],
        },
        {
          text: 'İnsanın başına gelen şeyler ikiye ayrılırdı~ {H:dat} göre: anlatılabilenler ve susulanlar. Bu, ikisine de girmedi~. Üçüncü bir kutu bulmak gerekiyordu~.',
          needs: ['third', 'human'],
        },
        {
          text: 'Ertesi gün dünya yerli yerindeydi~. Aynı sesler, aynı yollar. Yalnız {H}, her şeye sanki dün ilk kez görmüş de bugün yeniden rastlamış gibi bakıyordu^.',
          needs: ['third', '!state'],
        },
        {
          text: 'Haber ondan^ hızlı yayıldı~. Vardığı^ her yerde önceden öğrenmişlerdi~; kimi gözünü kaçırdı~, kimi fazla baktı~. {H} ikisine de alışması^ gerektiğini anladı^.',
          needs: ['willed', '!state'],
        },
      ],
    },
    {
      name: 'telling',
      variants: [
        {
          text: '“Söylesene,” dedi~ {F}, “{V.en} biri en çok ne ister?” {H} düşündü^. “Bir arkadaş,” dedi^ sonunda. {F} yanına^ sokuldu~. “O kolaymış.”',
          needs: ['!human'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} öğrenince {F} hiçbir şey söylemedi~. Oturduğu yerden kalktı~, bir bardak su getirdi~, {H} içene kadar başında bekledi~. “Şimdi anlat,” dedi~ sonra.',
          needs: ['human', 'third'],
          gives: ['friend-knows'],
        },
        {
          text: '“Niye bana söylemedin?” dedi~ {F}; {V.dik:acc} başkasından duymuştu~. {H} omuz silkti^. “Kelimesi yoktu,” dedi^. {F} yanına^ ilişti~. “Kelimesiz anlat o zaman.”',
          needs: ['human'],
          gives: ['friend-knows'],
        },
        {
          text: '{F}, {V.dik:acc} duyunca şaşırmadı~. “Ben çocukken,” dedi~, “bir komşumuz da böyleydi. Yanımızdan geçerken oyunu keserdik. Keşke kesmeseydik.”',
          needs: ['state', 'human', '!child'],
          gives: ['friend-knows'],
        },
        {
          text: 'Akşam {F} geldi~. “{V.dik:acc} söylüyorlar,” dedi~, daha oturmadan. “Doğru mu?” {H} başını^ salladı^. {F} uzun bir nefes verdi~. “O zaman artık saklayacak bir şey yok,” dedi~. “İyi mi, kötü mü, onu sonra konuşuruz.”',
          gives: ['friend-knows'],
        },
        {
          text: '{F}, {V.dik:acc} duyunca bir tek şey sordu~: “Neden?” Basit bir soruydu~. {H} üç ayrı cevap verdi^; üçü de doğruydu~, hiçbiri yetmedi~. “Bilmiyorum,” dedi^ sonunda. “İşte bu,” dedi~ {F}, “ilk defa inandım.”',
          needs: ['willed'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} öğrenince {F} kızdı~. Bağırmadı~, bağırsa daha iyiydi~. “Bir gün önce gelip bana söyleyebilirdin,” dedi~ alçak sesle. {H} bir gün önce kendisinin^ de bilmediğini söyleyemedi^; doğruydu~ ama özre benziyordu~.',
          needs: ['third', 'willed', '!state'],
          gives: ['friend-knows', 'friend-cold'],
        },
        {
          text: '{V.dik:acc} bir tek {F:dat} anlattı^. {F} lafı bölmedi~, akıl vermedi~, “ben demiştim” demedi~. Bitince kalktı~, ocağa su koydu~. “Çay içeriz,” dedi~, “gerisini çaydan sonra düşünürüz.”',
          needs: ['human', '!child', '!past'],
          gives: ['friend-knows'],
        },
        {
          text: '{F}, {V.dik:acc} duymuştu~. “Pişman olacaksın,” dedi~. “Olabilirim.” “Olunca gelip bana söyleme.” {F} kapıya kadar gitti~, durdu~, dönmeden ekledi~: “Ya da söyle.”',
          needs: ['human', 'willed'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} duyunca {F} gülmeye başladı~. Gülmesi uzadı~, sonunda gözleri yaşardı~. “Kusura bakma,” dedi~, “ben de yıllardır aynı şeyi düşünüp duruyordum. Meğer düşünmekle olmuyormuş.”',
          needs: ['willed'],
          gives: ['friend-knows'],
        },
        {
          text: 'Haberi {F} getirdi~: Herkes {V.dik:acc} konuşuyordu~. “Kimi haklı buluyor seni,” dedi~, “kimi deli.” “Sen?” {F} başını kaşıdı~. “Ben aç olup olmadığını merak ettim, ondan geldim.”',
          needs: ['human', 'willed', '!state'],
          gives: ['friend-knows'],
        },
        {
          text: '{V.dik:acc} söyleyince {F} karşısına^ oturdu~. Uzun zaman ikisi de konuşmadı~. Sonra {F}, “Geri alınabilir mi?” dedi~. “Alınamaz.” “O zaman ileri gideceğiz,” dedi~ {F}. Biz demişti~; {H} bunu günlerce unutmadı^.',
          needs: ['!state'],
          gives: ['friend-knows', 'we'],
        },
      ],
    },
    {
      name: 'cost',
      variants: [
        {
          text: 'O günlerde neşesini^ yitirdi^. Oyunlara geç kaldı^, çağrılınca duymazdan geldi^. Ötekiler önce bekledi~, sonra beklemeden başladı~.',
          needs: ['!human'],
        },
        {
          text: 'Bedelini küçük küçük ödüyordu^: gidilmeyen bir düğün, açılmayan bir mektup, yarıda bırakılan bir söz. Hiçbiri tek başına önemli değildi~. Yan yana gelince bir ömre benziyordu~.',
          needs: ['state', 'human', '!child'],
        },
        {
          text: 'Bedelin ilk taksiti küçüktü~: davet edilmediği^ bir sofra. İkincisi daha büyüktü~: sorulmayan bir hatır. {H} üçüncüsünü beklemedi^, gidip kendisi^ sordu^. Cevap vermediler~.',
          needs: ['human', 'willed'],
          gives: ['alone'],
        },
        {
          text: 'Yapılacak işler birikti~, ödenecek borçlar gecikti~. Herkes kendi hesabını çıkardı~ ve nedense her hesapta {H} borçlu çıkıyordu~.',
          needs: ['human', '!child', 'third'],
        },
        {
          text: 'En çok beklediği^ kişi gelmedi~. Gelmeyeceğini haber bile vermedi~. {H} akşama kadar yola baktı^; akşamdan sonra bakmadı^, yalnızca dinledi^.',
        },
        {
          text: 'Kazandığı^ bir şey varsa, karşılığını uykudan ödüyordu^. Gözlerinin^ altı morardı~, sesi^ kısıldı~. {F} görünce bir şey demedi~, ama her akşam uğramaya başladı~.',
          needs: ['human', 'friend-knows', '!friend-cold', 'willed'],
        },
        {
          text: 'Eskiden kolay olan şeyler zorlaştı~. Bir kapıdan girmek, bir selam almak, bir soruya evet demek. {H} hepsini yeniden öğrendi^, yavaş yavaş, bir hastalıktan kalkar gibi.',
          needs: ['human'],
        },
        {
          text: 'Bir şey kırılmıştı~ ve sesi ancak şimdi geliyordu~. Yakınları^ daha az uğruyor, daha çabuk kalkıyordu~. {H} onları tutmadı^. Kapıya kadar geçirdi^, hepsi o.',
          needs: ['human', '!child', '!state'],
          gives: ['alone'],
        },
        {
          text: 'Kaybettiğini^ hemen fark etmedi^. Bir sabah eli^ alışkanlıkla eski yerine gitti~, boşluğa değdi~. İşte o zaman saydı^: Geriye kalan, gidenden azdı~.',
          needs: ['human', '!state'],
        },
        {
          text: 'Günler uzadı~. Konuşacak kimse olmayınca insan kendi sesini yadırgıyordu~. {H} bir akşam adını^ söyledi^ boşluğa, yalnızca duymak için; sonra bir daha söyledi^, bu sefer inanarak.',
          needs: ['friend-cold'],
        },
      ],
    },
    AGAIN,
    {
      name: 'test',
      variants: [
        {
          text: 'Derken bir gün {F} kayboldu~. {H} her taşın altına, her çalının arkasına baktı^. Akşam olurken onu bir çukurun dibinde, ağlamaklı buldu^. “Geleceğini biliyordum,” dedi~ {F}.',
          needs: ['!human', 'third'],
        },
        {
          text: 'Bir gece {F} hastalandı~. Hekime gitmek için karanlıkta uzun bir yol vardı~ ve gidecek başka kimse yoktu~. {H} kapıda bir an durdu^. Sonra düşünmeye zamanı^ olmadığını fark etti^; yolun yarısına gelmişti^ bile.',
          needs: ['human', '!child', '!friend-cold', '!healer'],
        },
        {
          text: 'Onu^ tanımayan biri geldi~, hiçbir şey bilmeden konuştu~, güldü~, güldürdü~. Yarım saat boyunca {H} eski hâlini^ hatırladı^: bir sandalyede böyle oturur, bir söze böyle karşılık verirdi^. Misafir gidince kapının önünde uzun süre kaldı^.',
          needs: ['human', '!child'],
        },
        {
          text: 'Asıl sınav bir sabah, hiç beklemediği^ bir yerden geldi~. Aynı an yeniden önüne^ konmuştu~ sanki: aynı ışık, aynı sessizlik, aynı soru. Bu kez ne olduğunu biliyordu^. Bu kez daha çok korktu^.',
          needs: ['!state'],
        },
        {
          text: 'Geri dönmesi^ için bir kapı açtılar~. Koşulu tekti~: olanı olmamış saymak. {H} kapıya baktı^. Güzel kapıydı~; arkası sıcaktı~, aydınlıktı~, tanıdıktı~.',
          needs: ['human', '!state'],
          gives: ['offer'],
        },
        {
          text: 'Biri çıkıp aynı şeyi yapmak istediğini söyledi~. Gençti~, gözleri parlıyordu~. “Değer mi?” diye sordu~. {H} yalan söyleyebilirdi^. Uzun uzun düşündü^, sonra başından^ geçen her şeyi, en kötüsünden başlayarak anlattı^.',
          needs: ['human', '!child', 'third', 'willed', 'short'],
        },
        {
          text: '{F} bir akşam, “Seni savundum,” dedi~. “Bütün masaya karşı.” Yanağında taze bir çizik vardı~. “Şimdi bana söyle: Doğru olanı mı savundum?” {H:gen} dili^ tutuldu~.',
          needs: ['friend-knows', 'human', '!child', '!friend-cold', 'third', 'willed'],
        },
        {
          text: 'Üç kişi geldi~, üçü de aynı şeyi istedi~, üçü de başka sözle: “Vazgeç.” Birincisi yalvardı~, ikincisi korkuttu~, üçüncüsü yalnızca baktı~. En zoru üçüncüsüydü~.',
          needs: ['willed'],
        },
        {
          text: 'Her şeyin düzeldiğini sandığı^ gün, en baştaki yere düştü^. Aynı taşa takılmıştı^. Yerde otururken gülmeye başladı^: Demek yol dönüyordu~; demek bir kez daha geçecekti^.',
          needs: ['human'],
        },
      ],
    },
    {
      name: 'choice',
      variants: [
        {
          text: 'Uzun uzun düşündü^. Sonra en iyi bildiği^ şeyi yaptı^: düşünmeyi bırakıp yola çıktı^.',
          needs: ['!human'],
        },
        {
          text: 'Karar vermek sandığı^ gibi bir şimşek değildi~. Daha çok, sabahın nasıl olduğuna benziyordu~: bir an karanlıktı~, bir an sonra değildi~ ve aradaki sınırı gösteremezdi~ kimse. {H} kalktı^ ve yola koyuldu^.',
          needs: ['!state'],
        },
        {
          text: '“Bir daha olsa, yine aynısını yapar mısın?” dedi~ {F}. {H} cevap verene kadar {F} üç kez nefes aldı~. “Evet,” dedi^. “Ama bu sefer önce sana söylerdim.”',
          needs: ['friend-knows', '!state', 'willed'],
        },
        {
          text: 'Önüne^ konan kolay yolu eliyle^ itti^. Gösterişsiz bir hareketti~, bir tabağı öteye sürmek kadar küçük. Yine de orada bulunanların hepsi, bir şeyin bittiğini duydu~.',
          needs: ['human', 'offer'],
        },
        {
          text: 'İki yol vardı~: biri herkesin beklediği, öteki kimsenin görmediği. {H} ikisine de bakmadan önce kendi ayaklarına^ baktı^. Çoktan dönmüştü~ ayakları^.',
          needs: ['human'],
        },
        {
          text: 'Sabaha karşı bildi^ ne yapacağını^. Bilmekle rahatladı^, rahatlayınca uyudu^, uyanınca yaptı^. Kimseye danışmadı^; danışsa^ hepsi haklı çıkacaktı~.',
        },
        {
          text: 'Kalmak da gitmek de elindeydi~. {H} bir zamanlar bunun özgürlük olduğunu sanırdı^; şimdi yükün adı gibi geliyordu~. Yine de taşıdı^. Kaldı^.',
          needs: ['third'],
        },
        {
          text: 'Özür dilemedi^, savunmaya da geçmedi^. Olanı olduğu gibi üstlendi^. “Bunu ben yaşadım,” dedi^, “başka kimseye yazmayın.” Sonra sustu^; söylenecek başka bir şey de yoktu~.',
          needs: ['human', 'willed', '!state'],
        },
        {
          text: 'Bir adım ileri attı^. Hepsi buydu~. Ama o adım için kaç gece uyumadığını^ yalnızca kendisi^ biliyordu^, bir de belki {F}.',
          needs: ['third'],
        },
      ],
    },
    {
      name: 'end',
      variants: [
        {
          text: '{F} ile {H} o gece aynı yıldıza baktı~. “Yarın ne yapacağız?” dedi~ {F}. “Bilmiyorum,” dedi~ {H}. Bilmemek ilk kez güzeldi~.',
          needs: ['!human', 'third'],
        },
        {
          text: 'Şimdi o gün sorulunca {H} hep aynı yerden başlıyordu^: havadan. Nasıl bir hava vardı~, gökyüzü ne renkti~, rüzgâr nereden esiyordu~. Gerisi kendiliğinden geliyordu~.',
          needs: ['!state'],
        },
        {
          text: 'Zaman geçti~. Kızanlar unuttu~, övenler başka birini buldu~. {F} kaldı~ bir tek; o da bu konuyu hiç açmadı~. Açmaması en güzel yanıydı~.',
          needs: ['friend-knows', '!friend-cold', 'willed'],
        },
        {
          text: 'Son söz bir çocuktan çıktı~. Olanları baştan sona dinledi~, düşündü~, “Peki sonra?” dedi~. {H} güldü^. Bunu soran ilk kişiydi~.',
          needs: ['!child'],
        },
        {
          text: 'Akşam oluyordu~. {H} bir süre daha orada durdu^. İçinde^ ne pişmanlık vardı~ ne övünç; yalnızca, yükünü doğru yere bırakmış birinin hafif, yorgun dinginliği.',
          needs: ['third'],
        },
        {
          text: '{F} bir gün yolda durdurdu~ onu. “Barışalım,” dedi~, “ama hâlâ kızgınım.” {H} elini^ uzattı^. “Ben de,” dedi^. El sıkışmaları uzun sürdü~.',
          needs: ['friend-cold', 'human', 'third'],
        },
        {
          text: 'Gece yatağa girdiğinde^ yıllardır ilk kez ertesi günü merak etti^. Işığı söndürdü^. Karanlıkta bir süre gözleri^ açık bekledi^, sonra gülümseyip uyudu^.',
          needs: ['human'],
        },
        {
          text: 'Geriye bir soru kaldı~, onu da kimse yüksek sesle sormadı~. {H} cevabını biliyordu^ zaten. Kapıyı arkasından^ usulca çekti^; kilitlemedi^.',
          needs: ['human'],
        },
        {
          text: 'O günden sonra ne zaman biri, “Olmaz,” dese, {H:gen} dudağının^ kenarı kıvrılıyordu~. Bir şey söylemiyordu^. Olmuştu~ işte.',
          needs: ['willed', '!state'],
        },
      ],
    },
  ],
};
