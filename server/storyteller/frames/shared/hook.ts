import type { Beat } from '../../types.ts';

/** How a chapter ends that is not the last. */
export const HOOK: Beat = {
  name: 'hook',
  variants: [
    {
      text: '[Döndüğünde^|Eve vardığında^] [içeride ışık|pencerede mum] [yanıyordu~|titriyordu~]. {H} [çıkarken|giderken] [söndürmüştü^|kendi eliyle^ söndürmüştü^]; [masada|eşikte] [iki fincan|ıslak bir iz] [duruyordu~|vardı~].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Tam o sırada|O anda|Arkadan] bir ses [duydu^|işitti^] {H}. [Tanıyordu^ bu sesi|Bu sesi biliyordu^]; [yalnızca|ama] [bir daha duyacağını^|sahibinin yaşadığını] [hiç sanmamıştı^|düşünmemişti^].',
      needs: ['!mute'],
    },
    {
      text: '[Sabah|Gün ağarırken|Ertesi gün] [erkenden|herkes uyurken] [yola çıkacaktı^|gidecekti^] {H}. [Nereye gideceğini^|Yolu] [biliyordu^|ezberlemişti^]; [kapıyı kimin açacağını|orada kimi bulacağını^] [bilmiyordu^|düşünmek istemiyordu^].',
      needs: ['human', '!solitary', '!confined'],
    },
    {
      text: '“[Daha bitmedi|Bir şey daha var|Sana söylemediğim bir şey var],” dedi~ {F}. [Yüzü|Sesi] [söyleyecek sözü olup|dilinin ucundakini] [söyleyemeyen birininkiydi~|tutan birininki gibiydi~]. {H} [bekledi^|yerinden^ kalkmadı^].',
      needs: ['!solitary'],
    },
    {
      text: '[Cevap|Aradığı^ cevap] [gelmişti~|oradaydı~], [ama|yalnız] [yanlış soruya|başkasının sorusuna]. [Doğru soruyu|Asıl soruyu] [bir tek kişi|yalnız biri] [biliyordu~|sorabilirdi~]; {H} [o kişinin|onun] [yıllardır|uzun zamandır] [adını anmamıştı^|kapısını çalmamıştı^].',
      needs: ['!solitary', 'human', '!child'],
    },
    {
      text: '[Gece yarısı|Karanlığın ortasında] [uyandı^|gözünü^ açtı^] {H}. [Bir şey|Küçük bir şey] [değişmişti~|eksikti~]: [soluk sesi|ışığın yeri|havanın ağırlığı]. [Kıpırdamadan|Soluğunu^ tutup] [dinledi^|bekledi^]; [karanlık da|karşıdaki boşluk da] [onu^ dinliyordu~|soluğunu tutmuştu~].',
      gives: ['night'],
    },
    {
      text: '[O an|Birden] [baştan beri|günlerdir] [gözünün^ önünde duranı|herkesin baktığı şeyi] [gördü^|fark etti^] {H}. [Nasıl|Ne yapıp da] [kaçırmıştı^|görmemişti^]! [Ama artık|Şimdi] [dönüp bakmaya değil|şaşmaya değil], [koşmaya|yetişmeye] [vakit vardı~|zaman kalmıştı~].',
      needs: ['human'],
    },
    {
      text: '[İlk adımı|Adımını^] attı^ {H}; [arkasında^|gerisinde^] [bir kapının|ağır bir şeyin] [yavaşça|usulca] [kapandığını|yerine oturduğunu] [duydu^|işitti^]. [Açmayı denemedi^|Geri dönmedi^]; [bir soluk sesi|ince bir sıcaklık] [hâlâ oradaydı~|çok yakındaydı~].',
      needs: ['!mute'],
    },
    {
      text: '{F} [elini|parmağını] [dudağına|ağzına] [götürdü~|koydu~], [sonra|ardından] [yeri|karşıyı] [gösterdi~|işaret etti~]. {H} [eğildi^|baktı^]: [taze bir iz, daha kurumamıştı~|açık bir çanta, kayışı sıcaktı~|kendi adı^, boyası ıslaktı~].',
      needs: ['!solitary', 'human'],
    },
    {
      text: '[Ertesi gün|Sabah olunca] {F} [orada değildi~|yoktu~]. [Yerinde|Bıraktığı köşede] [katlanmış bir kâğıt|tek bir çizgi|boş bir kap] [duruyordu~|vardı~]. {H} [dokunmadan önce|ses çıkarmadan] [üçe kadar|uzun uzun] [saydı^|baktı^].',
      needs: ['!solitary'],
    },
    {
      text: '{V.dik:acc} [bilen|gören] [biri daha vardı~|bir kişi daha çıktı~]; [bunu|onun varlığını] [{H} o akşam|tam o gece] [öğrendi^|anladı^]. [Gönderilen şey|Gelen şey] [küçüktü~|bir avuca sığıyordu~]: [bir düğme|bir tutam toprak|kesik bir ip]. [Üstünde|Yanında] [tek kelime yazıyordu~|bir saat yazılıydı~].',
      needs: ['event', '!solitary', '!space'],
    },
    {
      text: '[Uzakta|Karşıda] [bir ışık|bir ateş] [yandı~|göz kırptı~]: [üç kısa|iki uzun], [bir uzun|bir kısa]. {H} [donup kaldı^|yerinden^ doğruldu^]. [Bu işareti|Bu sırayı] [bilen|kullanan] [tek kişiyi|son kişiyi] [kendi eliyle^ uğurlamıştı^|gözlerinin^ önünde yitirmişti^].',
      needs: ['human', '!child'],
    },
  ],
};
