import type { PlotClass } from '../types.ts';

/** Somebody gives a thing to somebody, and keeps nothing for it. */
export const HANDS_OVER: PlotClass = {
  name: 'hands-over',
  verbs: new Set(['vermek', 'hediye etmek', 'armağan etmek', 'bağışlamak']),
  needs: [
    'human',
    'object',
    'given',
    '!lent',
    '!negative',
    '!habit',
    '!state',
    '!abstract',
    '!person-object',
    '!creature',
    '!voice',
  ],
  plots: [
    {
      name: 'what-for',
      needs: ['!solitary'],
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.di}. Alan, iki eliyle aldı~, bir şey demeden uzaklaştı~. {H:gen} eli^ bir süre [açık|havada] kaldı~; parmakları^ hâlâ {O:acc} tutuyormuş gibi duruyordu~. Sonra onları bir bir kapadı^ ve ilk kez boşluğun da bir ağırlığı olduğunu duydu^.',
        },
        {
          level: 3,
          text: 'Arkasından seslenmek geldi~ içinden^. Ne diyecekti^? “Dikkat et” olmazdı~, “geri getir” hiç olmazdı~. Alanın sırtı küçüldü~, [köşede|kalabalıkta] kayboldu~. {H} ancak o zaman yüzüne bakmadığını^ anladı^; yalnız ellerine bakmıştı^.',
        },
        {
          level: 2,
          text: 'Gün boyunca eli^ üç kez {O:gen} durduğu yere gitti~. Üçünde de bulamadı^ ve üçünde de önce [korktu^|irkildi^], sonra hatırladı^. Kaybetmek ile vermek arasında, demek, bir an vardı~; o an her seferinde yeniden yaşanıyordu~.',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: '{W:loc} her şey olduğu gibiydi~, yalnız {O} yoktu~. Yerinde açık renkli bir iz kalmıştı~; ya da {H:dat} öyle geliyordu~. Üstüne başka bir şey koymaya kalktı^, [eli^ varmadı~|koyamadı^]. Yer orada, boş, bekledi~.',
        },
        {
          level: 1,
          text: '“Karşılığında ne aldın?” diye sordu~ {F}. “Hiç.” “Hiç mi?” {F} inanmadı~; gözlerini kısıp {H:gen} ceplerine^, ellerine^, [yüzüne^|gözüne^] baktı~. “İnsan hiçe vermez,” dedi~. “Bir şey almışsındır da daha haberin yok.”',
        },
        {
          level: 3,
          text: '“Bir söz mü aldın?” “Tek söz etmedi.” “Bir gülüş?” “Gülmedi.” {F} parmaklarını saydı~, bitirdi~, [yeniden|baştan] başladı~. {H} her soruda biraz daha küçülüyordu^; sorulan her şeyi almış olabilirdi^, almamıştı^.',
        },
        {
          level: 2,
          text: '“Öyleyse pişmansındır,” dedi~ {F}. {H} içini^ yokladı^. Orada pişmanlık aradı^; uzun uzun, köşe bucak. Başka şeyler buldu^: [merak|bir merak], biraz kıskançlık, adını koyamadığı^ bir hafiflik. “Pişman değilim,” dedi^. “Yalnız özlüyorum.”',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Avucunu^ burnuna^ götürdü^; {K} sinmişti~, {O:abl} mi, günden mi, belli değildi~. Ellerini^ yıkamadı^ o akşam. Sabaha koku gidecekti~; {H} bunu da biliyordu^, [gene de|yine de] ellerini^ yastığın altında, kapalı tuttu^.',
        },
        {
          level: 3,
          needs: ['tool'],
          text: '{T:acc} eline^ alınca durdu^. Bunu da biri istese verecek miydi^? Kimi şey insanın eliydi~, kimi şey [elindeki|elinin işi]. Dün {O:acc} hangisi sanmıştı^? {T:acc} yerine bıraktı^; cevabı^ yoktu~, ama soru iyi gelmişti~.',
        },
        {
          level: 1,
          text: '{H} dayanamadı^, ertesi gün {O:acc} görmeye gitti^, yalnız görmeye. Uzaktan, bir köşeden baktı^. {O} yeni ellerde duruyordu~; ama yanlış tutuluyordu~, [ters|hiç tutmadığı^ gibi]. {H:gen} kendi^ elleri^ kıpırdadı~.',
        },
        {
          level: 3,
          text: '“Öyle tutulmaz ki,” dedi^ yarım sesle. Yanında^ duran {F} gülümsedi~. “Git söyle.” “Söylemem.” “Göster öyleyse.” {H} bir adım attı^, [geri geldi^|durdu^]. Göstermek, biraz da geri almaktı~. Ellerini^ koltuğunun^ altına soktu^.',
        },
        {
          level: 2,
          text: 'Baktıkça başka bir şey gördü^: ters tutulunca {O:gen} bir yanı ışığa dönüyordu~, {H:gen} yıllarca [avucuyla^|eliyle^] örttüğü^ bir yanı. Orayı hiç görmemişti^. Demek insan bir şeyi hep aynı yerinden tutunca yarısını bilmiyordu~.',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} duyuldu~, alan başını çevirdi~. {H} saklanmaya vakit bulamadı^. Göz göze geldiler^. Öteki {O:acc} biraz yukarı kaldırdı~; göstermek için mi, korumak için mi, [anlaşılmadı~|belli olmadı~]. {H} başını^ salladı^, ne dediğini^ bilmeden.',
        },
        {
          level: 3,
          text: 'Dönüş yolunda {F} hiç konuşmadı~, bu onun için zordu~. Üç kez ağzını açtı~, üç kez kapadı~. “Söyle,” dedi^ {H}. “Söylemeyeceğim,” dedi~ {F}. “Sen bul.” Bulunacak şey [küçükmüş|yakınmış] gibi yere bakarak yürüdüler^.',
        },
        {
          level: 3,
          needs: ['gesture'],
          text: 'Akşam, dalgınlıkla, {G.di}; yarısında eli^ durdu~. Bu hareketi yıllarca {O} oradayken yapmıştı^, ona yer bırakarak. Şimdi yer bırakmaya [gerek yoktu~|gerek kalmamıştı~]. Eli^ yine de o eski kıvrımı çizdi~, boşluğun çevresinden dolandı~.',
        },
        {
          level: 1,
          text: '“Buldum,” dedi^ {H} akşam {F:dat}. “Neyi?” “Karşılığında ne aldığımı.” Ellerini^ açtı^, ikisini birden. “Yer,” dedi^. “Şimdi bana biri bir şey [uzatırsa|verirse] alabilirim.” {F} boş avuçlara baktı~, uzun süre baktı~.',
        },
        {
          level: 2,
          text: '{F} cebini yokladı~, bir şey çıkarmadı~. “Bende verecek bir şey yok,” dedi~. “Olsun.” “Ama elim var.” Uzandı~, kendi elini {H:gen} avucunun^ içine koydu~, ters, [beceriksizce|acemice]. {H} parmaklarını^ kapadı^; kapatmayı unutmamıştı^.',
        },
        {
          level: 1,
          text: '{O} bir daha geri gelmedi~. Ama {H} bazı akşamlar onu yeni yerinde, uzaktan, [ters|yanlış] tutulurken görmeye gidiyor, bir şey demeden dönüyordu^. Son gidişinde^ öteki el onu {H:gen} tuttuğu^ gibi tutuyordu~. {H} kendi^ elini^ çevirip ters tutmayı denedi^.',
        },
      ],
    },
  ],
};
