import type { Beat } from '../../types.ts';

/** What the hero does with it in the end. */
export const CHOICE: Beat = {
  name: 'choice',
  variants: [
    {
      text: '[Susarsa^|Sesini^ keserse^] [selamlar|sofralar|rahat uykular] [geri gelecekti~|dönecekti~]. {H} [bir gün|bir gece] [bunu tattı^|sustu^]: [üç selam aldı^|iki tabak yemek yedi^], [derin|deliksiz] uyudu^. [Sabah|Uyanınca] [meydanın|sokağın] [ortasında|en işlek yerinde] [durdu^|bir sandığa çıktı^] ve {V.dik:acc} [baştan sona|adıyla, saatiyle] [anlattı^|bağırdı^].',
      needs: ['settled', '!solitary', '!child', '!mute'],
    },
    {
      text: '[Eşyasını^|İki parça eşyasını^] [topladı^|bağladı^], [uzak|kimsenin onu^ tanımadığı] bir [yer|kasaba] [seçti^|buldu^] [aklında^|haritada]. [Kapıda|Eşikte] [düğüm|ip] [çözüldü~|koptu~]; [yere|basamaklara] [döküleni|saçılanı] [toplarken|görünce] {H} [güldü^|oturdu^]: [götürdüğü^ her şey|topladığı^ şeyler] [başkasınındı~|eski günlerindi~]. [Asıl yük|Asıl kendisinin^ olan] [burada|içeride] [kalacaktı~|bekliyordu~]. [O da kaldı^.|Gitmedi^.]',
      needs: ['settled', 'third', '!child', 'outer'],
    },
    {
      text: '“[Ne yapacaksın|Şimdi ne olacak]?” dedi~ {F}. {H} [ilk kez|hiç] [düşünmeden|duraksamadan] cevap verdi^: [“Kalacağım.|“Bekleyeceğim.] [Biri kalsın diye oluyor sanki.”|Birinin tanık olması gerek.”|Duyan kaçarsa kime anlatacak?”] {F} [iç çekti~|başını salladı~], [şalını|battaniyeyi] [yere serdi~|ikiye katladı~]: [“Öyleyse yer aç.”|“İki kişi daha az üşür.”]',
      needs: ['human', 'outer', '!friend-cold', '!solitary'],
      gives: ['together'],
    },
    {
      text: '[Sırtını^ dönmeyi|Gözünü^ yummayı] [denedi^|seçti^] {H}. [Üç adım|Birkaç adım] [gitti^|yürüdü^]; [sonra|derken] [göğsünde^|dizinde^] [ince bir yer|eski bir yara] [sızladı~|çekildi~], [kendi sızısı değilmiş|başkası seslenmiş] gibi. [Durdu^|Bekledi^], [başını^ eğdi^|yere baktı^]: [parmak uçları^|ayakları^] [çoktan|kendiliğinden] [geriye dönmüştü~|geldiği^ yana bakıyordu~].',
      needs: ['human', 'third'],
    },
    {
      text: '[Yazdı^|Kâğıda döktü^]: [gün, saat|yer, tanık], {V.dik:acc} [tek cümleyle|süslemeden], [altına|sonuna] [adını^|parmak izini^]. [Kâğıt|Yazdığı^] [ateşe de yaraşırdı~, duvara da|yanmaya da hazırdı~, okunmaya da]. {H} [mumu|ateşi] [söndürdü^|üfledi^]; [sabah|pazar günü] [en kalabalık yerde|çeşmenin başında] [okudu^|duvara astı^] ve kâğıdın [yanında|önünde] [bekledi^|durdu^].',
      needs: ['settled', '!child', '!solitary'],
    },
    {
      text: '[Geri çekilmenin|Vazgeçmenin] [son günüydü~|tam sırasıydı~], {H} [bunu seziyordu^|biliyordu^]. [Korkusu^|Dizlerinin^ titremesi] [geçmemişti~|sürüyordu~]; [korkunun|titremenin] [yanında|altında] [daha inatçı|daha eski] bir şey [duruyordu~|vardı~]: [merak|özlem]. [İkisine|Hangisine] [birer adım verdi^|uyacağını^ sordu^ kendine^]; [merak|öbürü] [bir adım|bir boy] [öndeydi~|uzundu~].',
    },
    {
      text: '[Kimse|Artık kimse] [bir şey istemiyordu~|beklemiyordu~] ondan^. {H} [kalktı^|doğruldu^], [üstünü^|saçını^] [düzeltti^|topladı^], [temiz bir gömlek|en sağlam ayakkabısını^] [giydi^|bağladı^]; [davetsiz|çağrılmadan] [{V.dik} yere|olanların ortasına] [yürüdü^|gitti^], [konuğa gider|düğüne gider] gibi, [elinde^|koltuğunda^] [bir somun ekmekle|yarım kalmış bir soruyla].',
      needs: ['settled', 'third', '!child', 'outer'],
    },
    {
      text: '[Teraziye|Masaya] [koydu^|dizdi^] {H}: [bir yana|sola] [yitirdiklerini^|gidenleri], [iki dostu|bir işi], [uykusunu^|adını^]; [öbür yana|sağa] [tek bir anı|{V.dik} saati]. [Tartmaya|Kaldırmaya] [kalmadan|gerek olmadan] [sağ yan|o an] [ağır bastı~|masayı eğdi~]. [“Bozuk terazi,”|“Hile var,”] dedi^ [kendi kendine^|gülerek], [ama|yine de] [sonuca uydu^|yerini değiştirmedi^].',
      needs: ['human', '!child', '!mute'],
    },
    {
      text: '[Bildiğini^|Öğrendiğini^] [silah gibi|taş gibi] [kullanabilirdi^|atabilirdi^]. {H} [karşısına dikildi^|eşiğine gitti^], [elini^|sesini^] [kaldırdı^|hazırladı^]; [içeride|karşısında] [yaşlı|yorgun] biri [fasulye ayıklıyordu~|düğme dikiyordu~]. [“Biliyorum,” dedi^ yalnızca|“Artık saklama,” dedi^]. [Öteki|Karşısındaki^] [işini bırakmadı~|başını kaldırmadı~]: [“Ben de bekliyordum.”|“Otur, anlatayım.”]',
      needs: ['settled', '!outer', '!child', '!solitary'],
      gives: ['told'],
    },
    {
      text: '[Bilmemiş gibi|Duymamış gibi] [yaşamak|sürdürmek] [mümkündü~|elindeydi~]; [iki gün|bir hafta] [oynadı^|denedi^] {H}. [Üçüncü gün|Sonraki sabah] [aynanın karşısında|su içerken] [yüzünün^|dudağının^] [oyunu|yalanı] [sürdüremediğini|taşımadığını] [gördü^|fark etti^]. [Gitti^|Kalktı^], {F:acc} [buldu^|uyandırdı^]: [“Baştan anlatacağım,|“Otur,] [bu kez sonunu da.”|hepsini biliyorum.”]',
      needs: ['human', '!outer', '!solitary', '!child', '!space'],
      gives: ['told'],
    },
    {
      text: '[Affetti^ demek|Bağışladı^ demek] [doğru olmazdı~|erken olurdu~]. {H} [yalnızca|sadece] [elindeki^ kâğıdı|avucundaki^ kanıtı] [yakmadı^|saklamadı^]; [sahibine|ait olduğu yere] [verdi^|götürdü^]. [“Bunu sen taşı,|“Bu senin,] [ben bildim, yeter,”|bende fazla durdu,”] dedi^. [Kâğıt|Kanıt] [el değiştirince|gidince] [ikisinin de soluğu|odanın havası] [değişti~|açıldı~].',
      needs: ['!outer', 'human', '!child', 'proved', '!solitary'],
      gives: ['told'],
    },
    {
      text: '{H} [kayıt tutmayı|ölçmeyi] [bıraktı^|kesti^]. [Artık|Bundan böyle] [kanıt aramayacak|kimseyi inandırmayacak], [yalnızca|bir tek] [olduğunda|geldiğinde] [orada olacaktı^|hazır bulunacaktı^]. [Son sayfaya|Son çizginin yanına] [bir nokta|küçük bir ev] [koydu^|çizdi^]; {V.dik} [yere|noktaya] [bir tabure|bir taş] [götürdü^|yerleştirdi^], [oturdu^|rahatça yaslandı^].',
      needs: ['outer', 'human', '!space'],
    },
    {
      text: '{H} [ilk kez|bu sefer] [kimseye|hiçbir kurala] [sormadı^|danışmadı^]. {V.dik:acc} [silmek yerine|unutmak yerine] [en derin|en korunaklı] [yerine^|köşesine^] [koydu^|sakladı^], [üstüne|yanına] {F:gen} adını [ekledi^|yazdı^]. [“Bu neye yarar?”|“Bunu niye tutuyorsun?”] diye [sordular~|soran oldu~]. [“Bana,”|“Birine lazım olur,”] dedi^.',
      needs: ['!human', '!solitary'],
    },
    {
      text: '[Gitmek|Kalmak] [ona^ bırakılmıştı~|kolaydı~]. {H} [ikisinin ortasında|eşiğin üstünde] [bir gün|uzun süre] [durdu^|bekledi^]; [önden|içeriden] [bir ses|bir ışık], [arkadan|dışarıdan] {F} [çağırıyordu~|sesleniyordu~]. [Döndü^|Seçti^], {F:gen} [elinden|yanından] [tuttu^|geçti^] ve [sese doğru|ışığa doğru] [birlikte yürüdüler~|çekti^ onu].',
      needs: ['!human', 'third', '!solitary', '!friend-cold', 'outer'],
      gives: ['together'],
    },
  ],
};
