import type { Beat } from '../../types.ts';

/** Animals, machines, ghosts and toys in their own place. */
export const SCENE_BEING: Beat = {
  name: 'scene: being',
  variants: [
    {
      text: '{H} {W:loc} [uzun uzun|hiç ses etmeden|gün dönene dek] [bekledi^|durdu^]. {S} [geldi~, geçti~|bir ara kesildi~|her yandan geliyordu~]. [Bir şey olacaksa|Ne olacaksa] [burada olacaktı~|şimdi olacaktı~]. {G.di}; [olmadı~|hiçbir şey olmadı~].',
      needs: ['!human', 'workplace', 'sound', 'gesture', '!mute'],
    },
    {
      text: '[Önce {K} geldi~|{K} her şeyden önceydi~], [sonra|ardından] {S}. {H} [ikisini de tanıyordu^|ikisini yan yana koydu^]; [ikisi de|hiçbiri de] [tehlike demek değildi~|bir cevap değildi~]. {G.erek} {W:dat} [döndü^|sokuldu^|çekildi^].',
      needs: ['!human', 'smell', 'sound', 'gesture', 'workplace', 'third', '!mute'],
    },
    {
      text: '{W:loc} [herkesin bir yeri|her şeyin bir sırası] vardı~. {H} [yerini^ bulana kadar|sırasını^ beklerken] {G.di}, [bir daha|iki kez daha] {G.di}. [Onu^ gören|Bakan biri] [oyun sanırdı~|korktu sanırdı~]; [oyun değildi~ bu|yalnızca düşünüyordu^].',
      needs: ['!human', 'workplace', 'gesture', '!solitary'],
    },
    {
      text: '{V.dik:acc} [anlatacak|söyleyecek] [sözü^ yoktu~|dili^ yoktu~ {H:gen}]. {G.di}; [bildiği^|elinden^ gelen] [buydu~|tek cümle buydu~]. {S} [sustu~|yavaşladı~], [sanki anlamıştı~|dinler gibi|bir karşılık gibi].',
      needs: ['!human', 'gesture', 'sound', '!said', '!mute'],
    },
    {
      text: '[Karanlık|Gece] {W:dat} [yavaş yavaş|kenarlardan] [doldu~|indi~]. {K} [koyulaştı~|ağırlaştı~|değişti~]. {H} [en küçük kıpırtıyı bile|her şeyi] [görüyordu^|duyuyordu^]: {S}, [bir adım|bir soluk], [sonra yine|sonra uzaktan] [hiçbir şey|sessizlik]. {G.di} ve [sabahı bekledi^|uyumadı^].',
      needs: ['!human', 'workplace', 'smell', 'sound', 'gesture', '!mute', '!space'],
      gives: ['night'],
    },
    {
      text: '[O günlerde|Bir ara] {H} {W:abl} [uzaklaşmadı^|hiç ayrılmadı^]. {S} [duyulunca|kesilince] {G.iyordu}; [başka ne yapılır bilmiyordu^|beklemek böyle bir şeydi~|bunu kimse öğretmemişti~ ona^]. [Üçüncü gün|Sonunda] [beklediği^|aradığı^] [gelmedi~ ama|yoktu~ ama] [yerine {K} geldi~|havada {K} vardı~].',
      needs: ['!human', 'workplace', 'sound', 'gesture', 'smell', '!space', '!mute'],
    },
    {
      text: '{F} {W:loc} [buldu~ onu^|gördü~ onu^]. “[Burada mıydın|Demek buradasın],” dedi~. {H} {G.di}. [Başka cevabı^ yoktu~|Bu bir cevaptı~]. {F} [anladı~|yanına^ çöktü~|bir şey sormadı~], {S} [sürerken|dinerken] [birlikte beklediler~|ses çıkarmadılar~].',
      needs: [
        '!human',
        'workplace',
        'gesture',
        'sound',
        'third',
        '!alone',
        '!friend-cold',
        '!solitary',
        '!mute',
      ],
    },
    {
      text: '[Bir iz|Küçük bir iz] [arıyordu^|bulmuştu^] {W:loc}: [önce {K}|{K} belliydi~], [sonra|onun ardından] [belli belirsiz|hafifçe] {S}. {G.di}, [yeniden aradı^|başa döndü^]. {V.dik} [yer|an] [çok uzakta kalmıştı~|hâlâ oradaydı~]; {H} [yolu unutmamıştı^|dönüp bakmadı^].',
      needs: ['!human', 'workplace', 'smell', 'sound', 'gesture', '!habit', '!state', '!mute', '!space'],
    },
    {
      text: '{H} {G.di}. [Kimse görmedi~.|Gören olmadı~.] [Görseler|Biri görse] {V.dik:acc} [anlarlardı~|belki anlardı~]; [böyle şeyler|böyle bir şey] [insanın gözünden|bakan gözden] [kaçmazdı~|saklanmazdı~]. {W} [sessizdi~|kıpırtısızdı~], {K} [uçup gitmişti~|zor duyuluyordu~].',
      needs: ['!human', 'workplace', 'smell', 'gesture', '!space'],
    },
    {
      text: '{W} [bildiği^ tek yerdi~|bütün dünya kadardı~|yeterince büyüktü~]: [bir yanda {S}|sağda {S}], [öbür yanda {K}|solda {K}], [ikisinin arasında {H}|ortada {H}]. {G.di} ve [dünya bir parça|her şey biraz] [kıpırdadı~|yer değiştirdi~|genişledi~]. {V.dik:acc} [düşününce|hatırlayınca] [yeniden daraldı~|eskisi kadar oldu~].',
      needs: ['!human', 'third', 'workplace', 'sound', 'smell', 'gesture', '!mute'],
    },
    {
      text: '[Küçük bir şey|Parlak bir şey|Kıpırdayan bir şey] [vardı~|belirdi~] {W:loc}. {G.di}, [çevresinde döndü^|yaklaştı^], [geri çekildi^|bir daha baktı^]. {S} [duyulunca|kesilince] [vazgeçti^|uzaklaştı^]; [merakı^ geçmedi~ ama|aklı^ orada kaldı~ ama] {V.dik} günden beri [öğrenmişti^|biliyordu^]: [her parlayan şey|her merak edilen] [iyi değildi~|iyilik getirmezdi~].',
      needs: ['!human', 'workplace', 'sound', 'gesture', '!habit', '!state', '!mute'],
    },
    {
      text: '“[Korkuyor musun|Üşüdün mü|Gidelim mi]?” dedi~ {F}. {H} {G.di}. “[Anladım|Peki],” dedi~ {F}, [oysa anlamamıştı~|hiç anlamadan]. {S} [uzaklaştı~|sürdü~|kesildi~], {W:loc} [iki soluk kaldı~|kimse kıpırdamadı~]. [Bir süre sonra|Çok sonra] {F} [aynısını|bir daha] sordu~, [aynı cevabı|aynı karşılığı] aldı~.',
      needs: ['!human', 'workplace', 'sound', 'gesture', '!alone', '!friend-cold', '!solitary', '!mute'],
    },
    {
      text: '[Unutmak|Boş vermek] {H:dat} göre değildi~. {V.dik:acc} [her kıpırtıda|{S} başlayınca] [yeniden yaşıyor|hatırlıyor], {G.iyordu}. [Bu yüzden|Böylece] {W:loc} [küçük bir iz|bir iz] [kaldı~|oluştu~], [tam durduğu^ yerde|hep döndüğü^ yerde]. [{K} bile|{K}] [o izden uzak duruyordu~|o izin üstünde birikmişti~].',
      needs: ['!human', 'workplace', 'sound', 'smell', 'gesture', '!mute'],
    },
  ],
};
