import type { Beat, Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

const EVENT: Beat = {
  name: 'event',
  variants: [
    {
      text: '{HP}, {EW.di}. [O sırada|Tam o anda|Her şey olurken] [elinde^ yarım bir elma|cebinde^ bir avuç fındık] vardı~; [ne yapacağını^ bilemedi^|olduğu^ yerde kalakaldı^|ayakları^ yere yapıştı~]. [Sonradan|Bir ay sonra bile] [en küçük ayrıntıyı|her şeyi sırasıyla] anlatabilirdi^.',
      needs: ['settled', '!child'],
    },
    {
      text: '{HP}, {EW.di}. [Seslenecek oldu^|Birini çağıracaktı^]; [sesi^ çıkmadı~|boğazı^ kurudu~]. [Her şey bittiğinde|Ortalık durulduğunda] [ellerini^ yumruk olmuş buldu^|ellerinin^ yumruk olduğunu fark etti^].',
      needs: ['human'],
    },
    {
      text: '{HP}, {EW.di}. [Erken kalktığı^ için|Yolunu^ uzattığı^ için|Bir şeyini^ unutup geri döndüğü^ için] oradaydı^; [biraz sonra|her zamanki saatte] geçseydi^ [hiçbir şeyden haberi^ olmayacaktı~].',
      needs: ['settled'],
    },
    {
      text: '{HP}, {EW.di}. [Sonra|Ardından] [uzaktaki sesler geri geldi~|bir yerlerde bir çocuk güldü~]; {H} [yarım kalan işine^|az önce düşündüğü^ şeye] [hemen dönemedi^|o gün bir daha dönemedi^].',
      needs: ['human', '!space'],
    },
    {
      text: '{HP}, {EW.di}. [Akşam|O akşam] [sofrada|ocağın başında] [herkes başka bir şey konuşurken|“Gün nasıl geçti?” diye sorulduğunda], {H} [kaşığını^ bıraktı^|ekmeğini^ böldü^, yemedi^|bardağını^ çevirdi^ durdu^]. [“Bir şey gördüm,” dedi^.|“Bugün bir şey oldu,” dedi^.] [Kimse duymadı~.|Kaşık sesleri sürdü~.|“Tuzu uzatsana,” dediler~.]',
      needs: ['settled'],
    },
  ],
};

const COST: Beat = {
  name: 'cost',
  variants: [
    {
      text: 'Önce [merakla|çekinerek] geldiler~: [“Nasıl oldu?”|“Baştan anlat.”] {H} [üç kere|beş kere] anlattı^. [Her seferinde|Her anlatışta] [bir kelime daha|küçük bir ayrıntı] [düştü~|eksildi~]; sonunda geriye [dört cümle|beş cümle] kaldı~.',
      needs: ['settled', '!mute'],
    },
    {
      text: '{V.dik:acc} {F:dat} [anlattı^|kısık sesle söyledi^]. {F} [lafı bölmedi~|sonuna kadar dinledi~]. “Bir daha anlat,” dedi~, [“acele etmeden.”|“bu sefer yavaş.”] {H} [bir daha anlattı^|baştan aldı^]; [hiçbir yeri değişmedi~|iki anlatış da birbirinin aynıydı~].',
      needs: ['!friend-knows', '!mute', 'third'],
      gives: ['friend-knows'],
    },
    {
      text: '[Gördüklerini^|Olanları] [bir kâğıda|bir defterin arkasına] yazdı^: [saat kaçtı~, hava nasıldı~|neredeydi^, ne yapıyordu^], [sonra ne oldu~|önce ne gördü^]. [En alta|Sonuna] [“Ben baktım” yazdı^|adını^ ve tarihi yazdı^].',
      needs: ['settled', '!child'],
    },
    {
      text: '[Bir başkası|Tanımadığı^ biri|Uzun boylu bir delikanlı] [her şeyi görmüş gibi|kendisi oradaymış gibi] anlatıyordu~, [el kol hareketleriyle|olmayan şeyler ekleyerek]. {H} [kalabalığın arkasından|bir köşeden] [dinledi^|izledi^]. [Düzeltse^|Bir kelime söylese^] bütün gözler ona^ dönecekti~; [sustu^|düzeltmedi^].',
      needs: ['!solitary', 'human'],
    },
  ],
};

const TEST: Beat = {
  name: 'test',
  variants: [
    {
      text: '[Bir kız çocuğu|Küçük bir oğlan] [kapıda|yol kenarında] [onu^ bekliyordu~|önünü^ kesti~]. “Sen gördün,” dedi~, [“bana da anlat.”|“nasıldı?”] {H} [çömeldi^|yere oturdu^] ve [en baştan başladı^|bir bir anlattı^]; [çocuk|küçük] [gözünü kırpmadan|ağzı açık] dinledi~.',
      needs: ['human', '!child', '!mute', 'settled'],
    },
  ],
};

const END: Beat = {
  name: 'end',
  variants: [
    {
      text: '[Yıllar sonra|Çok sonra] [torunlar|çocuklar] [bunu ondan^ dinlemek istedi~|“Sen oradaymışsın,” dedi~]. {H} [hep aynı yerden|hep aynı cümleyle] başlıyordu^: [“Önce inanmadım.”|“O gün erken kalkmıştım.”] [Gerisini|Ondan sonrasını] [isteyen dinliyordu~|sabırlı olanlar dinliyordu~].',
      needs: ['!child', 'settled', '!mute'],
    },
    {
      text: '[Oradan|Aynı yerden] [geçerken|her geçişinde^] [yavaşlıyor|bir an duruyor], [çevreye bakıyordu^|başını^ kaldırıyordu^]. [Bir daha olacak değildi~|Bir şey göremiyordu^]; [yine de|alışkanlıktan] [her seferinde bakıyordu^|gözü^ orada kalıyordu~].',
      needs: ['human', 'settled'],
    },
    {
      text: '{F} [bir gün|ilkbaharda] [aynı şeyi başkasına|olanları bir yabancıya] anlatıyordu~, [hem de doğru|hiçbir şey eklemeden]. {H} sonuna kadar dinledi^. [“Bir yerini unuttun,” dedi^ gülerek.|“Sonunu unuttun,” dedi^ gülerek.] [“Sen anlat o zaman,” dedi~ {F}.|“Orasını sana bıraktım,” dedi~ {F}.]',
      needs: ['friend-knows', '!child', '!mute', 'third', 'settled'],
    },
  ],
};

/** Somebody sees what happens to others and is asked about it. */
export const WITNESSES: Frame = {
  name: 'witnesses',
  verbs: new Set(['tanık olmak', 'şahit olmak']),
  needs: ['!negative'],
  beats: generalBeats({ EVENT, COST, TEST, END }),
};
