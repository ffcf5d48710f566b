import type { BeginningPlot } from '../types.ts';
import { NSFW_BEGINNINGS_2 } from './nsfw-2.ts';

/** The stories of the wizard's genre nsfw. */
export const NSFW_BEGINNINGS: readonly BeginningPlot[] = [
  {
    name: 'dokuz-numara',
    passages: [
      {
        level: 1,
        text: 'Kars’a giden gece treninde dokuz numaralı kompartıman iki kişiye birden satılmıştı~. {H} bavulunu^ içeri aldığında^ öteki yolcu çoktan cam kenarına oturmuştu~. Kondüktör şapkasını geriye itti~. “Tren dolu,” dedi~. “Kar da [yağıyor|bastırıyor].”',
      },
      {
        level: 2,
        text: 'Kar camın alt köşesine birikmişti~. Öteki parmağıyla buğuya bir çizgi çekti~, ortadan aşağı. “Sınır,” dedi~. “Bu yanı sizin.” Çizgi ısınınca akmaya başladı~, [eğrildi~|dallandı~], iki yan birbirine karıştı~. Kimse yeniden çizmedi~.',
      },
      {
        level: 1,
        text: 'Önlerinde yirmi altı saatlik yol, bir pencere, iki yatak vardı~. {H} ceketini^ asacak yer aradı^; tek askıda ötekinin paltosu duruyordu~. Öteki paltosunu yatağa attı~. “Askı sizin,” dedi~. “Pencere [bende kalsın|yarı yarıya].” {H} güldü^.',
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
  {
    name: 'mahzende-firtina',
    passages: [
      {
        level: 1,
        text: 'Şarköy’de tadım gecesi bitmek üzereydi~ ki fırtına köprüyü kapattı~. Konuklar erken çıkmıştı~; mahzende {H} rakip bağın sahibiyle baş başa kaldı^, bir mum, bir de [son|açılmamış] şişeyle. “Sabaha kadar açmazlar yolu,” dedi~ rakip.',
      },
      {
        level: 2,
        text: 'Fıçıların arasında yağmurun sesi boğuk geliyordu~. {H} kapıyı bir kez daha yokladı^; rüzgâr dışarıdan öyle bastırıyordu~ ki tahta [eğiliyordu~|inliyordu~]. “Zorlama,” dedi~ rakip. “Beş yıldır aynı kapıyı iki yandan itiyoruz zaten.” {H} elini^ çekti^.',
      },
      {
        level: 1,
        text: 'Mahzen serindi~. {H} iki kadeh buldu^, birini mumun ışığına tutup sildi^. “Senin şarabın mı, benimki mi?” diye sordu~ rakip. Şişenin etiketi ıslanıp düşmüştü~. “Bilmiyoruz,” dedi^ {H}. “İlk kez [dürüst|adil] bir tadım olacak.” Mantar tok bir sesle çıktı~.',
      },
      {
        level: 3,
        text: 'İlk yudumda ikisi de sustu~. Karadut vardı~ içinde, biraz da toz, yaz sonunda bir yol gibi. “Benim toprağım,” dedi~ rakip. “Benim güneşim,” dedi^ {H}. Kadehler birbirine değmedi~ bile; her biri kendi bağını içti~ ve ötekininkini beğendi~.',
      },
      {
        level: 3,
        text: 'Rakip ceketini çıkardı~, fıçının üstüne serdi~. “Otur, taş çekiyor insanı.” {H} oturdu^, yanında^ bir kişilik yer kaldı~. Rakip ayakta kaldı~, bir süre fıçıların [numaralarını okudu~|tozunu eliyle sildi~], sonra o yere, izin ister gibi bakıp ilişti~.',
      },
      {
        level: 2,
        text: '“Geçen yıl altını sen aldın,” dedi^ {H}. “Önceki yıl sen.” “Yan masada oturuyordun. Elimi sıkmadın.” “Elim titriyordu,” dedi~ rakip. “Sıksam [anlardın|bilirdin].” {H} kadehini^ yere koydu^. Anlaşılacak şeyin ne olduğunu sormadı^, mumun eriyen yanına baktı^.',
      },
      {
        level: 3,
        text: 'Mum bir karış kısaldı~. Rakip cebinden çakı çıkarıp fitili düzeltti~; ışık yükselince yüzler ortaya çıktı~. “Söndürelim mi?” dedi~. “Gerek yok,” dedi^ {H}, fazla [çabuk|aceleyle]. Rakip gülümsedi~, çakıyı kapattı~. Bir yerde su damlıyor, saat gibi sayıyordu~.',
      },
      {
        level: 3,
        text: '“Neden evlenmedin?” dedi~ rakip, şişenin yarısında. “Sen?” “Önce ben sordum.” {H} fıçıya vurdu^: tok, dolu. “Bağ izin vermedi,” dedi^. “Bağ herkese izin verir,” dedi~ rakip, “insan [kendine vermez|bahane arar].” Kadehi uzattı~; dolduran el taşırdı~ biraz.',
      },
      {
        level: 2,
        text: '{H} ellerini^ ovuşturdu^. Rakip gördü~, bir şey demeden kendi ellerini uzattı~, avuçları yukarıda, mumun iki yanında. Koyup koymamak {H:dat} kalmıştı~. Hasatta çatlamış, şıradan morarmış iki el; {H:gen} elleri^ de [bunlara benziyordu~|böyleydi~]. Koydu^.',
      },
      {
        level: 1,
        question: 0,
        text: 'Şişenin dibi görünürken rakip mumun arkasından konuştu~. Söylediği şey bağlarla, kupalarla başladı~, başka bir yere [vardı~|çıktı~]. {H} kadehi yere koydu^. Yıllardır yanlış bildiği^ bir şey, bir yudumluk sürede yer değiştirmişti~.',
        answers: [
          '“Bağını almak istedim,” dedi~ rakip, şişenin dibine bakarak. “Beş yıl önce, gizlice, senden habersiz.” {H} doğruldu^. “Neden?” “Gideceksin sanıyordum. Bağ bende kalırsa bir gün [dönersin|bakmaya gelirsin] diye düşündüm.” {H} kızmak istedi^; kızgınlık mumu geçemedi~.',
          '“Sana bir şey söyleyeceğim,” dedi~ rakip, şişenin dibine bakarak. “Bu yarışmalarda her yıl oyumu karşı masaya verdim.” “Karşı masada ben vardım.” “Biliyorum. [Şarabın iyiydi|Hak ediyordu].” {H} dört kupasını^ düşündü^; ilkinde tek oy farkı vardı~.',
          'Şişenin dibi görününce {H} birden durdu^. Konuklar erken gitmişti~; mantar hazırdı~, battaniye [hazırdı~|katlıydı~], kadeh ikiydi~. “Bu geceyi sen kurdun,” dedi^. Rakip inkâr etmedi~. “Fırtınayı değil,” dedi~. “Yalnız daveti. Fırtına bana çalıştı.”',
          '“Bağı sattım,” dedi~ rakip, şişenin dibine bakarak. “Pazartesi uçağım var. Dönüş [almadım|yok].” {H} bu cümleyi yıllarca beklediğini^ sanırdı^; gelince sevinecek bir yer bulamadı^. Demek bu gece, yan masadaki o omuz, o öksürük, sonuncusuydu~.',
        ],
      },
      {
        level: 3,
        text: 'Dışarıda bir dal kırıldı~, bir şey kapıya çarptı~. İkisi birden yerinden sıçradı~, sonra birbirine bakıp utandı~. “Bağlar,” dedi^ {H}. “Bağlar sağlam,” dedi~ rakip. “Onlar her yıl bunu görüyor. [İlk kez|Yalnız] biz görüyoruz.”',
      },
      {
        level: 3,
        text: 'Şişe bitince rakip onu yan yatırdı~, taşın üstünde çevirdi~. Şişe döndü~, döndü~, ağzı {H:gen} dizinde^ durdu~. “Soru mu, istek mi?” “Soru,” dedi^ {H}. “İsteyip de [söyleyemediğin|yapamadığın] en küçük şey ne?” diye sordu~ rakip. {H} utana sıkıla söyledi^: saçındaki yaprağı almak.',
      },
      {
        level: 2,
        text: 'Rakibin saçında sabahtan kalma bir asma yaprağı vardı~. {H} uzandı^, sapından tuttu^, çok ağır çekti^. “Teşekkür ederim,” dedi~ rakip, kıpırdamadan. Yaprak alınmıştı~, el [geri dönmemişti~|orada kalmıştı~]. Mum alçaldı~.',
      },
      {
        level: 1,
        question: 1,
        text: 'Mum bir parmak kalmıştı~. “Sönünce ne olacak?” dedi^ {H}. Bunu ikisi de düşünüyordu~; söylenince hava [açıldı~|hafifledi~]. Neyin olacağı, neyin olmayacağı mum bitmeden konuşuldu~, biri sordukça öteki cevap verdi~. Sonunda geriye gülmekten başka itiraz kalmadı~.',
        answers: [
          'Mum bir parmak kalmıştı~. “Oynayalım,” dedi~ rakip. “Her yudum bir izin.” Kadehte üç yudum vardı~. İlkiyle bir el tutuldu~, ikincisiyle bir düğme [soruldu~|çözüldü~]. Üçüncüsünü {H} uzun süre ağzında^ tuttu^. “Acelen mi yok?” “Hiç,” dedi^ ve yuttu^.',
          'Mum bir parmak kalmıştı~. “Açık konuşalım,” dedi^ {H}. “Önce sen.” Rakip sırayla söyledi~, parmaklarını sayarak: üç şey istiyordu~, bir şey istemiyordu~. {H}+de saydı^; listeler üç yerde birleşti~, bir yerde ayrıldı~. Ayrıldığı yerde [duruldu~|bir çizgi çekildi~]; birleştiği yerlerde acele edilmedi~.',
          'Mum bir parmak kalmıştı~. {H} elini^ uzattı^; rakip tuttu~, dudağına götürdü~, durdu~. “Henüz değil,” dedi~. {H} elini^ çekti^, kırılmadı^. Rakip battaniyeyi omzuna^ koydu~ ve anlatmaya başladı~: “Dedem bu mahzeni kazarken…” Öykü [mumdan uzun|sabaha kadar] sürdü~.',
          'Mum bir parmak kalmıştı~. “Karanlıkta yalnız el ele oturacağız,” dedi~ rakip. “Söz mü?” “Söz.” Mum söndü~. Elden başka hiçbir şey yoktu~ artık dünyada; {H} ötekinin nabzını sayıyordu^, öteki de {o:gen} nabzını^. Söz [tutuldu~|bozulmadı~], tutmak zor oldu~.',
        ],
      },
      {
        level: 3,
        text: 'Mum sönünce mahzen büyüdü~; duvarlar çekildi~, kokular yaklaştı~: meşe, taş, ıslak yün. {H} gözünü^ açıp kapadı^, fark etmiyordu~. “Buradayım,” dedi~ rakip. Bunu söylemesi gerekmiyordu~; [sıcaklığından|soluğundan] yeri belliydi~ zaten.',
      },
    ],
    endings: {
      happy:
        'Sabah yolu açan traktörün sesi duyuldu~. Rakip kapıyı araladı~; bağlar yıkanmış, güneş altında duruyordu~. {H} etiketsiz şişeyi aldı^. “Buna bir ad koymalı,” dedi^. “İki soyadı [sığmaz|uzun olur],” dedi~ rakip. “Sığar,” dedi^ {H}. “Küçük yazarız.”',
      dramatic:
        'Sabah yol açıldı~. Rakip ceketini silkeledi~, giydi~; yakasında {H:gen} saçından^ bir tel vardı~, görmedi~. “İyi bir yıldı,” dedi~. “En iyisi,” dedi^ {H}. Arabası gözden kaybolunca boş şişeyi mahzene indirdi^, [en arkaya|numarasız rafa], yan yatırıp koydu^.',
      open: 'Sabah yol açıldı~, rakip gitti~. Kapının iç yüzünde tebeşirle bir tarih yazılıydı~: gelecek hasadın son günü. Altında ne ad vardı~ ne söz. {H} tebeşiri aldı^, yanına bir saat [ekledi^|yazdı^] ve kapıyı kilitlemeden çıktı^.',
      twist:
        'Sabah köprünün başında, bariyerin yanında duran bekçi ikisine birden selam verdi~. “Kapattım köprüyü, dediğiniz gibi,” dedi~. Rakip kızardı~. {H}+de [gözünü^ kaçırdı^|başka yere baktı^]. Bekçi şaşkındı~: “İkiniz de aynı parayı verdiniz, iki kere mi kapatsaydım?”',
    },
  },
  {
    name: 'kapanis-gecesi',
    passages: [
      {
        level: 1,
        text: 'İzmir’deki dans salonu o gece son kez açıktı~; yarın kepenk inecekti~. Gece yarısına doğru {H} başını^ kaldırdı^: on yıldır karşı duvarın önünde duran dansçı ilk kez pistin ortasına [yürüyordu~|geliyordu~].',
      },
      {
        level: 2,
        text: 'Salonun yarısı boşalmıştı~; sandalyeler ters çevrilmiş, masaların üstüne konmuştu~. Kalanlar yol verdi~. Dansçı tam karşısında^ durdu~, elini uzatmadı~, yalnız başını hafifçe eğdi~. {H} aynı [anda|açıyla] eğdi^. On yıllık bir konuşma böyle başladı~.',
      },
      {
        level: 1,
        text: 'El tutuldu~, sırt bulundu~. İlk adımda ikisi de aynı yöne gitti~, ikisi de şaşırdı~. “Nasıl bildin?” diye fısıldadı~ dansçı. “On yıldır [ezberliyorum|bakıyorum],” dedi^ {H}. Kemancı bunu görünce notaları kapattı~.',
      },
      {
        level: 3,
        text: 'On yıldır birbirinin bütün eşlerini görmüştü~ bu iki insan. {H} onun sol dönüşlerde nefesini tuttuğunu biliyordu^; öteki de {H:gen} başlamadan önce topuğunu^ [iki kez|hafifçe] yere vurduğunu^. Bilinen her şey şimdi elin altındaydı~.',
      },
      {
        level: 3,
        text: '“Ayakkabın eski,” dedi~ dansçı, dönerken. “Seninki de.” “Aynı dükkândan mı?” “Aynı dükkândan. Bir gün [çıkarken gördüm seni|kapıda karşılaşmıştık].” Dansçı güldü~; gülüşü ritmi bozmadı~, ona bir nota ekledi~. Davulcu yakaladı~ o notayı, geri verdi~.',
      },
      {
        level: 1,
        question: 0,
        text: 'Müzik uzadıkça konuşmak kolaylaştı~. “On yıl,” dedi~ dansçı, “on adımlık yere.” {H} cevabı dönüşten sonraya bıraktı^. Arada ne durduğunu ikisi de biliyordu~; adı [söylenince|konunca] küçülecek bir şeydi~, söylediler~ ve küçüldü~.',
        answers: [
          'Dönüşte {H} ötekinin eline baktı^; yıllarca parmağında duran yüzük yoktu~, yerinde solgun bir halka. “Bu gece mi çıkardın?” “Üç yıl önce,” dedi~ dansçı. “Ama izi [bu gece|bu akşam] geçti, o yüzden geldim.” Parmaklar halkayı örttü~.',
          '“Kupayı sen aldın,” dedi~ dansçı. “İki kez. Üçünde ben.” {H} camlı dolaba baktı^; yarın o da taşınacaktı~. “Seni yenmek için çalıştım,” dedi^, “yanında olamayınca [yenmek|karşında olmak] kalmıştı.” Dansçı adımını şaşırdı~, on yılda ilk kez.',
          '“İlk gün bana ‘Sizinle dans edilmez,’ dedin,” dedi~ dansçı. {H} durdu^, tam sayının ortasında. “Ayağım burkulmuştu,” dedi^. “Ben benimle dans edilmez dedim. [Gürültüde|Kapının çanında] duymadın.” On yıl, yanlış duyulmuş tek bir ekin üstünde durmuştu~.',
          '“Neden gelmedin?” diye sordu~ dansçı. “Sen neden gelmedin?” “Senin gelmeni bekledim.” “Ben de.” Orkestra burada bir es verdi~; es boyunca ikisi de [gülmemeye çalıştı~|yere baktı~]. On yıl boyunca iki duvar arasında, gururdan başka kimse oturmamıştı~.',
        ],
      },
      {
        level: 2,
        text: 'Parça bitti~; orkestra bitirmedi~, başından aldı~. Kemancı göz kırptı~. “Bunlar bizim için mi çalıyor?” dedi~ dansçı. “Kendileri için,” dedi^ {H}. “Onların da [son gecesi|yarını yok].” Bu kez adımlar küçüldü~; pistin köşesinde, bir masa örtüsü kadar yerde döndüler^.',
      },
      {
        level: 3,
        text: 'Salonun sahibi ışıkları birer birer kıstı~. “Yanlış anlamayın,” dedi~ mikrofondan, “elektrik parası.” Kahkahalar oldu~. Yarı karanlıkta dansçının şakağı {H:gen} şakağına^ değdi~; ter, pudra, [kolonya|naftalin] ve belli belirsiz bir titreme.',
      },
      {
        level: 3,
        text: 'Bir dönüşte dansçının küpesi düştü~, parkede yuvarlandı~. Kimse durmadı~. “Sonra bulunur,” dedi^ {H}. “Yarın burası [yıkılıyor|boşalıyor],” dedi~ dansçı. “Öyleyse kalsın. Bir şeyimiz kalsın burada.” Küpe, davulun altında bir an parladı~.',
      },
      {
        level: 2,
        text: '“Şu duvara bak,” dedi~ dansçı. Her cumartesi yaslandığı yerde sıva aşınmış, parlamıştı~. {H} kendi duvarına^ baktı^; orada da aynı leke, [bir omuz|aynı] yüksekliğinde. Salon on yıldır ikisinin resmini yapmıştı~ da kimse fark etmemişti~.',
      },
      {
        level: 3,
        text: '“Elini biraz indir,” dedi~ dansçı. {H} indirdi^. “Çok mu?” “Az.” Sorular adımlara karıştı~, adımlar sorulara: burası mı, böyle mi, dur mu, devam mı. Hepsine verilen cevap aynı yerden, [belin|sırtın] üstünde duran avucun altından geliyordu~.',
      },
      {
        level: 3,
        text: 'Yaşlı bir çift masadan kalktı~, giderken dönüp baktı~. “Biz de böyle başlamıştık,” dedi~ kadın. “Biz kavga ederek başladık,” dedi~ adam. Kapıdan çıkarken hâlâ [tartışıyorlardı~|çekişiyorlardı~], kol kola. Dansçı {H:gen} kulağına^ eğildi~: “Hangisi doğru?”',
      },
      {
        level: 1,
        question: 1,
        text: 'Müzik birden sustu~. Salonda yalnız tavan pervanesinin sesi kaldı~. {H} ötekinin elini bırakmadı^; on yıldır hazırladığı^ cümle [dilinin^ ucundaydı~|boğazındaydı^], gelen başka bir cümle oldu~, daha kısa, daha doğru. Dansçı onu sonuna kadar dinledi~ ve başıyla evet dedi~.',
        answers: [
          'Müzik birden sustu~. Salonda yalnız tavan pervanesinin sesi kaldı~. “Gitmemi ister misin,” dedi~ dansçı, “yoksa kalmamı mı?” {H} bu soruyu on yıl önce de [bekliyordu^|beklemişti^]. “Kalmanı,” dedi^, “ama yürüyerek. Kapıya kadar, sokağa kadar, sonra bir daha sor.”',
          'Müzik birden sustu~. Salonda yalnız tavan pervanesinin sesi kaldı~. “Bu kez adımları ben seçeyim,” dedi~ dansçı. {H} elini^ gevşetti^, ağırlığını^ ona bıraktı^. Dansçı onu yürüttü~: pistten kapıya, [kapıdan|oradan] vestiyere; her adımda durup yüzüne^ baktı~, izin aldı~.',
          'Müzik birden sustu~. Salonda yalnız tavan pervanesinin sesi kaldı~. “Yarın hatırlamak istemezsen,” dedi^ {H}, “şimdi dur diyebilirsin.” Dansçı gözünü kapadı~, açtı~. “On yıldır [hatırlıyorum|unutmadım],” dedi~. “Bir geceyi mi unutacağım?” Dur demedi~, bir adım daha attı~.',
          'Müzik birden sustu~. Salonda yalnız tavan pervanesinin sesi kaldı~. Kimse bir şey söylemedi~; el bırakılmadı~, gözler bırakılmadı~. Soruyu bakışlar sordu~, cevabı [parmaklar|avuçlar] verdi~: önce bir sıkış, sonra uzun, sıcak, kararlı bir duruş.',
        ],
      },
      {
        level: 3,
        text: 'Garson son tepsiyi topladı~, piste bakıp durdu~. On yıldır bu iki masaya ayrı ayrı su götürmüştü~. “Bugün tek sürahi mi?” diye seslendi~. “Tek,” dedi^ {H}, dönerken. Garson sürahiyi piste en yakın masaya bıraktı~, iki bardağı [yan yana|ağız ağıza] koydu~.',
      },
      {
        level: 3,
        text: 'Parkenin bir tahtası gıcırdıyordu~; on yıldır herkes oraya basmamaya çalışıyordu~. Dansçı tam üstüne bastı~. “Bile bile mi?” diye sordu^ {H}. “Bile bile,” dedi~ öteki. “Bir daha [duyamayacağız|basamayacağız].” İkinci dönüşte {H}+de bastı^.',
      },
      {
        level: 2,
        text: 'Vestiyerde iki palto kalmıştı~, yan yana. {H} ötekininkini tuttu^; dansçı kolunu geçirirken bir an [öylece|yarı yolda] durdu~. Ense, yaka, soluk: hepsi bir karışın içindeydi~. “Üşüdün mü?” “Hayır,” dedi~ dansçı. “Bekledim.” Kepengin yarısı inmişti~ bile.',
      },
    ],
    endings: {
      happy:
        'Sabah kepengi birlikte indirdiler^; salonun sahibi anahtarı kime vereceğini bilemedi~, ikisine birden uzattı~. “Yıkılmıyor,” dedi~. “Satan vazgeçti. Dans dersi verecek iki deli [arıyorum|lazım].” {H} ile dansçı önce birbirine, sonra aşınmış iki duvara baktı~.',
      dramatic:
        'Sabah kepenk indi~. Dansçının treni yedideydi~; bunu gece boyunca kimse söylememişti~. Peronda müzik yoktu~. {H} elini^ onun sırtına koydu^, bir tam dönüş döndüler^, [valizin|bavulun] çevresinde. Tren kalkınca {H:gen} avucunda^ bir ısı kaldı~, bütün gün.',
      open: 'Sabah kepengin altında, tebeşirle yazılmış bir adres buldu^: başka bir salon, başka bir semt, cumartesi. Altında bir soru işareti, yanında bir [küpe|tek küpe]. {H} ayakkabısını^ sildi^, kutusuna koydu^. Cumartesiye altı gün vardı~ ve hiç kimse bir söz vermemişti~.',
      twist:
        'Sabah kemancı {H:acc} kapıda durdurdu~. “Son parçayı uzatmam için para verdiğini ona söylemedim,” dedi~. Biraz sonra aynı kemancı öteki kapıda dansçıya eğildi~; {H} dudaklarını [okudu^|çözdü^]: aynı cümleydi~. İki zarf da kemancının ceketinden dışarı taşmıştı~.',
    },
  },
  ...NSFW_BEGINNINGS_2,
];
