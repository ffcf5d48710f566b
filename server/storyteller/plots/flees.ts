import type { PlotClass } from '../types.ts';

/** The hero runs away from a place. */
export const FLEES: PlotClass = {
  name: 'flees',
  verbs: new Set(['kaçmak']),
  needs: ['human', '!other', '!person', '!negative', '!habit', '!state', '!confined', '!space', '!solitary'],
  plots: [
    {
      name: 'nobody-runs-after',
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Koştu^, saptı^, gene koştu^; soluğu^ tükenince bir kuytuya çöktü^, arkadan gelecek ayak seslerini bekledi^. Gelmediler~. Bir süre sonra başını^ uzatıp baktı^: [kovalayan|peşinden^ gelen] yoktu~.',
        },
        {
          level: 3,
          text: 'Koşarken ayakları^ düşünmüştü~; nerede sapılacağına, neyin üstünden atlanacağına onlar karar vermişti~. {H} yalnızca peşlerinden sürüklenmişti^. Durunca kafası^ da yetişti~, soluk soluğa, ve ilk sorusunu sordu~: peki, şimdi nereye? Ayaklarının^ buna verecek [cevabı|bir cevabı] yoktu~.',
        },
        {
          level: 3,
          text: 'Dizleri^ titriyordu~; korkudan mı, koşmaktan mı, ayırt edemedi^. Elini^ göğsüne^ koydu^: içeride biri hâlâ koşuyordu~, durulduğundan haberi yoktu~. {H} ona [usulca|alçak sesle], tamam, dedi^, geldik. Nereye gelindiğini bilmiyordu^; ama bunu göğsündekine^ söylemedi^.',
        },
        {
          level: 2,
          text: 'İnsan kaçarken en değerlisini alırdı~ sözde. {H} üstünü^ yokladı^: ne para vardı~ ne ekmek. Sıkılı yumruğundan^ küçük, işe yaramaz bir düğme çıktı~; koşarken giysisi^ bir yere takılmış, düğme [kopmuş|fırlamış], avucu^ onu sıkı sıkı tutmuştu~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: 'O arada {S} duyuldu~. {H} yere yapıştı^, soluğunu^ tuttu^. Ses sürdü~, ne yaklaştı~ ne uzaklaştı~; kovalayanlardan gelemeyecek kadar [keyifli|kendi hâlinde] bir sesti~. {H} yavaşça doğruldu^, üstünü^ silkeledi^ ve gören olmadığı hâlde kızardı^.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Çöktüğü^ yerde {K} vardı~. Bundan sonra nerede duysa^ bugünü hatırlayacaktı^; bunu şimdiden biliyordu^. Kaçtığı^ günün kokusunu insan [kendi|kendisi] seçemiyordu~: o sırada burnuna ne değdiyse o kalıyordu~. {H} daha güzel bir şey bulmak için başını^ çevirdi^, bulamadı^.',
        },
        {
          level: 1,
          text: 'Önce sevindi^. Sonra sevinci^ eksildi~: kaçtığı^ anlaşılmamış mıydı~, yoksa anlaşılmış da umursanmamış mıydı~? Kuytudan çıkıp biraz daha görünür bir yere geçti^. Orada da aranmadı^. [Öksürdü^|Yüksek sesle öksürdü^].',
        },
        {
          level: 3,
          text: 'Yokluğunun^ şimdiye kadar fark edilmesi gerekirdi~. Biri {o:acc} arayacak, bulamayacak, “Az önce buradaydı,” diyecekti~. Sonra sesler yükselecek, birileri dışarı fırlayacaktı~. {H} bunları sırasıyla, hepsine [bol bol|yeterince] zaman tanıyarak hayal etti^. Sıra bitti~; sessizlik bitmedi~.',
        },
        {
          level: 3,
          text: 'Bir köpek çıkageldi~, durdu~, {H:acc} kokladı~. “Git,” diye fısıldadı^ {H}. Köpek gitmedi~, oturdu~. Hiç değilse biri {o:acc} bulmuştu~. “Kimseye söyleme,” dedi^ bu kez. Köpek kuyruğunu [salladı~|iki yana salladı~], söyleyecek birini aramaya gider gibi uzaklaştı~; ama ardından kimse gelmedi~.',
        },
        {
          level: 2,
          text: 'Görünür yerde durmanın da zorluğu vardı~: kaçan biri gibi mi duracaktı^, gezintiye çıkmış biri gibi mi? İkisini de denedi^. Birincisi gülünçtü~, ikincisi hüzünlü. Sonunda bir şey bekleyen biri gibi durdu^; bunda hiç değilse [yalan|bir yalan] yoktu~.',
        },
        {
          level: 3,
          text: 'Geri dönüp kaçtığı^ yere uzaktan bakmayı düşündü^. Kaçan birinin dönmesi olacak iş değildi~; ama dönmek başkaydı~, bakmak başka. Birkaç adım attı^, [durdu^|vazgeçti^], o adımları geri aldı^. Kaçış böylece ne uzamış ne kısalmış oldu~.',
        },
        {
          level: 3,
          needs: ['trade', 'gesture'],
          text: 'Oyalanmak için {G.di}. Elleri^ buna öyle alışkındı~ ki kaçtıklarından haberleri yok gibiydi~. {H} durup onlara baktı^. Ayakları^ bunca yolu koşmuş, elleri^ ise [orada|eski yerinde] kalmıştı~ anlaşılan; rahat, habersiz, her günkü işlerinde.',
        },
        {
          level: 3,
          text: 'Karnı^ acıktı~. Kaçarken acıkılacağını hiç hesaba katmamıştı^; anlatılan kaçışlarda kimse acıkmaz, kimsenin ayakkabısı vurmazdı~. {H} topuğunu^ ovdu^. Bu büyük kaçışın daha [başında|ilk saatinde] topuğunun^ su topladığını kimseye söylememeye karar verdi^.',
        },
        {
          level: 1,
          text: 'Sonunda koşan birinin sesi geldi~. {H} gene gizlendi^, yüreği^ ağzında^; gelen {F} oldu~, sağına soluna bakmadan geçip gidiyordu~. “Buradayım!” dedi^ {H}, [biraz kırgın|alınmış]. “Beni aramıyor musun?” “Yok,” dedi~ {F}, soluk soluğa. “Ben de kaçtım.”',
        },
        {
          level: 2,
          text: '“Benim kaçtığım gün mü?” “Bugün denk geldi.” “Ama kaçmak benim aklıma gelmişti.” “Tapusu mu var?” dedi~ {F}. {H} kızgınlığının^ gülünç olduğunu biliyordu^; [yine de|gene de] kaçışta tek olmamak hem canını^ sıktı~ hem içini^ ısıttı~.',
        },
        {
          level: 3,
          text: 'Saklanacak yeni bir yer arandı~. Biri dardı~, öbürü fazla açıktı~; {F} hiçbirini beğenmiyordu~. “Kaçarken bu kadar seçici olunmaz,” dedi^ {H}. “Bir kere kaçıyoruz,” dedi~ {F}. “İyi bir yerde [bulunalım|yakalanalım] bari.” Sonunda ilk kuytuya dönüldü~; orası hiç değilse ısınmıştı~.',
        },
        {
          level: 3,
          text: '{F:gen} elinde bir torba vardı~. İçinden yarım ekmek, bir örtü, bir de kocaman bir süzgeç çıktı~. “Süzgeç ne için?” dedi^ {H}. “Bilmem, elime o geldi.” Ekmek bölüşüldü~, örtü serildi~; süzgece bir [görev|iş] bulunamadı~, ama geride de bırakılmadı~.',
        },
        {
          level: 3,
          text: '“Beni görünce neden saklandın?” dedi~ {F}. “Onlardan biri sandım.” “Ben de sesini duyunca onlardan biri sandım.” Onların kim olduğu söylenmedi~; kimse gelmemişti~ ki. “Şimdi ne yapıyorlardır?” dedi~ {F}. {H} deminden beri [bunu|aynı şeyi] merak ediyordu^.',
        },
        {
          level: 3,
          text: '{F} başını uzatıp uzaklara baktı~. “Kimse yok,” dedi~. “Biliyorum,” dedi^ {H}. “Hiç mi gelen olmadı?” “Hiç.” {F} bunu ayıpladığını belli etmemeye çalıştı~. “Belki yanlış yana koşmuşlardır,” dedi~. Bir dost daha [güzel|ince] bir yalan bulamazdı~.',
        },
        {
          level: 3,
          text: '{H}, üstü başı dağılmış {F:dat} baktı^: bir ayağı tozlu, öbürü çamurlu. Kendi^ hâli^ de daha parlak değildi~ herhâlde. İki kaçak yan yana [pek|hiç] korkulacak bir şeye benzemiyordu~; gören, yolunu şaşırmış, sormaya da utanan yolcular sanırdı~.',
        },
        {
          level: 1,
          text: '“Sen kimden kaçtın?” “Sorulardan. Senin gittiğini görünce biri bana soracaktı.” “Demek gördün.” “Gördüm,” dedi~ {F}. “Koştum, yetişemedim. Sonra baktım, dönmeye de [yüzüm yok|niyetim yok].” {H:gen} yüzü^ gevşedi~: demek bütün yol boyunca arkasında^ biri vardı~.',
        },
        {
          level: 2,
          text: '“Bari bağırsaydın,” dedi^ {H}. “Bağırsam duyarlardı. Fısıldadım.” “Koşan birine mi?” “Fısıldaya fısıldaya koştum,” dedi~ {F} ve nasıl koştuğunu [gösterdi~|baştan oynadı~]: iki büklüm, parmağı dudağında, “Dur, dur,” diye diye. {H} kahkahasını^ koluna^ gömdü^.',
        },
        {
          level: 3,
          text: '“Peki, sorsalar ne diyecektin?” “Bilmiyorum, diyecektim.” “O kadar mı?” “Önce bilmiyorum derdim, sonra ağlardım, sonra hepsini söylerdim,” dedi~ {F}. “Kendimi tanıdığım için kaçtım.” {H} bundan [sağlam|dürüst] bir kaçma sebebi duymamıştı^; kendi^ sebebi^ bunun yanında biraz süslü kaldı~.',
        },
        {
          level: 3,
          text: '“Nereye gidecektin?” “Uzağa.” “Ne kadar?” {H} düşündü^. “Arayınca bulunmayacak kadar.” “Ya aramazlarsa?” dedi~ {F}. Bunun cevabı kolay değildi~; aranmayan biri için burası da yeterince uzaktı~, [daha ötesi|ötesi] yalnızca ayakkabı eskitmek olurdu~.',
        },
        {
          level: 3,
          text: 'Gün dönüyordu~. Önce {F} uzandı~, {H} nöbet tuttu^; sonra {H} uzandı^, {F} nöbet tuttu~. Neyin nöbeti olduğunu [soran|bilen] yoktu~. Gelen olursa kaçılacak mıydı~, yoksa el mi sallanacaktı~, bu da konuşulmadı~.',
        },
        {
          level: 2,
          text: '“Geri dönecek misin?” dedi^ {H}. “Sen?” “Önce ben sordum.” “Önce sen kaçtın,” dedi~ {F}. Bu doğruydu~. {H} kaçarken dayanılmaz gelen şeyi bütün ağırlığıyla hatırlamaya çalıştı^; ağırlığın bir kısmı yolda [dökülmüş|düşmüş] olmalıydı~, hepsini toparlayamadı^.',
        },
        {
          level: 1,
          text: 'Uzaktan, yarım yamalak, biri seslendi~. {F:gen} adı geldi~ önce; ardından, daha uzun, daha [telaşlı|meraklı], {H:gen} adı^. “Bizi arıyorlar,” dedi~ {F}. “Biraz daha arasınlar,” dedi^ {H}; kaçtığından^ beri ilk kez rahatça oturdu^, dinledi^.',
        },
      ],
    },
  ],
};
