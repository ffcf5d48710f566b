import type { Plot } from '../types.ts';

/** A being and any event: what others make of it, and who wants to learn it. */
export const ANY_BEING_PLOTS_2: readonly Plot[] = [
  {
    name: 'told-by-others',
    needs: ['!solitary', '!space', '!confined', '!several', '!state'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Bunu bir gören vardı~; gören bir duyana söyledi~, duyan bir başkasına. Akşam olmadan {H} olanı başka bir ağızdan dinledi^ ve [kendini^ tanımadı^|içinde kendini^ bulamadı^].',
      },
      {
        level: 3,
        text: 'Sözün bu kadar hızlı yürüdüğünü bilmiyordu^. Sabah burada doğmuş, öğlen karşıya geçmiş, akşam [kılık değiştirip|büyüyüp] geri dönmüştü~. {H} ona yol verdi^; söz yanından geçerken dönüp bakmadı~ bile.',
      },
      {
        level: 3,
        text: '“Kim söyledi sana bunu?” diye sordu^ {H}. “Karşıdaki söyledi, ona da gören söylemiş.” Göreni aradı^; gören de artık gördüğünü değil, [anlattığını|kendi anlattığını] hatırlıyordu~. “Sen orada mıydın?” dedi~. “Oradaydım.” “Öyleyse bilirsin,” dedi~, “nasıl gürlediğini.”',
      },
      {
        level: 3,
        text: 'Hikâyenin bir adı da olmuştu~: Büyük Gün. {H} o günü düşündü^; ne büyüktü~ ne küçük, ötekiler kadardı~. Ama adı söylenince dinleyenler [sırtlarını dikleştiriyor|toparlanıyor], sesler alçalıyordu~. Bir günün adı olunca boyu da uzuyordu~.',
      },
      {
        level: 1,
        text: '“Duydun mu?” dedi~ anlatan, karşısındakinin kim olduğunu bilmeden. “Yer sarsılmış, gök gürlemiş, üç gün üç gece sürmüş.” {H} sesini^ çıkarmadı^. Yer yerinde durmuştu~; hepsi de [göz açıp kapayana kadar|bir solukta] olup bitmişti~.',
      },
      {
        level: 2,
        text: '“Sonra?” dedi~ dinleyenlerden biri. “Sonrası daha da korkunç,” dedi~ anlatan ve biraz düşündü~. O düşünürken {H}+de merak etti^. Kendi başına^ gelenin sonunu ilk kez [bekliyordu^|merak ediyordu^]. Bir yandan da gülmemek için kendini^ tuttu^.',
      },
      {
        level: 3,
        text: 'Gece, olanı bir de onların anlattığı gibi düşündü^. Üç gün üç gece, fırtına, gürültü. Böylesi [daha güzeldi~|daha görkemliydi~], bunu kabul etmeliydi^. Ama o güzel hikâyenin içinde {H} yoktu~; yalnız ona benzeyen, daha büyük bir şey vardı~.',
      },
      {
        level: 3,
        text: 'Ertesi gün iki küçük, yol kenarında oyun oynuyordu~. Biri fırtına oldu~, öteki {H}. “Ben daha [korkuncum|büyüğüm],” dedi~ fırtına. {H} durup seyretti^. Öteki yere düşüyor, kalkıyor, hiç yapmadığı^ kadar cesur davranıyordu~.',
      },
      {
        level: 3,
        text: 'Birisi resmini bile yapmıştı~: toprağa, bir değneğin ucuyla. Ortada kocaman bir şey duruyordu~, ağzı açık, tepesinde şimşek. “Bu kim?” diye sordu^ {H}. “Kim olacak,” dediler~, “[o|ta kendisi].” {H} şimşeğin altına iyice baktı^; çizilen, gözlerine kadar yabancıydı~.',
      },
      {
        level: 3,
        text: 'Bir ihtiyar, dinleyenlerin en arkasında başını sallıyordu~. “Benim için de böyle bir şey anlatmışlardı,” dedi~. “Sonra?” diye sordu^ {H}. “Düzeltmedim, hoşuma gitti. Şimdi hangisi oldu, hangisi anlatıldı, [seçemiyorum|ayıramıyorum].” Gülerek söyledi~, ama yalnız ağzı gülüyordu~.',
      },
      {
        level: 2,
        text: '“Sen onu tanıyor musun?” diye sordu~ bir başkası {H:dat}. “Az çok,” dedi^ {H}. “Nasıl biri?” {H} bu soruya hazır değildi^. “Sıradan,” dedi^ sonunda. Soran inanmadı~, [gözlerini kıstı~|başını salladı~]. “Kıskanıyorsun galiba,” dedi~ ve gitti~.',
      },
      {
        level: 1,
        text: 'Gün geçtikçe hikâye uzadı~. İçine bir şarkı girdi~, bir hazine girdi~, ağlayan biri girdi~. {H} bir akşam dayanamadı^: “Peki sonu nasıl bitiyor?” Anlatan sustu~, [çevresine|göğe] baktı~. “Sonunu,” dedi~, “daha kimse söylemedi.”',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} araya girdi~; herkes bir an o yana döndü~. Anlatan fırsatı kaçırmadı~: “İşte o gün de böyle bir ses duyulmuş.” {H} güldü^. Duyulmamıştı~. Ama ses artık hikâyeye girmişti~, çıkarmanın [yolu yoktu~|imkânı yoktu~].',
      },
      {
        level: 2,
        text: 'Susabilirdi^; hikâye nasıl olsa bir gün yorulup duracaktı~. {H} bunu düşündü^. Sonra başka bir şey düşündü^: hikâye durunca geriye yalnız o kalacaktı~, gürültülü, kocaman, [yabancı|uydurma]. Doğrusunu bilen bir kişi de susarsa doğru nereye gidecekti~?',
      },
      {
        level: 3,
        text: 'O gece kimseye görünmeden her şeyin olduğu yere gitti^. Ne yarık vardı~ ne yanık; yerde her zamanki izler, [her zamanki|bildik] sessizlik. Hikâye burada doğmuştu~ ama artık burada oturmuyordu~. {H} biraz bekledi^, belki bir parçası kalmıştır diye.',
      },
      {
        level: 3,
        text: 'Anlatmayı kendi kendine^ denedi^. Birinci cümle iyiydi~, ikincisi kısaydı~, üçüncüsü [yoktu~|hiç yoktu~]. Bir daha denedi^; bu kez biraz fırtına kattı^, sonra utandı^, vazgeçti^. Geriye kalan doğru küçücüktü~, bir lokma kadar, ama sıcaktı~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'O akşam havada {K} vardı~. {H} kokuyu duyunca o günü olduğu gibi hatırladı^: ne gürültü ne şarkı, yalnız bu koku ve kalbin çarpışı. Hikâyelerde koku [anlatılmıyordu~|olmuyordu~]. Demek onu yalnız orada olan biliyordu~.',
      },
      {
        level: 1,
        text: '“Sonunu ben biliyorum,” dedi^ {H} ve {V.dik:acc} olduğu gibi anlattı^. Kısacık sürdü~. Anlatanın yüzü düştü~. “Bu kadar mı?” “Bu kadar.” “Fırtına?” “Yoktu.” “Ya ağlayan?” {H} biraz düşündü^. “O vardı,” dedi^. “[Bendim|O bendim].”',
      },
      {
        level: 3,
        text: 'Kimse gülmedi~. Arkalardan biri öksürdü~, küçüklerden biri yaklaştı~. “Korktun mu?” diye sordu~. {H} başını^ eğdi^. “Korktum.” “Sonra?” “Sonra [geçti|geçmedi, alıştım].” Küçük bunu duyunca rahatladı~; hazineyi hiç sormadı~.',
      },
      {
        level: 2,
        text: '“Ben de bir gün korkmuştum,” dedi~ anlatan, sesi ilk kez alçalarak. “Ne olmuştu?” “Büyük bir şey değil.” “Anlat,” dedi^ {H}. Anlatan [etrafına|dinleyenlere] bakındı~, kısa bir hikâyeye başlayacak yer aradı~; büyük hikâyelerin yanında küçüğünün yeri kalmamıştı~.',
      },
      {
        level: 3,
        text: 'Kısa hikâyenin kötü yanı, çabuk bitmesiydi~. Dinleyenler bittiğini anlamadı~, biraz daha bekledi~. Sonra içlerinden biri, “Yani,” dedi~, “bizim de başımıza gelebilirdi.” [Kocaman hikâyede|Öteki hikâyede] bunu hiçbiri düşünmemişti~; o kadar büyük şey ancak başkalarına olurdu~.',
      },
      {
        level: 3,
        text: 'Anlatan peşinden geldi~. “Benim hikâyem ne olacak?” dedi~. “Üç gündür onunla karnım doyuyor.” {H} bunu hesaba katmamıştı^. “Fırtına sende kalsın,” dedi^. “Sahiden mi?” “Başka bir günün fırtınası olarak.” Anlatan düşündü~; [olur gibiydi~|olabilirdi~].',
      },
      {
        level: 1,
        text: 'O akşam olan bir kez daha anlatıldı~, ilk kez kısa, ilk kez doğru. Fırtınasız, şarkısız, hazinesiz. Anlatılınca kimse alkışlamadı~; [yalnız|ama] herkes birbirine biraz daha yaklaştı~. Küçüklerden biri {H:gen} yanına^ sokuldu~. “Bir daha,” dedi~.',
      },
    ],
  },
  {
    name: 'the-apprentice',
    needs: ['!solitary', '!space', '!confined', '!several'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.olağan}. O sırada seyredildiğini^ bilmiyordu^. Az ötede bir salyangoz vardı~; boynuzlarını sonuna kadar uzatmış, [hiç kıpırdamadan|gözünü ayırmadan] bakıyordu~. “Bana da öğretir misin?” dedi~.',
      },
      {
        level: 2,
        text: '“Geceden yola çıktım,” dedi~ salyangoz. “Bir şey olacağını biliyordum, ne olacağını bilmiyordum. Bizim gibiler ya geceden çıkar ya [hiçbir şey göremez|her şeye geç kalır].” Böyle bir seyirci {o:acc} hem sevindirdi~ hem biraz utandırdı~.',
      },
      {
        level: 3,
        text: '“Sana ne yararı var?” diye sordu^ {H}. “Yararı mı?” Salyangoz bu sözü evirip çevirdi~. “Ben her şeyi yararına göre öğrenseydim,” dedi~, “[bir tek|yalnız] yapışmayı bilirdim. Onu zaten biliyorum.” Göstermek için kendini biraz daha sağlam yapıştırdı~.',
      },
      {
        level: 1,
        text: '“Neyi öğreteyim?” dedi^ {H}. “Bunu. Sende olanı.” {H} {V.dik:acc} anlatmaya çalıştı^, anlatamadı^; {o:dat} da kimse öğretmemişti~, olmuştu~ işte. Salyangoz dinledi~, boynuzlarından birini eğdi~. “Öyleyse,” dedi~, “[baştan|en başından] başlayalım. İlk önce ne olur?”',
      },
      {
        level: 3,
        text: '“Adın ne?” diye sordu^ {H}. Salyangozun adı yoktu~; çağıran olmamıştı~ hiç. “Yavaş derler,” dedi~, “ama o ad değil, şikâyet.” “Öğrenci diyeyim.” Salyangozun [kabuğu parladı~|boynuzları uzadı~]; o günden sonra her sözüne “Öğrenci diyor ki,” diye başladı~.',
      },
      {
        level: 3,
        text: '“Önce ne yana bakıyorsun? Gözün açık mı oluyor, kapalı mı? İçinden bir şey söylüyor musun?” {H} hiçbirine dikkat etmemişti^. “Bilmiyorum,” dedikçe salyangoz seviniyor, [boynuzlarını sallıyor|yerinde duramıyor], “Demek bunu ben bulacağım,” diyordu~.',
      },
      {
        level: 2,
        text: 'İlk gün yalnız başlangıca ayrıldı~. Salyangoz bir türlü başlayamıyordu~; [tam|her seferinde] başlayacakken aklına bir şey takılıyor, duruyor, özür diliyordu~. “Acele etme,” dedi^ {H}. Bunu salyangoza o güne kadar kimse söylememişti~; herkes acele etmesini söylerdi~.',
      },
      {
        level: 3,
        text: 'Gösterirken kendini^ izlemek tuhaftı~. Bir çırpıda olup biten şey, parçalarına ayrılınca upuzun bir yola dönmüştü~. {H} bu yolun [ortasında|bir yerinde], salyangozun sorusunu beklerken, hiç bilmediği^ bir dönemece rastladı^; meğer orada bir an durmak gerekiyordu~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} ders olmaz sanmıştı^, oysa en iyi ders orada oldu~. Salyangoz çevreyi inceledi~, her şeye boynuzunun ucuyla [dokundu~|şöyle bir değdi~]. “Yerini bilmek gerek,” dedi~. “Yerini bilmeyen taklit eder, bilen öğrenir.”',
      },
      {
        level: 2,
        text: 'İkinci gün salyangoz devrildi~, kabuğunun üstünde bir kez döndü~, kaldı~. {H} doğrulmasını bekledi^. “Oldu mu?” diye sordu~ salyangoz, [başı döne döne|daha doğrulmadan]. “Olmadı.” “Yaklaştı mı?” {H} yalan söylemek istemedi^, doğruyu da söylemek istemedi^. “Güzel döndün,” dedi^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyulunca salyangoz evine çekildi~. “Geçti,” dedi^ {H}. İçeriden boğuk bir ses geldi~: “Sen böyle olunca nereye çekiliyorsun?” “Çekilecek kabuğum yok.” “Zor,” dedi~ ses. {H} o gün [ara sıra|bir iki kez] bunu düşündü^.',
      },
      {
        level: 3,
        text: 'Öğrenci çabuk yoruluyordu~. Yorulunca evine giriyor, içeride [uzun uzun|bir süre] kıpırdanıyordu~. {H} bekledi^. Bu beklemelerde çevresine^ bakmayı öğrendi^: her şeyin bir gölgesi vardı~, her gölgenin bir yürüyüşü vardı~ ve hepsi salyangozdan biraz hızlıydı~.',
      },
      {
        level: 2,
        text: '“Senden önce başkasına sordum,” dedi~ salyangoz bir ara. “Ne dedi?” “Güldü.” O başkasının kim olduğunu sormadı^. {H}+de az kalsın gülecekti^; gülmediğine^ [sevindi^|şükretti^]. Salyangoz bunu söylerken boynuzlarını indirmiş, yere bakıyordu~.',
      },
      {
        level: 3,
        text: 'İkinci günün sonunda salyangoz bir soru sordu~. “Sen bunu başka türlü de yapabilir miydin?” {H} “Hayır,” diyecekti^, diyemedi^. O ana kadar başka türlüsünün [olabileceği|bulunabileceği] aklına^ gelmemişti~. “Bilmiyorum,” dedi^, o gün onuncu kez.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Havada {K} vardı~. “Bu da dersin içinde mi?” diye sordu~ salyangoz. “Hayır.” “Her baktığımda böyle kokuyor ama.” {H} bunu bilmiyordu^. Demek olanın bir kokusu da vardı~ ve onu [yalnız|bir tek] seyreden duyuyordu~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Bir ara {G.di}. “İşte bu!” dedi~ salyangoz. “Bunu hiç söylememiştin.” “Bu sayılmaz, bunu hep yaparım.” “Hep yapılan en çok sayılır,” dedi~ salyangoz ve o gün akşama kadar yalnız onu [çalıştı~|denedi~].',
      },
      {
        level: 2,
        text: 'O gece {H} olanı baştan sona içinden^ geçirdi^. Eskiden çabucak biterdi~; bu kez bir yerinde durdu^. Salyangoz olsa tam orada “Yeniden,” derdi~. {H} bekledi^, ses çıkmadı~. Karanlıkta, [kimse istemeden|kendiliğinden], bir kez daha başladı^.',
      },
      {
        level: 3,
        text: 'Sonunda dersin bir tek sözü kaldı~: “Yeniden.” Kim önce söylerse öteki başlıyordu~. Öğleye doğru söze de gerek kalmadı~; salyangozun boynuzu kalkıyor, [her şey baştan|iş baştan] oluyordu~.',
      },
      {
        level: 3,
        text: 'İki karınca durup baktı~. “Ne yapıyorlar?” dedi~ biri. “Öğreniyorlar,” dedi~ öteki. “Hangisi hangisinden?” Karıncalar [biraz|bir süre] seyretti~, anlaşamadı~, yüklerini yeniden alıp yürüdü~. Soruyu duyan {H}+de cevabı bulamadı^.',
      },
      {
        level: 1,
        text: 'Ders üç gün sürdü~. Salyangoz ağır ağır deniyor, yarısında yoruluyor, evine girip çıkıyordu~. Üçüncü akşam bir şey oldu~: [istenene|beklenene] hem benziyordu~ hem hiç benzemiyordu~. {H} gülmek için ağzını^ açtı^, kapadı^. Salyangozun boynuzları sevinçten titriyordu~.',
      },
      {
        level: 3,
        text: '“Başı biraz eğri oldu,” dedi^ {H}, “ortası uzun. Bir de sonu yok.” “Sonunu bilerek yapmadım,” dedi~ salyangoz. “Hepsini öğrenen bir daha gelmez.” Bunu [çok ciddi|ağırbaşlı] bir yüzle söyledi~; sonra evine girip biraz güldü~.',
      },
      {
        level: 3,
        text: '“Karşılığında ne verebilirim?” diye sordu~ salyangoz. {H} bir şey istemedi^. “Öyle olmaz. Sana yapışmayı öğreteyim.” {H} denedi^, beceremedi^. Salyangoz gülmedi~. “Başı güzeldi,” dedi~, “[ortası biraz hızlı|ortasında acele ettin].”',
      },
      {
        level: 1,
        text: '“Bizde bunu yapabilen yok,” dedi~ salyangoz. “Bizde de,” dedi^ {H} ve söylediğine^ şaştı^. O güne kadar bunu [yalnız|hep] başına^ gelen bir şey saymıştı^; birinin geceden yola çıkıp öğrenmek isteyeceği bir şey olduğu aklına^ gelmemişti~.',
      },
      {
        level: 3,
        text: '“Bunu kime göstereceksin?” diye sordu^ {H}. Salyangozun yedi yavrusu vardı~, hepsi mercimek kadar. “Onlara değil,” dedi~. “Onlar kendilerininkini bulsun. Bizim orada bir ihtiyar var, hiçbir yere gidemiyor. [Akşamları|Geceleri] ona göstereceğim.”',
      },
      {
        level: 1,
        text: 'Dördüncü sabah salyangozun yeri boştu~; oradan uzaklara [incecik|parlak] bir iz uzanıyordu~. {H} izi gözüyle^ sürdü^. İz ileride, ilk dersin yapıldığı yerde bir kez dönüyor, orada biraz kalınlaşıyordu~: gitmeden önce bir kez daha denemişti~.',
      },
    ],
  },
];
