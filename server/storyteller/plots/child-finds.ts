import type { Plot, PlotClass } from '../types.ts';

/** A child finds a thing that stays where one can look at it. */
const FIND_PLOTS: readonly Plot[] = [
  {
    name: 'what-would-you-do-first',
    needs: ['!solitary'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Önce gören var mı diye sağına^ soluna^ baktı^, sonra bir daha baktı^. Kimse yoktu~. Bunu birine göstermek istiyordu^; ama yanlış bir kişiye gösterirse^ {O:acc} [elinden^ alırlardı~|ona bırakmazlardı~].',
      },
      {
        level: 3,
        text: 'Yanlış kişilerin nasıl konuştuğunu biliyordu^. “Dur bakayım,” derlerdi~, “çekil bakayım,” derlerdi~, sonra araya giren sırtlarından [hiçbir şey görünmezdi~|bir şey seçilmezdi~]. Bir keresinde bulduğu^ yeşil düğme böyle gitmişti~; nereye konduğunu kimse hatırlamamıştı~.',
      },
      {
        level: 2,
        text: 'Demek ki önce sormak gerekiyordu~. Sorunun kısası iyiydi~; büyükler uzun soruların sonunu [beklemezdi~|dinlemezdi~]. İçinden^ üç soru kurdu^, ikisini beğenmedi^. Üçüncüyü dudaklarını^ kıpırdatarak birkaç kez söyledi^, sonra ilk gelecek olanı beklemeye başladı^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} yapılacak iş duruyordu~; birazdan {o:acc} çağırırlardı~. {H} bunu bile bile [yerinden^|oradan] ayrılmadı^. Bir kez ayrılsa^, döndüğünde^ {O:acc} başka biri bulmuş olacaktı~; sonra da kimse ilk bulanı sormazdı~.',
      },
      {
        level: 1,
        text: 'İlk gelen, acelesi olan bir kadındı~. {H} {O:dat} gövdesini^ siper etti^. “Bir şey bulsan ilk ne yaparsın?” diye sordu^. “Kimin diye sorarım,” dedi~ kadın, [durmadan|adımını yavaşlatmadan] geçti~. Doğru bir cevaptı~; {H} yine de kıpırdamadı^.',
      },
      {
        level: 3,
        text: 'Kadın uzaklaşırken bir kez dönüp baktı~, adımı bozuldu~, sonra yine hızlandı~. {H} bunu gördü^. Bir soru insanın peşinden ne kadar [gidebilirdi~|giderdi~]? Aç bir köpek kadar mı, yoksa ancak köşeye kadar mı?',
      },
      {
        level: 3,
        text: '“Kimin?” diye düşündü^ {H} kadının ardından. Belki bir sahibi vardı~, belki şu anda onu arıyordu~. Ama kadın bunu {O:acc} görmeden sormuştu~; görse belki başka bir şey [sorardı~|derdi~]. {H} onu geri çağırmayı aklından^ geçirdi^, çağırmadı^.',
      },
      {
        level: 3,
        text: 'İkinci gelenin elleri doluydu~. “Bulan ben miyim?” dedi~. “Sensin.” “Saklarım öyleyse, kimse almasın.” {H} bunu da anladı^; kendi^ yaptığı^ da [bundan başka bir şey değildi~|buydu~]. Ama saklayan birine bir şey göstermek, onu kuyuya bırakmaya benzerdi~.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Bir ara burnuna^ {K} geldi~. {O} da kokuyor muydu~? Bunu merak etti^ ama eğilip koklamaya [çekindi^|utandı^]; tam o sırada biri gelse {O:acc} değil, koklayan bir çocuğu görür, gider onu anlatırdı~.',
      },
      {
        level: 3,
        text: 'Bir başkası soruyu işitmedi~ bile; {H} yeniden sorunca “Ne güzel,” dedi~ ve yürüdü~. En kötü cevap buydu~. Ters bir söz söyleyen hiç değilse [dinlemiş olurdu~|duymuş olurdu~]. {H} dönüp {O:acc} yokladı^: yerindeydi~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} bir an kesildi~; {H} birinin geldiğini sanıp [doğruldu^|toparlandı^]. Gelen olmadı~. Bir şeye siper olmak ne zordu~: sırtı^ kaşınıyor, boynu^ tutuluyor, gözleri^ önüne^ bakarken aklı^ hep arkada kalıyordu~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: 'Bekleyen biri gibi görünmemek için {G.di}, [her günkü gibi|hiç acele etmeden]. İşe yaradı~: bir kişi daha geldi~ geçti~, ne {o:dat} baktı~ ne {O:dat}. Sevinmesi^ gerekirdi~; {H} nedense biraz da gücendi^.',
      },
      {
        level: 1,
        text: 'Derken tanıdığı^ bir büyük, {F}, göründü~. {H} ona da sordu^. Gelen durdu~. “Neymiş bulduğum?” “Söyleyemem.” “Öyleyse ilk iş bakarım. Görmeden ne yapacağımı nereden bileyim?” {H} biraz düşündü^, sonra yana çekildi^: {O} [ortaya çıktı~|meydandaydı~].',
      },
      {
        level: 3,
        text: '{F} hemen atılmadı~. Önce {H:dat}, sonra {O:dat}, sonra yeniden {H:dat} baktı~. “Dokunabilir miyim?” dedi~. “Daha değil.” Bunun üzerine ellerini arkasında birleştirdi~. Böyle bir şeyi soran bir büyük [pek bulunmazdı~|az bulunurdu~].',
      },
      {
        level: 2,
        text: '“Ne zamandır böyle duruyorsun?” diye sordu~ {F}. “Bulduğumdan beri.” “Hep sırtın dönük mü?” “Görmesinler diye.” {F} başını salladı~. “Sıkı nöbet tutmuşsun,” dedi~ ve {H:gen} önünü^ kapatmamak için [biraz|azıcık] kenara geçti~.',
      },
      {
        level: 3,
        text: '“Neye benziyor sence?” diye sordu^ {H}. {F} bir şey söyleyecek oldu~, vazgeçti~. “Söylersem ikimiz de hep ona benzetiriz,” dedi~. “Daha doğru dürüst bakmadık.” {H} alındı^; kaç zamandır [buradaydı^|bununla uğraşıyordu^] işte.',
      },
      {
        level: 3,
        text: '“Sevindin mi ilk görünce?” diye sordu~ {F}. “Önce inanmadım.” “Ben de daha inanmış değilim.” Bir büyüğün bunu [çekinmeden|böyle açıkça] söylemesi {H:acc} rahatlattı~; omuzları^ kendiliğinden indi~. Onları ne zamandır yukarıda tuttuğunu^ bilmiyordu^.',
      },
      {
        level: 3,
        text: '{F} biraz geri durdu~, sonra {H:gen} boyuna^ gelinceye kadar çömeldi~; dizinden bir ses geldi~. “Buradan başka türlü görünüyormuş,” dedi~. “Sen hep buradan mı bakıyorsun?” {H} bu soruya [gülümsedi^|şaştı^]: başka nereden bakacaktı^ ki?',
      },
      {
        level: 1,
        text: '{F} uzun uzun baktı~. “Peki, sen ilk ne yaptın?” dedi~. {H} ağzını^ açtı^, kapadı^. Gören var mı diye bakmıştı^, gelenlere bakmıştı^. {O:dat} bakmaya sıra gelmemişti~; üstüne de hep [kendi^ gölgesi^|gölgesi^] düşmüştü~.',
      },
      {
        level: 2,
        text: 'Şimdi baktı^. Gölge çekilince {O:gen} bir yanının öbür yanından koyu olduğu, üstünden incecik bir izin [geçtiği|uzandığı] seçiliyordu~. “Bu iz hep burada mıydı?” dedi^. “Sen buldun,” dedi~ {F}. “Ben de sana soracaktım.”',
      },
      {
        level: 3,
        text: 'Parmağını^ {O:gen} üstünde, ilk kez acele etmeden gezdirdi^. Bir yeri kaygan, bir yeri pütürlüydü~, bir yeri ise [beklenmedik biçimde|şaşılacak kadar] ılıktı~. {F} sormadı~, acele ettirmedi~; yalnız parmağın durduğu yerde o da soluğunu tuttu~, parmak yürüyünce bıraktı~.',
      },
      {
        level: 3,
        text: '“Sesimizi alçalttık,” diye fısıldadı~ {F} birden. Gerçekten de ne zamandır her söz [fısıltıyla|yavaşça] söyleniyordu~. Uyanacak kimse yoktu~. {H}+de fısıldadı^: “Böyle kalsın.” Neden böyle istediğini^ soran olsa bilemezdi^.',
      },
      {
        level: 3,
        text: '“Ben gelmesem bulunur muydu?” diye sordu^ {H}. “Bulan çıkardı,” dedi~ {F}. “Ne zaman?” “Orasını bilemem. Belki yarın, belki sen büyüyünce.” {H} {O:acc} ondan önce görmeden geçen herkese içinden^ [teşekkür etti^|gizlice teşekkür etti^].',
      },
      {
        level: 2,
        text: '“Kimin olduğunu yine de sormamız gerekecek,” dedi~ {F}. “Biliyorum. Kadın da öyle söyledi.” “Ne zaman soralım?” {H} {O:dat} baktı^. Bir kez sorulursa artık yalnızca bakmakla kalınmayacaktı~. “Yarın,” dedi^. “Bugün [daha yeni başladım|daha bakıyorum].”',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{F} bunun neye yaradığını sormadı~. {T:acc} sorsalar {H} hemen söylerdi^: neye yaradığını, nereye konduğunu, kimin olduğunu. {O:gen} böyle [hazır|bilinen] bir karşılığı yoktu~; belki de bu yüzden bakması uzun sürüyordu~.',
      },
      {
        level: 2,
        text: '“Biri daha gelirse yine soracak mısın?” dedi~ {F}. “Soracağım.” “Ya aynı cevabı verirse?” {H} bunu [tarttı^|düşündü^]. “Yanlış değil ki o cevap,” dedi^. “Kimin diye de sorulur. İlk o sorulmaz, o kadar.”',
      },
      {
        level: 3,
        text: '{F:gen} gideceği bir yer, bekleyenleri vardı~; bunu bir kez söyledi~, kalkmadı~. Biraz sonra bir kez daha söyledi~. {H} üçüncüsünü [bekledi^|kolladı^], ama {F} onun yerine {O:gen} bir yerini gösterdi~: “Bak, burası ötesine hiç benzemiyor.”',
      },
      {
        level: 1,
        text: 'Aceleci kadın dönüşte durdu~. “Deminki soruya başka bir şey diyecektim,” dedi~. “Galiba önce bakardım.” {H} {F:dat} göz attı^. Sonra gölgesi^ {O:gen} üstüne düşmesin diye [bir adım|biraz] geriledi^ ve kadına yer açtı^.',
      },
    ],
  },
];

