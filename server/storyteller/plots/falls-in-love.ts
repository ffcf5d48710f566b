import type { PlotClass } from '../types.ts';

/** The hero falls in love with somebody or loves them. */
export const FALLS_IN_LOVE: PlotClass = {
  name: 'falls-in-love',
  verbs: new Set(['âşık olmak', 'aşık olmak', 'gönül vermek', 'sevmek', 'tutulmak', 'vurulmak']),
  needs: [
    'human',
    'meets',
    'beloved',
    '!wordless',
    '!self',
    '!unreal',
    '!negative',
    '!confined',
    '!space',
    '!child',
  ],
  plots: [
    {
      name: 'handkerchief-needle-thread-button',
      needs: ['!solitary'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. {X:gen} yanında dili^ tutuluyordu~; bir gün ne diyeceğini^ bilemeyip “Mendiliniz var mı?” diye sordu^. Mendili aldı^, gereksiz yere burnunu^ sildi^. “Yıkar getiririm,” dedi^. Demek {X:acc} [bir daha|yeniden] görecekti^.',
        },
        {
          level: 3,
          text: 'Mendilin köşesine ufacık bir kuş işlenmişti~; bir kanadı ötekinden kısaydı~, işleyen orada ya yorulmuş ya başını kaldırıp birine bakmıştı~. {H} kuşu başparmağıyla^ okşadı^. Bu kanatla uçamazdı~; onu [koynunda^|göğsünde^] taşımak {o:dat} düşüyordu~.',
        },
        {
          level: 3,
          text: 'Oysa başkalarının yanında konuşkandı^; sözü döndürür, güldürür, tam yerinde keserdi^. {X} görününce bütün kelimeler, dar bir kapıdan hep birden çıkmaya çalışan bir kalabalık gibi, [sıkışıp kalıyordu~|sıkışıyordu~]. O gün kapıdan geçe geçe en küçüğü geçmişti~: mendil.',
        },
        {
          level: 2,
          text: '“Üşüttünüz mü?” dedi~ {X}. {H} başını^ salladı^, yalan yerini bulsun diye bir de öksürdü^. “Ihlamur için.” “İçerim.” O gün de, ertesi gün de, [hiç sevmediği^|tadını hiç sevmediği^] hâlde ıhlamur içti^. Böylece yalanın hiç değilse yarısı doğru oldu~.',
        },
        {
          level: 3,
          text: 'Mendili yıkadı^, astı^, kuruyunca yeniden yıkadı^. Üçüncü yıkayışında^ {F} “O kadar mı kirliydi?” diye sordu~. Kirli değildi~. Geri gitmesi için temiz olması gerekiyordu~, o kadar; {H} ise onu [bir türlü|hiçbir yıkayışta] yeterince temiz bulmuyordu^.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{X} gidince {S} yeniden duyulur oldu~. Demek ses hep vardı~; {H} yalnızca {X:gen} yanındayken duymuyordu^. Bunu sonraki günlerde [birkaç kez|arka arkaya] sınadı^: {X} yaklaşınca bütün sesler çekiliyor, uzaklaşınca birer birer yerlerine dönüyordu~.',
        },
        {
          level: 1,
          text: 'Mendili geri götürmedi^; götürse^ bahane bitecekti~. Sonra bir iğne istedi^, sonra bir parça ip, bir de düğme. {X} hepsini [sormadan|ses etmeden] verdi~. {H} onları bir beze sarıp koynunda^ sakladı^. {F} görünce güldü~: “Bu aşk değil, çeyiz.”',
        },
        {
          level: 3,
          text: '“Düğmeyi ne yapacaksınız?” diye sormuştu~ {X}. {H:gen} üstünde^ düğme isteyen hiçbir yer yoktu~. “Lazım olur,” demişti^ [yere|önüne^] bakarak. O akşam sağlam bir düğmesini^ koparıp attı^; hiç değilse yalan söylemiş olmayacaktı^.',
        },
        {
          level: 2,
          text: '“Kaç parça oldu?” dedi~ {F}. “Dört.” “Böyle giderse yakında bütün evini taşırsın.” {H} gülmedi^; gözünün^ önüne boşalan raflar, [çıplak|boş] duvarlar geldi~. O boşluğun ortasında {X} oturuyor, {o:acc} bekliyordu~. Hayal bu kadar ileri gidince bezi telaşla koynuna^ soktu^.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} çalışırken koynundaki^ bezin ağırlığı değişiyordu~ sanki: {X} uzaktaysa hafifliyor, yakındaysa ağırlaşıyordu~. Bir ara iğne bezden geçip göğsüne^ battı~. {H} sesini^ çıkarmadı^, iğneye de kızmadı^; {X:abl} gelen her şeyi [almaya|kabul etmeye] alışmıştı^.',
        },
        {
          level: 3,
          needs: ['trade', 'gesture'],
          text: '{X} bir gün {o:acc} iş başında gördü~. {H}, bakıldığını bilmeden, {G.di}. “Ne güzel yapıyorsunuz,” dedi~ {X}. O günden sonra aynı hareketi bir daha [doğru dürüst|eskisi gibi] yapamadı^; elleri^, beğenildiklerini öğrenince, ne yana gideceklerini şaşırmıştı~.',
        },
        {
          level: 3,
          text: 'Geceleri bezi açıp dördünü yan yana dizdi^. İp durmadan kıvrılıyor, iğneye doğru kaçıyordu~; düğme bir yana yuvarlanıp [uslu uslu|kıpırdamadan] bekliyordu~. Hepsi bir avuç yer tutuyordu~. {H} avucunu^ üstlerine kapadı^, öyle uyudu^; sabah avucunda^ düğmenin izi vardı~.',
        },
        {
          level: 3,
          text: '“Hiçbir şey sezmiyor mu?” dedi^ {H}. {F} dizine vurdu~. “Senden mendil, iğne, düğme isteseler ne sanırdın?” “Dağınık biri sanırdım.” “O da seni dağınık sanıyordur, ne yapsın?” {H} o günden sonra yakasını^ paçasını^ düzeltmeden [dışarı çıkmadı^|kimseye görünmedi^].',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Mendil önceleri sabun kokuyordu~; koynunda^ dura dura başka bir koku aldı~: {K}. {H} telaşlandı^, onu bütün gece havalandırdı^. Sabah iki koku birden uçmuştu~. Elinde^ [hiç kokmayan|kokusuz] bir bez kalmıştı~; onu da, hiçbir şey olmamış gibi, yerine koydu^.',
        },
        {
          level: 2,
          text: 'Geri vermeyi denemedi^ değil. Bir sabah “Bunlar sizin,” demek için {X:gen} karşısına çıktı^. {X} gülümseyerek başını kaldırdı~. {H} koynuna^ giden elini^ ensesine^ götürdü^, kaşıdı^. “Hava da [bozdu|değişti],” dedi^. Hava ise günlerdir aynıydı~.',
        },
        {
          level: 3,
          text: 'Bir ara {X} birkaç gün görünmedi~. {H} iğneyi [parlattı^|ovdu^], ipi sardı^, çözdü^, yeniden sardı^. Geri isteyeni olmayan bir ödünç neye yarardı~? Sonunda {X} uzaktan göründü~; {H} sevinçten ne isteyeceğini^ unuttu^, yalnızca selam verdi^. Koca bir günü böylece boşa harcamıştı^.',
        },
        {
          level: 1,
          text: '“Söylesene,” dedi~ {F}. “Ne diyeyim?” “Sevdiğini.” “Ya hayır derse?” “İğnesini geri verirsin.” {H} [cesaretini^|bütün cesaretini^] topladı^, gitti^, {X:gen} karşısında durdu^, ağzını^ açtı^. “Bir makasınız var mıydı?” dedi^.',
        },
        {
          level: 3,
          text: 'Söz içinden^ çıkarken başka bir sözdü~; yarı yolda, dişlerinin^ arasında biçim değiştirmişti~. {H} bunu kendi^ kulaklarıyla^ duydu^, inanamadı^. {F:gen} kahkahası şimdiden içinde^ [çınlıyordu~|çınlamaya başlamıştı~]. {X} hemen cevap vermedi~; alışılmadık bir yüzle, uzun uzun baktı~.',
        },
        {
          level: 1,
          text: 'Makas yoktu~. “Her şeyim sizde,” dedi~ {X}. “Mendil, iğne, ip, düğme. Bugün söküğümü dikemedim.” {H:gen} yüzü^ [yandı~|kızardı~]. {X} kolunu uzattı~; yeni sökülmüş bir dikişi gösterdi~. “Bana bir iğne ödünç verir misiniz?”',
        },
        {
          level: 2,
          text: 'Demek verilenler {X:gen} aklındaydı~, sırasıyla, eksiksiz. {H} bunu önce azar sandı^, özür dilemek için eğildi^. Eğilince söküğü yakından gördü^: kumaş yıpranmamıştı~, iplikler sapasağlamdı~. Bu dikiş kendiliğinden açılmamış, o gün, bile bile [çekilmişti~|sökülmüştü~].',
        },
        {
          level: 3,
          text: '“Makası ne yapacaktınız?” diye sordu~ {X}. {H} düşündü^; bu sorunun [doğru dürüst|akla yatkın] bir cevabı yoktu~. “Sizde vardır diye düşündüm,” dedi^. “Bende ne varsa isteyecek miydiniz?” {H} hayır diyecekti^, diyemedi^; çünkü bu kez soru çok doğruydu~.',
        },
        {
          level: 3,
          text: '“Neden hep verdiniz?” dedi^ {H}. “İstediniz.” “Bir kez olsun sebebini sormadınız.” “Sorsam söyler miydiniz?” {X} bunu öyle yumuşak sormuştu~ ki {H} neredeyse söyleyecekti^. Ağzını^ açtı^; bütün sözler gene aynı anda çıkmaya kalktı~, [hiçbiri|biri bile] çıkamadı~.',
        },
        {
          level: 3,
          text: '{H} bu sesi tanıyordu^: biraz aceleci, biraz kısık, sonu yukarı kaçan. İp isterken, düğme isterken kendi^ ağzından^ çıkan sesti~ bu. Başkasından duyunca ne kadar [açıktı~|belliydi~] her şey, ne kadar gizlenemez. Öyleyse {X}+de baştan beri böyle duymuştu~ {o:acc}.',
        },
        {
          level: 3,
          text: 'Bez bir türlü açılmadı~; koynunda^ durmaktan katlandığı gibi kalmıştı~. {X} bekledi~. {H:gen} parmakları^ titriyor, bez her katında biraz daha direniyordu~. Bunca zaman [kimseye|hiç kimseye] gösterilmemişti~; şimdi bir çift gözün önünde, hem de tam o gözlerin, açılması gerekiyordu~.',
        },
        {
          level: 2,
          text: 'Bez sonunda açılınca {X} eğilip içindekilere tek tek baktı~. “Mendil ütülenmiş,” dedi~ şaşarak. “İğne de parlatılmış.” “Yapacak başka bir şey bulamadım,” dedi^ {H}. “Peki, düğmenin [nesi|neresi] düzeltildi?” Bunun cevabını {X} {H:gen} yüzünden^ okudu~, bir daha sormadı~.',
        },
        {
          level: 1,
          text: '{H} iğneyi bezden çıkarıp uzattı^. {X} onu yakasına taktı~. “Yarın getiririm.” “Zaten sizin,” dedi^ {H}. “Olmaz, ödünç aldım,” dedi~ {X}, [gözlerini kaçırarak|kızararak]. “Yarın unutursam öbür gün getiririm. Ben çok unuturum.” Giderken iğne yakasında parlıyordu~.',
        },
      ],
    },
  ],
};
