import type { PlotClass } from '../types.ts';

/** A child waits for somebody or something, or misses them. */
export const CHILD_WAITS: PlotClass = {
  name: 'child-waits',
  verbs: new Set(['beklemek', 'özlemek']),
  needs: ['child', 'human', '!negative'],
  plots: [
    {
      name: 'the-night-watch',
      needs: ['!solitary', '!confined'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. Bu uykuda yapılmıyordu~, o yüzden uyumak istemiyordu^: gözleri^ kapanırsa araya bir şey girecek, kaldığı^ yeri bulamayacaktı^. Geceleri dizlerini^ karnına^ çekip oturuyor, [başı^|çenesi^] düştükçe doğruluyordu^.',
        },
        {
          level: 3,
          text: 'Gündüzleri kolaydı~; gündüz herkes bir şeyin ardındaydı~, {o:gen}ki göze çarpmıyordu~. Gece olunca ötekiler işlerini bırakıp yatıyorlardı~. {H:gen} işi^ ise [bitmiyordu~|sürüyordu~]; onu koyacak bir raf, asacak bir çivi yoktu~.',
        },
        {
          level: 3,
          text: 'Uykuya karşı her yolu denemişti^: yüzüne^ su vurmayı, [dudağını^|yanağını^] ısırmayı, ayakta durmayı. Bir gece ayakta uyudu^; kendine^ geldiğinde^ yönü^ değişmişti~. Ne zamandır yanlış yana bakıyordu^, kim bilir; buna günlerce üzüldü^.',
        },
        {
          level: 3,
          needs: ['tool'],
          text: 'Bir gece eline^ {T:acc} aldı^: uyursa^ düşecek, çıkardığı sesle {o:acc} uyandıracaktı~. Önce işe yaradı~. Sonra parmakları^ onu [uykuda da|uyurken de] bırakmamayı öğrendi~; {H} sabah {T:acc} hâlâ elinde^ buldu^.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} uyukladığını^ gördüler~. “Bu çocuk geceleri uyumuyor mu?” dedi~ biri. “Uyusa da dinlenmiyor,” dedi~ öbürü. {H} gözlerini^ kocaman açtı^, ayık görünmek için [gülümsedi^|başını^ salladı^]. O sırada bile içi^ geçti~.',
        },
        {
          level: 3,
          text: 'Büyüklerin sözü bir işe yaramıyordu~. “Uyu, sabah bakarız,” diyorlardı~. Sabaha kalacak şey değildi~ bu; arkanı dönsen süt gibi taşar, ateş gibi sönerdi~. {H} bunu anlatamıyor, yalnızca [gözlerini^ ovuşturuyordu^|başını^ sallıyordu^].',
        },
        {
          level: 1,
          text: '“Biraz da ben yapayım,” dedi~ bunu gören bir büyük, {F}. “Sen uyu, sabaha kadar yerine bakarım.” {H} güvenmedi^. “Nasıl yapıldığını biliyor musun?” “Öğretirsen.” {V.mek} öğretilir miydi~, [kimse bilmiyordu~|bilen yoktu~].',
        },
        {
          level: 2,
          text: '“Uyursan ne olur?” diye sordu~ {F}. “Bir şey olur da kaçırırım.” “Ya hiçbir şey olmazsa?” “Onu da kaçırırım,” dedi^ {H}. {F} bu cevabı kendi kendine [bir daha söyledi~|tekrarladı~]; gülecek gibi olmuştu~, gülmedi~.',
        },
        {
          level: 3,
          text: '“Bunun için sende eksik bir yer olmalı,” dedi^ {H}. {F} üstünü yokladı~. “Nerede?” “Ben nereden bileyim? Senin.” {F} ciddi ciddi aradı~, dirseğini gösterdi~. {H} [içini^ çekti^|başını^ salladı^]: dirsekte durmazdı~ öyle şey.',
        },
        {
          level: 2,
          text: '“Senin böyle bir şeyin yok mu?” diye sordu^ {H}. “Vardı,” dedi~ {F}. “Sonra işim çoğaldı.” “Bitti mi?” “Bitmedi herhâlde. Ben başından kalktım.” {H} bunu duyunca yerine^ [daha sıkı|iyice] yerleşti^.',
        },
        {
          level: 3,
          text: '“Seninki ne kadar oldu?” diye sordu~ {F}. “Sayıyordum, bıraktım. Sayınca uzuyor.” {F}+de kendi parmaklarına baktı~, içinden bir şey saymaya koyuldu~; dördüncüde durdu~, elini [yumdu~|kapadı~]. Sayınca uzuyordu~ gerçekten.',
        },
        {
          level: 3,
          text: '“Ben yapınca senden azalırsa?” dedi~ {F}. “Nasıl?” “Sabah bakarsın, sana az kalmış.” {H} bunu hiç düşünmemişti^. Elini^ göğsüne^ kapadı^. “Hepsini alma,” dedi^. “Kenarından al.” {F} [söz verdi~|yemin etti~]: kenarından.',
        },
        {
          level: 3,
          text: 'İşe {F:gen} yüzünden başladı^. Çenesini tuttu^, biraz çevirdi^, biraz indirdi^. “Şimdi oldu, böyle dursun.” Koca bir yüzü ayarlamak hoşuna^ gitmişti~; [bir kez daha|gerekmediği hâlde bir kez daha] düzeltti^. {F} sesini çıkarmadı~.',
        },
        {
          level: 1,
          text: '{H} gösterdi^: nereye bakılacağını, ellerin nerede duracağını. “Başka şey düşünmek yok.” {F} oturdu~, yüzünü o yana çevirdi~, az sonra kıpırdandı~. “Oldu mu?” “Olmadı, sen [dizini|sırtını] düşündün.” {H} yeniden anlatacaktı^; uyku izin vermedi~.',
        },
        {
          level: 3,
          needs: ['third'],
          text: 'Uyku {o:acc} sözünün^ ortasında aldı~. {F} gerisini bekledi~, gelmeyince [üstünü^ örttü~|bir örtü getirdi~] ve gösterilen yana döndü~. O saatte, oradan bakınca, her şey biraz eksik görünüyordu~. Bunu ona kimse söylememişti~.',
        },
        {
          level: 2,
          text: 'Dalmadan önce, “Bir şey olursa uyandır,” demişti^. “Olmazsa?” “Olmadığını sabah söyle. Ama hemen söyleme.” {F} bunu da aklına yazmıştı~. {H} birkaç kez gözünü^ aralayıp baktı^; o yüz hep [gösterilen yana|doğru yana] dönüktü~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: 'Gece {S} geldi~. {H} eskiden bunu haber sanıp yerinden^ fırlardı^; kalbi^ önden koşar, sonra ağır ağır geri dönerdi~. Bu kez yalnızca öbür yanına^ döndü^: duyan [başka biri|biri daha] vardı~ nasıl olsa.',
        },
        {
          level: 1,
          text: '{H} gözünü^ açtığında^ sabahtı~. {F} yerindeydi~; gözleri kızarmıştı~. “Bir ara oldu,” diye fısıldadı~. “İçime öyle bir oturdu ki, senin mi, benim mi, ayıramadım.” {H} önce kıskandı^, sonra [yanına sokuldu^|merak etti^]. “Nasıldı?”',
        },
        {
          level: 2,
          text: '“Önce ayaklarım üşüdü,” dedi~ {F}. “Sonra sıkıldım, sonra kızdım. Sonra burası boşmuş gibi oldu.” {H} gösterilen yere baktı^: doğru yerdi~. Orasını öğretmemişti^; demek herkeste [aynı yerdeydi~|orada duruyordu~].',
        },
        {
          level: 2,
          text: '“Bir şey olmadı,” dedi~ {F} sonra, söz verdiği gibi, hemen değil. {H} biliyordu^; yine de bunu başkasından duymak başkaydı~. Eskiden olmayan şey yalnız {o:dat} olmuyordu~. Bu gece [bir kişiye daha|başka birine daha] olmamıştı~.',
        },
        {
          level: 3,
          text: '“Kimseye söyleme,” dedi~ {F}, “bir ara seninkini bırakıp kendiminkine geçtim.” “Geçtiğini anladın mı?” “Sonradan. Aynı yoldan gidiliyormuş.” {H} kızmayı düşündü^, vazgeçti^: o yol uzundu~, [bir kişiye daha|başkasına da] yer vardı~.',
        },
        {
          level: 3,
          text: '“Sıkıldın demek,” dedi^ {H}. “Çok.” “Ben hiç sıkılmam.” Bu doğru değildi~, {F}+de biliyordu~. “Bazen sıkılırım,” dedi^ {H} biraz sonra. İlk kez söylüyordu^; söyleyince [bir şey eksilmedi~|bir şey bozulmadı~].',
        },
        {
          level: 3,
          text: '{F:gen} gözlerinin altı çökmüş, saçı bir yana [yatmıştı~|dikilmişti~]. Bir gecede böyle olunuyordu~ demek. {H} kendi^ gözünün^ altını parmağıyla^ yokladı^; kaç gecedir orada ne biriktiğini kimse {o:dat} söylememişti~.',
        },
        {
          level: 3,
          text: 'O yana bir de uyumuş gözlerle baktı^. Değişen bir şey yoktu~, ama her şey daha [keskindi~|belirgindi~]: uykusuzken birbirine karışan yerler ayrılmış, uzaklık biraz daha uzağa gitmişti~. Bu iyi miydi~, {H} karar veremedi^.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: '“Gece bir koku geldi,” dedi~ {F}. {H} hemen bildi^: {K}. Hep o saatte gelirdi~, ondan sonrası da en uzunuydu~. Bunu şimdiye kadar [yalnız başına|tek başına] biliyordu^; üzerine iki söz edilebileceğini düşünmemişti^.',
        },
        {
          level: 3,
          text: '“Bu gece yine gelir misin?” diye sordu^ {H}. “Gelirim. Ama bir şeyi baştan öğret: insan orada ellerini ne yapıyor?” {H} kendi^ ellerine^ baktı^. Onlar bunu [hiç sorulmadan|kendiliğinden] öğrenmişti~; biri ötekini tutuyordu~.',
        },
        {
          level: 1,
          text: '{H} yerini^ geri istedi^. {F} kalkmadı~. “Biraz daha,” dedi~, “yeni alıştım.” {H} onu omzuyla^ itti^; itince yer açıldı~, yan yana sığılıyordu~. Gözlerini^ aynı yana çevirdi^ ve [gecelerdir ilk kez|ilk kez], korkmadan, ağzını^ kocaman açarak esnedi^.',
        },
      ],
    },
  ],
};
