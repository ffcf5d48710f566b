import type { PlotClass } from '../types.ts';

/** Places in which one can lose one's way. */
const PLACES =
  'adaya ormana mağaraya dağa vadiye çöle bataklığa tünele labirente kaleye harabeye mahzene dehlize'.split(
    ' ',
  );

/** The hero goes into a wild or dark place, or up a mountain. */
export const GOES_IN: PlotClass = {
  name: 'goes-in',
  verbs: new Set(
    ['gitmek', 'girmek', 'inmek', 'çıkmak', 'varmak', 'ulaşmak'].flatMap((verb) =>
      PLACES.map((place) => `${place} ${verb}`),
    ),
  ),
  needs: ['human', 'destination', '!negative', '!habit', '!state', '!confined', '!space', '!solitary'],
  plots: [
    {
      name: 'the-name-goes-along',
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. İlk adımda durdu^: ışık başka düşüyordu~, yer ayağının^ altında başka ses veriyordu~. Geride kalan {F:gen} isteği [aklındaydı^|kulağındaydı^]: “Adımı orada bir kez yüksek sesle söyle. Ben gelemiyorum, bari adım gitsin.”',
        },
        {
          level: 3,
          text: 'Küçük bir istekti~. {H} bunu yol boyunca birkaç kez içinden^ denemiş, her defasında kolay bulmuştu^. Şimdi soluğu^ hazırdı~; ama buranın kendi sessizliği vardı~ ve o sessizlik, gelenin [önce|ilkin] ne söyleyeceğini merak eder gibi, üstüne^ eğilmişti~.',
        },
        {
          level: 2,
          text: '“Neden adın?” diye sormuştu^ ayrılırken. “Ayağım gitmiyor,” demişti~ {F}, “gözüm gitmiyor. Adım hafif, onu sen de taşırsın.” “Ya düşürürsem?” “Yüksek sesle söylersen düşmez.” {H} gülmüştü^. Şimdi [pek|o kadar] gülünç gelmiyordu~; ağızda taşınan bir ad, durup dururken ağırlaşabiliyordu~.',
        },
        {
          level: 3,
          text: 'Geriye baktı^; sınır bu yandan, öbür yandaki gibi görünmüyordu~. Gelirken bir adımlıktı~. Buradan bakınca o bir adımın iki yakası vardı~: ötede bildiği^ dünya, solgun ve küçük; beride ise burası, geleni nasıl karşılayacağına daha [karar vermemiş|karar verememiş] gibi.',
        },
        {
          level: 1,
          text: '{H} ağzını^ açtı^; ses çıkmadı~. {D:dat} ilk sözü söylemek, uyuyan birinin omzuna dokunmak gibiydi~. Fısıldadı^; fısıltı [dudağının^ ucunda|bir karış ötede] söndü~. Yüksek sesle, demişti~ {F}. “Dönerken,” dedi^ {H} ve içerilere doğru yürüdü^.',
        },
        {
          level: 2,
          text: 'İlk gördüğü^ şeyi {F:dat} anlatmak üzere aklına^ yazdı^, sonra ikincisini, sonra üçüncüsünü. Dördüncüde birinciyi [unutmuştu^|yitirmişti^]. Buranın gösterdikleri sıra beklemiyordu~; her biri öncekinin yerine oturuyor, onu nazikçe kaldırıyordu~. {H} yazmayı bıraktı^, yalnızca baktı^.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: 'Uzaktan {S} geldi~. Başka yerde olsa [başını^ bile çevirmezdi^|hiç aldırmazdı^]; burada durdu^, bitene kadar kıpırdamadı^. Ses bitince yalnız kendi^ ayak sesleri^ kaldı~. {H} onları ilk kez duyuyormuş gibi dinledi^: birisi, biraz aceleyle, hiç bilmediği bir yere gidiyordu~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Önce {K} duyuldu~, sonra o da silindi~; burnu^ buraya ayağından^ önce alışmıştı~. Bu iyiye işaret miydi~, kötüye mi, {H} kestiremedi^. Bir yere bu kadar [çabuk|kolay] alışmak insanı biraz korkutuyordu~; unutmak da herhâlde böyle, burundan başlıyordu~.',
        },
        {
          level: 3,
          text: 'Ayağı^ takıldı~, dizinin^ üstüne düştü^. Kalkınca [avucuna^|eline^] bulaşan tozu silkelemedi^; {F} görse buna bile sevinirdi~. Buraya hiç gelemeyecek biri için bir avuç toz da armağandı~. Ama biraz sonra dalgınlıkla iki elini^ birbirine sürttü^, armağan uçup gitti~.',
        },
        {
          level: 3,
          needs: ['trade', 'gesture'],
          text: 'Bir ara, düşünmeden, {G.di}. Bildik hareket burada [yabancı|tuhaf] durdu~, düğüne giyilmiş iş önlüğü gibi. Yine de iyi geldi~; hiç değilse ellerinin^ nereden geldiği belliydi~. {H} bir süre onlara baka baka yürüdü^, sonra gözü^ gene çevresine^ daldı~.',
        },
        {
          level: 3,
          text: 'Kimi yerde yol kendiliğinden açılıyor, kimi yerde kapanıyordu~; {H} açılana yürüyor, kapanana [uğramıyordu^|bakmıyordu^]. Böylece hep buranın istediği yana gittiğini^ geç fark etti^. Yolu seçtiğini^ sanmıştı^; oysa ancak {o:dat} gösterileni almıştı^, bir çocuk gibi, uslu uslu.',
        },
        {
          level: 3,
          text: 'Akşam olmuş muydu~? Işık bir azalıyor, bir çoğalıyor, saat yerine geçmiyordu~. {H} acıktığını^ duydu^; demek epey olmuştu~. {F:gen} ne yaptığını düşündü^: ya ayakta duruyordu~ ya çömelmiş, parmağıyla yere [bir şeyler|anlamsız şeyler] çiziyordu~. Sonra bu görüntü de ötekilerin ardından silindi~.',
        },
        {
          level: 3,
          text: 'Dönüp izlerini^ aradı^. İlk birkaç adımı^ belliydi~, gerisi seçilmiyordu~. {H} ayağını^ yere sertçe bastı^, kaldırdı^, baktı^: yer iz [tutmuyordu~|almıyordu~]. Burada kalmak için, gelip geçtiğini^ belli etmek için, ayaktan başka bir şey gerekiyordu~; ama ne gerektiğini o sırada düşünmedi^.',
        },
        {
          level: 1,
          text: 'Yürüdükçe baktı^, baktıkça unuttu^: ne için geldiğini^, geride kimin beklediğini. Bir ara dönmek istedi^; her yan [birbirine|öbürüne] benziyordu~, hangisinden geldiğini^ bilmiyordu^. Korktu^ ve hiç düşünmeden bağırdı^: “{F}!”',
        },
        {
          level: 2,
          text: 'Çıkan ses kendi^ sesinden^ büyüktü~. Önce ileri gitti~, sonra bir yere çarpıp döndü~; ama dönen artık [bağırış|çığlık] değildi~, yalnızca addı~: bildik, kısa, sahibine benzeyen. {H} yüzüne karşı söylerken adın {F:dat} bu kadar benzediğini hiç fark etmemişti^.',
        },
        {
          level: 3,
          text: 'Bir an, gelmeyeceğini bile bile, cevap bekledi^. {F} duymuş olamazdı~; arada onca yol vardı~. Yine de bağırmadan önce yalnızdı^, bağırdıktan sonra [eskisi|o] kadar yalnız değildi^. Ad, söyleyeni bırakıp gitmemiş, çevresinde^ bir yerlerde duruyordu~ sanki.',
        },
        {
          level: 3,
          text: 'Neden o yana bağırmıştı^? Önü^ açıktı~, en kolayı ileri seslenmekti~. Oysa başını^ çevirmiş, omzunun^ üstünden, dar ve loş bir aralığa seslenmişti^. Boynu^ bunu kendi bildiğince yapmıştı~, hem de [hiç|zerre kadar] duraksamadan. {H} ne yapacağını^ boynuna^ sormayı ilk kez akıl etti^.',
        },
        {
          level: 1,
          text: 'Ad ağzından^ çıkarken yüzü^ kendiliğinden bir yana dönmüştü~; insan bir adı, sahibi neredeyse o yana söylüyordu~. {H} o yana yürüdü^. Sonunda {F} göründü~, {H:gen} [bıraktığı^|ayrıldığı^] yerde, ayakta. “Söyledin mi?” “Söyledim.” “Nasıl çıktı?” “Korkuyla.”',
        },
        {
          level: 2,
          text: '“Varır varmaz söyleyecektin hani?” “Dönerken söyleyecektim, sakin sakin.” “Varınca ne oldu?” {H} gözlerini^ kaçırdı^. “Utandım.” “Benim adımdan mı?” “Kendi sesimden.” {F} bunu [biraz|şöyle bir] düşündü~, bağışladı~; bağışladığı, {H:gen} üstündeki^ tozu eliyle silkelemesinden anlaşıldı~.',
        },
        {
          level: 3,
          text: '“Bana ne getirdin?” diye sordu~ {F}. {H} ellerini^ açtı^; bir şey yoktu~. “Unuttum.” {F} eğildi~, {H:gen} ayaklarından^ parmağının ucuyla biraz toz aldı~, ışığa [tuttu~|doğru kaldırdı~], inceledi~. “Bak, bu kadarı gelmiş,” dedi~. “Bana yeter.”',
        },
        {
          level: 3,
          text: '“Orada beni tanıyan çıktı mı?” dedi~ {F}, yarı şaka. “Adını söyleyince her şey sustu.” “İyi mi sustu, kötü mü?” {H} düşündü^. “Dinler gibi sustu.” {F} sevindi~; ömründe hiç görmediği bir yerde [dinlenmiş|duyulmuş] olmak hoşuna gitmişti~.',
        },
        {
          level: 2,
          text: '“Sen ne yaptın?” dedi^ {H}. “Durdum.” “Hiç mi dolaşmadın?” “Ayağım uyuştu, gene dolaşmadım.” Gerçekten de {F:gen} ayaklarının dibinde toprak ezilmiş, çevresi [olduğu gibi|bozulmadan] kalmıştı~. “Neden?” {F} omuz silkti~. “Bıraktığın yerde olmazsam kızarsın diye,” dedi~; asıl sebebi bu değildi~.',
        },
        {
          level: 3,
          text: 'Dönüp bir daha {D:dat} bakıldı~. Buradan, hiçbir şey olmamış gibi görünüyordu~: ne biri gelmişti~, ne bir ad söylenmişti~. {H} ilk adımını^ attığı^ yeri aradı^, bulamadı^. Orası da kapanmış, işini bitirmiş biri gibi [sırtını dönmüştü~|arkasını dönmüştü~].',
        },
        {
          level: 3,
          text: 'Yanında^ taşıdığı^ her şeyi eksiksiz getirmişti^. Eksik olan yalnızca bir sözdü~; o da içeride, bir yere çarpıp dağılarak kalmıştı~. “Adını orada bıraktım galiba,” dedi^ {H}. {F} kendi kendine, [alçak sesle|usulca], adını söyledi~. “Yok,” dedi~. “Yerinde duruyor.”',
        },
        {
          level: 1,
          text: '{F} güldü~. “Ben adımı gezsin diye göndermedim ki,” dedi~. “Yolumu bilir, seni getirir diye gönderdim.” Sonra gözlerini yumdu~. “Bir de burada söyle, tıpkı oradaki gibi.” {H} [derin bir soluk aldı^|göğsünü^ şişirdi^], bağırdı^. {F}, gözleri kapalı, {D:acc} dinledi~.',
        },
      ],
    },
  ],
};