/** A child has a thing that fits under a coat. */
const HELD_PLOTS: readonly Plot[] = [
  {
    name: 'the-arm-that-hurt',
    needs: ['holdable', '!solitary'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Hemen koynuna^ soktu^, kolunu^ üstüne bastırdı^ ve hiçbir şey olmamış gibi yürüdü^. {O} önce {o:acc} ürpertti~, sonra ısındı~, sonra aşağı kaymaya başladı~. Kolu^ [artık|bundan sonra] yalnız bu işe yarayacaktı~.',
      },
      {
        level: 2,
        text: 'Tek elle nelerin olduğunu, nelerin olmadığını o gün öğrendi^. Yüz yıkanıyordu~, düğme ilikleniyordu~; ip bağlanmıyor, ekmek bölünmüyordu~. Koşmak [büsbütün yasaktı~|hiç olmuyordu~]: bir iki adımda {O} yana kayıyor, dirseği^ de peşinden gidiyordu~.',
      },
      {
        level: 3,
        text: 'Bir kez neredeyse düşürüyordu^. Eğilmiş, bir an unutmuştu^; {O} aşağı kayınca dizini^ kaldırıp tuttu^, leylek gibi tek ayak üstünde kaldı^. Gören biri oyun sandı~, [alkışladı~|el çırptı~]. {H} o hâlde, başıyla^ selam verdi^.',
      },
      {
        level: 3,
        text: 'Neden sakladığını^ sorsalar doğru dürüst bir cevabı^ yoktu~. Yalnız, açıkta gördükleri her şeye büyükler bir yer bulurlardı~: bir raf, bir kutu, [başka birinin cebi|kendi cepleri]. {H} {O:gen} yeri hemen belli olsun istemiyordu^.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} herkes iki eliyle çalışıyordu~. {H} buna ilk kez dikkat etti^; ne çok iş iki el istiyordu~! “Şunun ucundan tut,” dediler~; tek eliyle^ tuttu^, kalanını çenesine^ sıkıştırdı^. [Beceriksiz|Sakar] sanılmayı göze almıştı^.',
      },
      {
        level: 3,
        needs: ['tool'],
        text: '{T:acc} uzattılar~; {H} bu kez boştaki eliyle^ aldı^. Alışmadığı^ elinde^ {T} bir türlü [doğru durmuyordu~|söz dinlemiyordu~]. “Neyin var bugün?” diyen çıktı~; dönüp cevabını bekleyen çıkmadı~.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyulunca sıçradı^, kolu^ bir an gevşedi~. {O} kayıp beline^ kadar indi~. Orada kimse görmezdi~ ama artık oturmak da olmuyordu~; {H} bir süre, oturmayı hiç sevmeyen biri gibi [ayakta|dimdik] bekledi^.',
      },
      {
        level: 3,
        text: 'Bir süre sonra kolu^ kendi başına karar verir oldu~: {H} başka şey düşünürken de bastırıyor, biri yaklaşınca daha çok bastırıyordu~. Saklamak oyun diye başlamıştı~; şimdi [iş gibi bir şeydi~|işe benziyordu~], üstelik arası yoktu~.',
      },
      {
        level: 1,
        text: '“Kolun mu ağrıyor?” diye sordu~ yakındaki büyüklerden biri, {F}. “Hayır.” “Karnın mı?” “Hayır.” Elini {H:gen} alnına^ koydu~. “Ateşin yok,” dedi~, “ama bir şeyin var.” {H} [başını^|gözlerini^] eğdi^: bir şeyi^ vardı~ gerçekten.',
      },
      {
        level: 2,
        text: '“Dilini çıkar,” dedi~ {F}. {H} çıkardı^. “Pembe. Şimdi öksür.” Öksürdü^; koynundaki^ de yerinden oynadı~. {F} bunu gördü mü, anlaşılmadı~. Bir an {H:gen} dirseğine^ baktı~, sonra gözünü [usulca|ağır ağır] başka yere çevirdi~.',
      },
      {
        level: 3,
        text: 'Hasta sayılmanın kuralları vardı~: alçak sesle konuşulur, gülünmez, sorulunca “biraz” denirdi~. {H} bunları iyi biliyordu^. Yalnız eskiden ağrı kendiliğinden gelirdi~; bu kez onu [neresine^|nereye] koyacağını^ bilemiyordu^.',
      },
      {
        level: 3,
        text: '“Ne yedin bugün?” diye sordu~ {F}. “Düştün mü? Biri bir şey mi dedi?” Sorular yaklaşıyor, teğet geçiyor, yeniden uzaklaşıyordu~. {H} hepsine doğru cevap veriyor ve hiçbir şey söylememiş oluyordu^; bunun bu kadar [kolay|rahat] olması {o:acc} şaşırttı~.',
      },
      {
        level: 1,
        text: '{F} {o:acc} oturttu~, su getirdi~, üstünü^ örttü~. İyi bakılmak güzeldi~; ama su tek elle içiliyor, örtü tek elle çekiliyordu~. {H} {O:acc} gösterirse^ hasta olmadığı^ da ortaya çıkacaktı~. Göstermezse^ [daha da iyi bakacaklardı~|bu böyle sürecekti~].',
      },
      {
        level: 3,
        text: 'Sonra kaşıkla acı bir şey içirdiler~. {H} yüzünü^ buruşturdu^, yuttu^; saklamanın böyle bir [bedeli|tadı] olacağını hesaba katmamıştı^. “Yarım saat sonra bir kaşık daha,” dedi~ {F}. {O} kolunun^ altında, acıdan habersiz, ılık ılık duruyordu~.',
      },
      {
        level: 3,
        text: 'Örtünün altında kolunu^ yokladı^. Parmakları^ karıncalanıyor, dirseği^ sızlıyordu~. {O:acc} öbür yanına^ geçirmeyi düşündü^; ama bunun için iki elinin^ birden kaybolması gerekiyordu~, {F} ise [gözünü ayırmıyordu~|başını çevirmiyordu~].',
      },
      {
        level: 2,
        text: '“Söyleyeceğin bir şey olsa söylerdin,” dedi~ {F}. “Söylerdim.” “Demek yok.” “Biraz var,” dedi^ {H}. {F} bunu [yadırgamadı~|olağan karşıladı~]. “Biraz olan ya geçer ya çoğalır,” dedi~. “Bekleyelim bakalım.” Karşıya geçip oturdu~ ve beklemeye koyuldu~.',
      },
      {
        level: 3,
        text: 'Geçen biri “Nesi var?” diye sordu~. {F} ağzını açtı~, {H:dat} baktı~. “Kolu,” dedi~ yalnızca. “Vah vah,” dedi~ soran ve yürüdü~. {H} {F:acc} [göz ucuyla|yan yan] süzdü^: yalan söylememişti~, her şeyi de söylememişti~.',
      },
      {
        level: 2,
        text: '“Nerede başlıyor ağrı?” {H} dirseğini^ gösterdi^; bu kez doğruydu~. {F} dirseği ovdu~, bileğe indi~, sonra kolu yavaşça kaldırmak istedi~. {H} [bırakmadı^|kaskatı kesildi^]. “Burası kalkmak istemiyor,” dedi~ {F}, hiç şaşırmadan.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: 'Burnunu^ yakasından^ içeri soktu^. Orada {K} vardı~, bir de {O:abl} gelen, adını bilmediği^ ince bir koku. Birbirine karışıyorlardı~. Biraz daha beklese^ hangisi hangisiydi, [ayıramayacaktı^|kestiremeyecekti^].',
      },
      {
        level: 1,
        text: '“Ben senin kadarken kolumu bir ay böyle tuttum,” dedi~ {F} birden. {H} kıpırdamadı^. “Ne vardı altında?” “Unuttum. Kolumun uyuştuğu aklımda, altındaki değil.” {H} [telaşla|korkuyla] düşündü^: {O} nasıldı~, tam olarak?',
      },
      {
        level: 3,
        text: '“Bir ay mı?” dedi^ {H}. “Bir ay. Uyurken de.” “Kimse anlamadı mı?” “Anladılar herhâlde. O ara bana pek iyi bakarlardı.” {F} kendi dirseğini tuttu~, [dalgın dalgın|farkında olmadan] bastırdı~; sanki altında hâlâ bir şey vardı~.',
      },
      {
        level: 3,
        text: '“Hiç mi hatırlamıyorsun?” diye sordu^ {H}. “Düzdü galiba. Ya da yuvarlaktı.” {F} parmağıyla havaya bir biçim çizdi~, beğenmedi~, başka bir biçim çizdi~; çizdikleri birbirine benzemiyordu~. {H} o parmağa [acıdı^|üzülerek baktı^].',
      },
      {
        level: 2,
        text: '“Kaybettin mi sonra?” dedi^ {H}. “Bilmem. Bir gün kolumu indirdim, hiçbir şey düşmedi.” {F} bunu [ilk kez|kendine de ilk kez] anlatıyor gibiydi~. “Demek daha önce düşmüş. Ben kim bilir ne zamandır boşuna sıkıyormuşum.”',
      },
      {
        level: 3,
        text: '“Kızarlar diye mi saklamıştın?” diye sordu^ {H}. “Yok. Severler diye.” {F} sözün ardını hemen getirmedi~. “Sevilen şey elden ele dolaşır. Ben dolaşmasın istedim.” {H} bunu [çok iyi|hemen] anladı^; kolu^ biraz daha sıkıştı~.',
      },
      {
        level: 3,
        text: 'Gözlerini^ yumdu^. Kenarını hatırlıyordu^, ağırlığını hatırlıyordu^; rengine gelince [durdu^|takıldı^]. Bütün gün üstünde^ taşımıştı^ da doğru dürüst bir kez bakmamıştı^. Kolunun^ altındaki şey yavaş yavaş kolunun^ ağrısına dönüyordu~.',
      },
      {
        level: 3,
        text: '“Benim mi, onu da bilmiyorum,” dedi^ {H} alçak sesle. “Onu sormadım ki,” dedi~ {F}. “Sorarsan söylemem gerekir.” “Önce kolun geçsin.” Bu [iyi bir anlaşmaydı~|akla yatkın bir anlaşmaydı~]; {H} başını^ salladı^.',
      },
      {
        level: 3,
        text: 'Parmağını^ yakasından^ soktu^, dokundu^: oradaydı~. Çıkarması^ bir an sürecekti~. Ama bir kez çıktı mı bir daha böyle [ılık|yakın] olmayacaktı~; herkesin gördüğü, herkesin bir ad verdiği bir şey olacaktı~. Kolu^ titremeye başlamıştı~ bile.',
      },
      {
        level: 1,
        text: '{O:acc} çıkardı^, örtünün üstüne, ışığa koydu^. {F} elini uzatmadı~. “Demek ağrıyan buymuş,” dedi~. {H} boşalan kolunu^ salladı^, bir daha salladı^. Sonra iki elini^ dizlerine^ koyup {O:dat} [baştan|yeni baştan] bakmaya başladı^.',
      },
    ],
  },
];

/** A child finds or takes a thing. */
export const CHILD_FINDS: readonly PlotClass[] = [
  {
    name: 'child-finds',
    verbs: new Set(['bulmak', 'keşfetmek', 'çıkarmak']),
    needs: [
      'child',
      'human',
      'object',
      '!negative',
      '!creature',
      '!person',
      '!person-object',
      '!voice',
      '!abstract',
      '!happening',
      '!land',
    ],
    plots: [...FIND_PLOTS, ...HELD_PLOTS],
  },
  {
    name: 'child-takes',
    verbs: new Set(['almak', 'satın almak', 'seçmek']),
    needs: ['child', 'human', 'object', 'holdable', '!negative', '!person'],
    plots: HELD_PLOTS,
  },
];
