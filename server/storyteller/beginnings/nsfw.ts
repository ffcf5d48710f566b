import type { BeginningPlot } from '../types.ts';

/** The stories of the wizard's genre nsfw. */
export const NSFW_BEGINNINGS: readonly BeginningPlot[] = [
  {
    name: 'dokuz-numara',
    passages: [
      {
        level: 1,
        text: 'Kars’a giden gece treninde dokuz numaralı kompartıman iki kişiye birden satılmıştı~. {H} bavulunu^ içeri aldığında^ öteki yolcu çoktan cam kenarına oturmuştu~. Kondüktör iki bilete de baktı~, şapkasını geriye itti~. “Tren dolu,” dedi~. “Kar da [yağıyor|bastırıyor].”',
      },
      {
        level: 2,
        text: 'Kar camın alt köşesine birikmişti~. Öteki parmağıyla buğuya bir çizgi çekti~, ortadan aşağı. “Sınır,” dedi~. “Bu yanı sizin.” Çizgi ısınınca akmaya başladı~, [eğrildi~|dallandı~], iki yan birbirine karıştı~. Kimse yeniden çizmedi~.',
      },
      {
        level: 1,
        text: 'Önlerinde yirmi altı saatlik yol, bir pencere, iki yatak vardı~. {H} ceketini^ asacak yer aradı^; tek askıda ötekinin paltosu duruyordu~. Öteki kalktı~, paltosunu alıp yatağa attı~. “Askı sizin,” dedi~. “Pencere [bende kalsın|yarı yarıya].” {H} güldü^.',
      },
      {
        level: 3,
        text: 'Kondüktör kapıda çekine çekine durdu~. “Yedide bir yer boşalırsa haber veririm,” dedi~. {H} teşekkür etti^, öteki de. Kapı kapanınca iki ağız aynı anda, “Boşalmaz,” dedi~. Sonra bunun [ne demek olduğunu|umut mu, korku mu olduğunu] düşünmek için ikisi de pencereye baktı~.',
      },
      {
        level: 3,
        text: 'Ötekinin bavulu kapanmıyordu~, kayışla bağlanmıştı~. “İçinde ne var?” dedi^ {H}. “Kışlıklar. Bir de götürmeye söz verip götüremediğim bir hediye.” Kayışı çözmedi~, ama parmağı düğümün üstünde [dolaştı~|gezindi~]. Bazı düğümler belki yalnız sorulsun diye atılıyordu~.',
      },
      {
        level: 2,
        text: 'Termosta iki bardaklık çay vardı~. {H} kapağı bardak yaptı^, ötekine sıcağını verdi^. Eller bardağın çevresinde bir an birlikte durdu~; tren makastan geçiyordu~, dökülmesin diye. Makas geçti~. Bardak hâlâ [iki kişinin|dört elin] arasındaydı~.',
      },
      {
        level: 3,
        text: 'Yemekli vagonda yalnız mercimek çorbası kalmıştı~. Garson, karşısındakileri evli sandı~, bir tabak fazladan ekmek getirdi~. “Kaç yıl oldu?” diye sordu~. Öteki saatine baktı~. “Beş saat,” dedi~. Garson [güldü~|inanmadı~], {H:dat} göz kırptı~.',
      },
      {
        level: 1,
        question: 0,
        text: '“Kendinizden söz edin,” dedi~ öteki. {H} camdaki karanlığa baktı^ ve doğru olmayan bir şey söyledi^. [Küçük|Küçücük] bir şeydi~, ama söylenince aradaki havayı ısıttı~. Öteki karşılığında bir yalan verdi~. Kimse kimseyi kandırmıyordu~; ikisi de bunu biliyordu~.',
        answers: [
          '“Adım Deniz,” dedi~ öteki; söylemeden önce duraksamıştı~. “Benimki de bu gecelik başka olsun,” dedi^ {H} ve aklına^ gelen ilk adı söyledi^. İki uydurma ad el sıkıştı~. Başkası olmak ne [kolaydı~|hafifti~]: o ad, yıllardır sorulmayan şeyleri hemen sordu~.',
          '“Diş hekimiyim,” dedi^ {H}. Doğru değildi~; öteki başını salladı~, dudağının ucu kıpırdadı~, “Ne güzel,” dedi~ ve hiçbir şey sormadı~. {H} o zaman anladı^: karşısındaki gerçek işini^ biliyordu~; belki bir [afişten|gazeteden], belki bir kapıdan. Yalanı kimse bozmadı~.',
          '“Bekleyeniniz var mı?” diye sordu^ {H}. “Yok,” dedi~ öteki, fazla çabuk. “Benim de yok.” Ötekinin telefonu yatağın üstünde aydınlandı~, bir ad göründü~, söndü~. Biraz sonra {H:gen} cebinde^ de bir titreme oldu~. Kimse [bakmadı~|elini uzatmadı~].',
          '“Sizi ilk kez görüyorum,” dedi~ öteki. “Ben de sizi,” dedi^ {H}. Oysa o boynu, o başını eğişi altı ay önce kalabalık bir salonda, bir sütunun yanından [seyretmişti^|izlemişti^]. Öteki gözünü kaçırmadı~. “Emin misiniz?” dedi~. “Ben değilim de.”',
        ],
      },
      {
        level: 3,
        text: 'Tren bir tünele girdi~; ışık titredi~, söndü~. Karanlıkta ötekinin sesi daha yakından geldi~: “Burada mısınız?” “Buradayım.” “Hep böyle [hızlı mı|derin mi] soluk alırsınız?” Işık geldiğinde herkes yerindeydi~, yalnız iki yüz de kızarmıştı~.',
      },
      {
        level: 3,
        text: 'Kar kalınlaştıkça tren yavaşladı~. Dışarıda hiçbir ışık yoktu~; kompartımanın penceresi aynaya dönmüştü~. Orada iki kişi görünüyordu~, olduklarından biraz daha [yakın|cesur]. {H} aynadakine baktı^, öteki de baktı~. Göz göze gelmek orada daha kolaydı~.',
      },
      {
        level: 2,
        text: '“Trende uyur musunuz?” diye sordu~ öteki. “Uyurum.” “Ben uyumam.” {H} üst yatağa baktı^, alttakine baktı^. “Hangisini istersiniz?” “Siz hangisini [istemezseniz|seçmezseniz].” Böylece iki yatak da boş kaldı~; saat on biri geçmişti~, kimse kalkmıyordu~.',
      },
      {
        level: 3,
        text: '“Bir şey sorsam dürüst olur musunuz?” dedi~ öteki. “Bir soruluk,” dedi^ {H}. “Son istediğiniz şeyi ne zaman istediniz?” {H} cevabı [hemen|çok çabuk] buldu^, söylemesi^ uzun sürdü~. “Az önce,” dedi^. Öteki önüne baktı~, gülümsemesini saklamadı~.',
      },
      {
        level: 3,
        text: 'Öteki ayakkabılarını çıkardı~, ayaklarını karşı koltuğun kenarına uzattı~. Çorabının biri tersti~. {H} bunu söylemedi^; [küçük|bu küçük] yanlış, bütün o güzel sözlerden daha açık bir şey anlatıyordu~: buraya kimse hazırlanıp gelmemişti~.',
      },
      {
        level: 2,
        text: 'Sivas’ta tren yarım saat durdu~. Peronda bir satıcı mısır satıyordu~, buharı göğe çıkıyordu~. {H} pencereyi bir karış indirdi^, iki tane aldı^. Kar içeri girdi~, ötekinin saçına kondu~. {H} elini^ kaldırdı^, [yarı yolda|havada] durdu^: “İzin var mı?” “Var.”',
      },
      {
        level: 3,
        text: 'Koridordan geçen bir çocuk burnunu kapının camına yapıştırdı~. Öteki dilini çıkardı~, çocuk da çıkardı~. {H} gülünce camın buğusu dağıldı~. “Çocukları seversiniz,” dedi^. “Camın arkasındakileri,” dedi~ öteki. Sonra, daha alçak sesle: “[Ötekine|Birine] geç kaldım.”',
      },
      {
        level: 1,
        question: 1,
        text: 'Gece yarısı {H} perdeyi çekti^. Kompartıman bir anda küçüldü~; kar, raylar, istasyonlar dışarıda kaldı~. “Şimdi,” dedi~ öteki, sözün sonunu getirmeden. {H} ışığı kıstı^. İstenen de istenmeyen de [açıkça|birer birer] söylendi~; acele eden olmadı~.',
        answers: [
          'Gece yarısı {H} perdeyi çekti^. Öteki yerinden kalktı~, iki adımlık yolu yarım dakikada geçti~, yanına^ oturdu~. Trenin sarsıntısı omuzları birbirine değdirdi~, ayırdı~, [bir daha|yine] değdirdi~. “Rahatsız olursanız söyleyin.” “Söylerim,” dedi^ {H} ve söylemedi^.',
          'Gece yarısı {H} perdeyi çekti^. “Bir anlaşma yapalım,” dedi~ öteki. “Varınca kimse kimseyi aramayacak.” {H} elini^ uzattı^, öteki tuttu~. El sıkışıldı~, ama bırakılmadı~. “Varmaya kaç saat var?” diye sordu^ {H}. “On dokuz,” dedi~ öteki, [gözünü kapayarak|fısıldar gibi].',
          'Gece yarısı {H} perdeyi çekti^; tam o anda kapı vuruldu~. Kondüktör bilet istedi~. Ona aynı numaralı iki bilet uzandı~. Önce öteki güldü~, sonra {H}; [durmak mümkün olmadı~|gülmek kesilmedi~]. Kondüktör başını sallayıp gitti~. Gülmek bittiğinde bir el ötekinin kolunda kalmıştı~.',
          'Gece yarısı {H} perdeyi çekti^. Konuşma fısıltıya indi~, fısıltı bir iki söze, sonra hiçbir şeye. Raylar konuşanların yerine [sayıyordu~|konuşuyordu~]. {H} ötekinin soluğunu duyuyordu^. En uzun cümle, yavaşça uzanan ve yarı yolda bekleyen bir eldi~.',
        ],
      },
      {
        level: 3,
        text: 'Tek battaniyeyi {H} dizlerinin^ üstüne serdi^; bir ucu kaydı~, ötekinin dizine düştü~. Öteki ucu tuttu~. “Üşüyor musunuz?” “Az önce üşüyordum.” Yün, iki dizin arasında gergin durdu~; [düşmesin|kaymasın] diye kimse kıpırdamadı~.',
      },
      {
        level: 3,
        text: 'Saat üçte bir istasyonun adı göründü~, harflerinin yarısı karla kapalıydı~. “Burada insek,” dedi~ öteki, “kimse bizi bulamaz.” “Bulunmak istiyor musunuz?” dedi^ {H}. “Sabaha kadar hayır.” Tren [ağır ağır|isteksizce] kalktı~; yarım yazılmış ad camdan kayıp gitti~.',
      },
      {
        level: 2,
        text: 'Sabaha karşı {H} gözünü^ açtı^; başı^ ötekinin omzuna düşmüştü~. Öteki hiç kıpırdamamıştı~, kolu uyuşmuş olmalıydı~. “Neden uyandırmadınız?” “Uyanacaktınız,” dedi~ öteki. “Ben [acele etmedim|biraz daha istedim].” Camda gri bir ışık yürüyordu~.',
      },
    ],
    endings: {
      happy:
        'Kars’ta peron bembeyazdı~. İki bavul yan yana indi~, hiçbiri kapıya doğru gitmedi~. “Yolculuk bitti,” dedi~ öteki. “Dokuz numaranınki,” dedi^ {H}. “Otelde [on bir|on iki] boşmuş, sordum.” Öteki güldü~, kayışlı bavulu aldı~. Sabah kahvaltıda her şey baştan ve doğru anlatıldı~.',
      dramatic:
        'Kars’ta kapılar açıldı~, soğuk içeri doldu~. Öteki paltosunu aldı~; askı boş kaldı~. “İyi ki karıştırmışlar,” dedi~. {H} başını^ salladı^, sesine^ güvenmiyordu^. Peronda iki ayrı yöne yüründü~. {H:gen} avucunda^, [camdan|buğudan] kalma bir ıslaklık uzun süre kurumadı~.',
      open: 'Kars’a bir saat kala öteki uykuya daldı~. {H} bir kâğıda gün ve saat yazdı^: dönüş treni, perşembe. Kâğıdı katladı^, ötekinin paltosunun [iç|sağ] cebine bıraktı^. Uyanınca bulacaktı~. Bulunca ne yapacağına dair kimse söz vermemişti~.',
      twist:
        'Kars’ta kondüktör şapkasını çıkardı~. “Hakkınızı helal edin,” dedi~, “aynı numarayı iki kişi birden istedi, ikinizi de kıramadım.” Öteki başını çevirip {H:dat} baktı~. “Siz mi?” “Siz de mi?” dedi^ {H}. Birinin cebinden yolcu listesi çıktı~, ötekinden [aynısı|aynı liste]; ikisinde de bir ad çizilmişti~.',
    },
  },
];
