import type { Plot } from '../types.ts';

/** Any event of an animal, a robot, a thing or another being. */
export const ANY_BEING_PLOTS: readonly Plot[] = [
  {
    name: 'the-hour',
    needs: ['!human', '!state'],
    passages: [
      {
        level: 1,
        text: '{HP}, {EW.di}. Ertesi gün, ışık aynı yere gelince, {H} [olduğu^ yerde|ansızın] durdu^. Çevrede her şey sürüyordu~. {H} bekledi^; ne beklediğini^ bilmiyordu^. Işık geçince yeniden kıpırdadı^, [hiçbir şey olmamış gibi|kaldığı^ yerden].',
      },
      {
        level: 3,
        text: 'Bunu o gün kimse fark etmedi~. Bir an durmakla [dünya eksilmemişti~|bir şey bozulmamıştı~]. Yalnız {H} o anın ötekilerden uzun sürdüğünü duymuştu^: sanki günün ortasında küçük bir oda açılmış, {H} içine [girip çıkmıştı^|bakıp çıkmıştı^].',
      },
      {
        level: 2,
        text: 'İkinci gün ışığı önceden gözledi^. [Yavaş yavaş|Ağır ağır] geliyordu~, her şeyin üstünden sırayla geçerek. o yere vardığında her ses [biraz alçaldı~|geri çekildi~] gibi oldu~. {H} durdu^. O gün olanı bir kez daha, başından sonuna, gözünün^ önünde gördü^.',
      },
      {
        level: 3,
        text: 'Gördüğü^ aynıydı~ ama hızı başkaydı~. İlkinde her şey bir anda olup bitmişti~; şimdi [yavaştı~|acele etmiyordu~], arasından ışık sızıyordu~. {H} daha önce atladığı^ küçük şeyleri ayırt etti^: önceki kısa sessizliği, havanın [ağırlığını|kıpırtısını], kendi duraksayışını^.',
      },
      {
        level: 3,
        needs: ['sound'],
        text: '{S} duyulurdu~ o saatlerde. {H} bunu eskiden de işitirdi^, ama üzerinde durmazdı^. Şimdi ses bir işaret olmuştu~: [o başlayınca|duyulunca] ışığın yaklaştığını anlıyor, [yavaşlıyordu^|toparlanıyordu^]. Bir şeye vaktinde varmak, bir yere varmak kadar hoştu~.',
      },
      {
        level: 1,
        text: 'Günler geçti~; {H} her gün o saatte durdu^. Gelen geçen alıştı~, çevresinden^ dolandı~. {V.dik} günün ışığı başkaydı~, bunu bir tek {o} biliyordu^. Kimseye gösteremezdi^. Gösterilecek [bir şey|bir iz] yoktu~, yalnızca durulacak bir yer vardı~.',
      },
      {
        level: 2,
        text: 'Bir gün hava kapandı~. Işık gelmedi~. {H} ne zaman duracağını^ bilemedi^; [erken durdu^|boşuna durdu^], sonra kuşkulanıp ilerledi^, sonra yine durdu^. Gün, ucu kaçmış bir ip gibi [dolaştı~|karıştı~]. Karanlık basınca içinde^ yapılmamış bir işin tedirginliği kaldı~.',
      },
      {
        level: 3,
        text: 'O gece dinlenemedi^. Ya bundan sonra hep böyle kapalı olursa? {H} o anı ışıksız da [bulmak|yakalamak] istedi^. Karanlıkta durdu^, geriye doğru yavaşça gitti^ ve önce hiçbir şey bulamadı^, sonra [küçük|silik] bir ışıltı buldu^.',
      },
      {
        level: 3,
        text: 'Demek ışık dışarıda olduğu kadar içeride de duruyordu~. {H} buna [sevindi^|şaşırdı^], ama pek güvenmedi^. İçerideki ışık istediği gibi oynuyor, gölgeleri [bir o yana bir bu yana|keyfince] düşürüyordu~. Dışarıdaki ise ağırbaşlıydı~; kimsenin hatırı için yerini değiştirmezdi~.',
      },
      {
        level: 3,
        needs: ['workplace'],
        text: '{W:loc} saatler hep birbirine benzerdi~ eskiden. Şimdi bir tanesi ötekilerden ayrılmıştı~; öncesi ona doğru gidiyor, sonrası [ondan geliyordu~|ondan dönüyordu~]. {H} bütün günü bu yüzden [daha iyi|kolayca] tanır oldu^: koca bir günün ortasında artık bir direk vardı~.',
      },
      {
        level: 2,
        text: 'Bir defasında tam o anda önüne^ bir engel çıktı~. Yana geçti^, ışık yana geçti~; geri gitti^, [ışık kaçtı~|ışığı kaçırdı^]. O gün ilk kez yarım bıraktı^. Yarım anın [ağırlığı|eksiği] bütününden çoktu~; {H} onu ertesi güne kadar bir diken gibi taşıdı^.',
      },
      {
        level: 1,
        text: 'Beşinci haftada bir akşam {H} bir şeyi fark etti^ ve [dondu^|kıpırdayamadı^]: o gün durmamıştı^. Işık gelmiş, üstünden^ geçmiş, gitmişti~. {H} başka bir şeye dalmıştı^. Olanı bütün bir gün bir kez bile düşünmemişti^.',
      },
      {
        level: 3,
        text: 'Önce bunu bir kayıp sandı^. Gün boyu neyle oyalandığını^ aradı^: hiç. Kıpırdamış, dinlenmiş, [bir gölgenin yer değiştirmesine|uzak bir sese] takılmıştı^. Sıradan, iyi bir gündü~. O an, [kırılmadan|gürültüsüzce], sıradan bir günün altına inmişti~.',
      },
      {
        level: 3,
        text: 'Işığın peşinden gitmeyi düşündü^, [geç kalmıştı^|vakit geçmişti~]. Işık çoktan kenara varmış, inceliyordu~. Ona “dur” denmezdi~. {H} yine de son ucuna kadar baktı^ ve gördü^: giderken her şeye aynı usulca dokunuyordu~; yalnız bir yere, yalnız bir [gün|an] için değil.',
      },
      {
        level: 3,
        needs: ['smell'],
        text: '{K} yükseldi~ akşamla. {H} onu duydu^, o günle hiçbir ilgisi yoktu~. [Yeni|Bambaşka] bir kokuydu~, bugünündü~. Demek bugünün de [kendi kokusu|kendi payı] oluyordu~; onu duymak için bir başka güne arkasını^ dönmek gerekmişti~.',
      },
      {
        level: 2,
        text: 'Gece boyunca iki şeyi yan yana koydu^: durduğu^ günleri, durmadığı^ günü. Hangisinin [doğru|iyi] olduğunu aramadı^; aradığı^, sabah ne yapacağıydı~. Durursa^ alışkanlıktan duracak, durmazsa^ unutkanlıktan geçecekti^; oysa {H} ikisini de kendi isteğiyle^ yapmayı [isterdi^|istiyordu^].',
      },
      {
        level: 3,
        text: 'Sabah her zamanki gibi geldi~. Işık uzaktan yola çıktı~, [şeylere bir bir|sırayla] değdi~. {H} onu gözetmedi^; işini^ yaptı^, ara sıra başını kaldırır gibi oldu^, vazgeçti^. Gelecekse geliyordu~. Ne geç kalırdı~ ne erken; [bekleyene de beklemeyene de|herkese] aynı saatte uğrardı~.',
      },
      {
        level: 3,
        text: 'Öğleye doğru üstünde^ bir ılıklık [duydu^|hissetti^]. Gelmişti~. Yerinde durmak için ne bir dürtü duydu^ ne bir korku. Sürdürse^ de olurdu~. {H} bu özgürlüğü ilk kez tadıyordu^; küçük, [hafif|serin] bir şeydi~, ortasında [boş|açık] bir kapı vardı~.',
      },
      {
        level: 3,
        needs: ['gesture'],
        text: '{G.di}, sonra bir kez daha. Bunu hep yapardı^; o saatte [ilk kez|bilerek] yapıyordu^. Işık üstünde^ gezdi~, yaptığına^ karıştı~ ve ikisi bir süre [birlikte sürdü~|yan yana gitti~]. Demek an, dokunulunca kırılan bir şey değildi~.',
      },
      {
        level: 3,
        text: 'Çevredekiler o gün {H} durmayınca şaşırdı~. Biri [döndü~|geri geldi~], sanki “Neden durmadın?” diye soracaktı~; sormadı~. Onların gününde de bir direk varmış demek. {H} bunu görünce [yavaşladı^|durakladı^]; bir alışkanlığın yalnız sahibine ait olmadığını hiç düşünmemişti^.',
      },
      {
        level: 2,
        text: 'Ertesi gün, daha ertesi gün denedi^: bazen durdu^, bazen [durmadı^|yürüyüp geçti^]. Durduğu^ günler artık birbirine benzemiyordu~; birinde uzun kaldı^, birinde [göz kırpacak kadar|bir an]. Ama hangisini seçse^, ışık geldiğinde orada olduğunu biliyordu^, bu da yetiyordu~.',
      },
      {
        level: 1,
        text: 'Ondan sonra {H} şuna karar verdi^: her gün durmayacaktı^. o günü unutmuş olmayacak, ama ona borçlu da olmayacaktı^. Canı^ istediği gün duracak, [kısacık|bir soluk boyu], ışığa karşı; istemediği gün ışık kendi yoluna gidecekti~.',
      },
      {
        level: 1,
        text: 'O gün ışık yaklaşırken {H} bir işin ortasındaydı^. Bırakmadı^, sürdürdü^. Işık gelip üstüne^ vurdu~, [ısıttı~|parlattı~]. {H} tam geçip giderken, bu kez yalnız canı^ öyle istediği için, durdu^.',
      },
    ],
  },
];
