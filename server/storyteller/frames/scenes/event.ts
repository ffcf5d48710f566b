import type { Beat } from '../../types.ts';

/** The event comes up in the scene. */
export const SCENE_EVENT: Beat = {
  name: 'scene: event',
  variants: [
    {
      text: '{V.dik:acc} [düşündükçe|hatırladıkça|aklına^ getirdikçe] {T:acc} [daha sıkı tutuyordu^|bırakıyor, yeniden alıyordu^]. {W} [aynı {W} değildi~ artık|birden dar geldi~|yabancı bir yere dönmüştü~]. {H} {G.di}, [bir kez daha denedi^|alışkanlıkla], [ama|yine de] {S} [araya girdi~|arkadan geliyordu~|bütün düşünceleri^ dağıttı~].',
      needs: ['human', 'tool', 'workplace', 'gesture', 'sound', '!mute'],
    },
    {
      text: '[Günlerdir|Kaç gündür|Epeydir] {G.erek} [susuyordu^|kaçıyordu^|vakit geçiriyordu^]. Ama [iş bitince|eller durunca|ortalık susunca], {V.dik} [an|saat] geri geliyordu~: [{S}, o {K}|{K}, ardından {S}], [bir de kendi yüzü^|bir de o soğukluk]. {T:acc} [uzağa itti^|masaya vurdu^|yere bıraktı^].',
      needs: ['human', 'tool', 'gesture', 'sound', 'smell', '!habit', '!state', '!confined'],
    },
    {
      text: '{V.dik:acc} [bilen yoktu~|kimse bilmiyordu~] {W:loc}. {H} [her zamanki gibi|herkes gibi] {G.iyordu}; [dışarıdan bakan|yanından^ geçen] [bir fark görmezdi~|işini^ seven birini görürdü~]. [Yalnız|Bir tek] {T} [ele veriyordu~ onu^|biliyordu~]: [avucunda^ titriyordu~|hep yanlış yerde duruyordu~].',
      needs: ['human', 'workplace', 'gesture', 'tool', '!friend-knows', '!said', '!confined', 'secret'],
    },
    {
      text: 'Aklı^ [hep|yine|gün boyu] {O:loc} kaldı~. {T:acc} [iki kez|üç kez] [yanlış yere koydu^|yere düşürdü^|ararken elinde^ buldu^], [{G.meden} kalktı^|{G.erek} toparlanmaya çalıştı^]. [Sonunda|Akşama doğru] {W:loc} [dikilip kaldı^|bir köşeye çöktü^] ve {O:acc} [gözünün^ önüne getirdi^|en küçük çizgisine kadar düşündü^].',
      needs: ['human', 'object', 'event', 'tool', 'workplace', 'gesture', '!person-object', '!space'],
    },
    {
      text: '“{V.en} [ben miyim|ben miydim] [gerçekten|şimdi]?” [diye fısıldadı^|dedi^ kendi kendine^]. {S} [cevap yerine geçti~|sürdü~|biraz alçaldı~]. {H} {T:acc} [gözlerinin^ hizasına kaldırdı^|iki avucunun^ arasına aldı^], [sanki orada yazıyordu~|bir cevap bekledi^]. [Soğuktu~.|Ağırdı~.|Hiçbir şey söylemiyordu~.]',
      needs: ['human', 'tool', 'sound', '!negative', '!mute', '!solitary'],
    },
    {
      text: '[Yapacak şey belliydi~|Önce elindeki^ işi bitirecekti^]: {G.mek}, {T:acc} [kaldırmak|yerine koymak], {W:acc} [toplamak|kapatmak]. [Sonra|Ancak ondan sonra] {V.dik:acc} [düşünecekti^|birine anlatacaktı^]. [Hepsini yaptı^|Üçünü de yaptı^]. [Sıra sonuncuya gelince|Sıra ona gelince] [yeniden başa döndü^|{T:acc} bir daha çıkardı^].',
      needs: ['trade', 'human', 'tool', 'workplace', 'gesture', '!confined', '!child', '!solitary'],
    },
    {
      text: '{V.meden} önce de {W:loc} [böyle oturur|böyle durur], {G.mek} için [acele etmezdi|kimseyi beklemezdi]. [Aynı {T}|Aynı el, aynı {T}], [aynı {S}|arkada aynı {S}]. [Fark|Değişen] [küçücüktü~|tek şeydi~]: {H} [artık kapıya dönük oturuyordu^|artık arkasını^ duvara veriyordu^].',
      needs: [
        'third',
        'human',
        'tool',
        'workplace',
        'gesture',
        'sound',
        '!negative',
        '!state',
        '!solitary',
        '!space',
        '!child',
        '!mute',
      ],
    },
    {
      text: '[Biri sorsa|Bir soran çıksa] {V.dik:acc} [{T} kadar|{W} kadar] [gerçek bir şey gibi|elle tutulur bir şey gibi] [anlatabilirdi^|gösterebilirdi^]. [Kimse sormadı~|Soran olmadı~]. {H} {G.di}; {K} [her zamanki gibiydi~|biraz daha keskindi~], [gün de|zaman da] [öyle geçti~|kimseye aldırmadan geçti~].',
      needs: ['human', 'tool', 'workplace', 'gesture', 'smell', '!friend-knows', '!solitary'],
    },
    {
      text: '{F} {W:loc} [yanına^ oturdu~|karşısına^ geçti~] ve {S} [bitene kadar|kesilene kadar] bekledi~. “[Peki|Söyle],” dedi~, “{V.dik:acc} [kim bilecek|kime anlatacağız|nasıl taşıyacaksın]?” {H} {G.di}. “[Önce işimi bitireceğim|Bilmiyorum|Bir gün daha ver].” {F} [saatine baktı~|başını salladı~|hiç kıpırdamadı~]. “[Bir gün|O kadar],” dedi~.',
      needs: [
        'third',
        'human',
        'workplace',
        'sound',
        'gesture',
        'friend-knows',
        '!alone',
        '!friend-cold',
        '!confined',
        '!child',
        '!mute',
      ],
    },
    {
      text: '[Her şeyin başına döndü^|Baştan düşündü^|Sırayla hatırladı^]: {W:loc} [ne vardı~ o gün|kim vardı~ o gün], {T} neredeydi~, {S} [kesilmiş miydi~|duyuluyor muydu~]. {V.dik} [an|sırada] [elinde^ ne tuttuğunu^|neye baktığını^] [hatırlamıyordu^|bir türlü bulamadı^]. [Bulsa^|Bir bulsa^], [gerisi gelecekti~|düğüm çözülecekti~].',
      needs: ['human', 'workplace', 'tool', 'sound', '!habit', '!state', '!negative', '!confined', '!mute'],
    },
    {
      text: '[Daha bir ay önce|Eskiden] {W} [hiç sessiz kalmazdı|kalabalıktı|gülüşlerle dolardı]; [şimdi|artık] [yalnızca {S} vardı~|{S} rahatça duyuluyordu~]. {V.dik:acc} [kim yaymıştı~, bilmiyordu^|herkes duymuş olmalıydı~]. {H} {T:acc} [boşuna|kimse istemeden|alışkanlıkla] [temizledi^|hazırladı^]. [Beklemenin|Hazır durmanın] [bir zararı yoktu~|kimseye zararı yoktu~].',
      needs: [
        'human',
        'trade',
        'workplace',
        'tool',
        'sound',
        '!solitary',
        '!space',
        '!confined',
        '!child',
        '!mute',
      ],
    },
    {
      text: '[Parmaklarıyla^ saydı^|Bir liste yaptı^ aklında^|İçinden^ sıraladı^]: [kimler biliyordu~|kimden çekiniyordu^], [kim susardı~|kime güvenirdi^], [kim anlatırdı~|kim bağışlardı~]. [Üçüncü adda|Son ada gelince] {G.di}. {V.dik:acc} [bilenler|öğrenecek olanlar] [bir elin parmaklarını geçmezdi~|şimdilik azdı~]; [{S} onlardan daha güvenilirdi~|{S} sır tutmasını bilirdi~].',
      needs: ['human', 'sound', 'gesture', 'event', '!solitary', '!child', '!mute'],
    },
    {
      text: '{P} [gün|zaman] [ağır ilerliyordu~|başka türlü akıyordu~]: [önce {K}|her sabah {K}], [sonra {S}|ardından {S}], [arada bir {T}|arada {T}]. {H} [sırayı bozmadan|bunların içinde|hiç şaşırmadan] {G.iyordu}. {V.dik:acc} [bilmeyen biri|bilmeyen bir yabancı|duymamış olan] [huzurlu sanırdı~ onu^|mutlu derdi~ ona^].',
      needs: [
        'human',
        'place',
        'tool',
        'sound',
        'smell',
        'gesture',
        '!space',
        '!confined',
        '!tight',
        '!solitary',
      ],
    },
    {
      text: '[Yemin etti^|Kendine^ söz verdi^]: {T:acc} [elinden^ bırakana kadar|yerine koyana kadar] {V.dik:acc} [düşünmeyecekti^|ağzına^ almayacaktı^]. {G.di}, [sonra bir daha|bir daha, daha hızlı]. [İki saat|Bütün öğle] [dayandı^|tuttu^ sözünü^]. {S} [duyulunca|birden kesilince] [hepsi geri geldi~|her şey geri döndü~]; {T} [çoktan yerdeydi~|elinden^ düşmüştü~].',
      needs: ['human', 'tool', 'sound', 'gesture', '!mute'],
    },
    {
      text: '[Gözü^ {T:dat} takıldı~|{T:dat} baktı^]: {V.meden} önce de [oradaydı~|böyle duruyordu~], [sonra da|bugün de] [orada|yerinde]. [Eşyanın|Demirin, tahtanın] [umurunda değildi~|hiçbir şeyden haberi yoktu~]. {H} {G.di}; {K} [bir an için|kısacık] [hiçbir şey olmamış gibi|eski günlerden biriymiş gibi] [geldi~|sardı~ onu^].',
      needs: ['human', 'tool', 'smell', 'gesture', '!negative', '!state'],
    },
  ],
};
