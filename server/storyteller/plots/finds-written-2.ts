import type { Plot, PlotClass } from '../types.ts';
import { THE_SAME_STROKE } from './finds-letter.ts';
import { FROM_THE_END, UNDER_THE_THUMB } from './finds-written.ts';

/** For what lay somewhere before it was found. */
const AS_IT_LAY: Plot = {
  name: 'as-it-lay',
  needs: ['holdable', '!solitary', '!confined'],
  passages: [
    {
      level: 1,
      text: '{HP}, {EW.di}. Okuyup bitirince {o:acc} bir telaş aldı~: {O:acc} kimse fark etmeden aldığı^ yere koyması^ gerekiyordu~. Uzandı^ ve [eli^ havada kaldı~|yarı yolda durdu^]. Ön yüzü yukarı mı bakıyordu~, aşağı mı?',
    },
    {
      level: 2,
      text: 'Bir şeyi almak için tek el, tek an yetiyordu~; geri koymak içinse o anın bütününü bilmek gerekti~. Nasıl durduğunu, neye değdiğini, hangi yana eğik olduğunu düşündü^. Bakarken yalnız [yazıya bakmıştı^|yazıyı görmüştü^]; çevresi sanki hiç olmamıştı~.',
    },
    {
      level: 3,
      text: 'Keşke dokunmadan önce bir adım geri çekilip bakmış olsaydı^. İnsan bir şeyi bulunca önce elini uzatıyor, [gözü sonradan yetişiyordu~|gözü arkadan geliyordu~]. El de almasını biliyor, yerini bilmiyordu~. {H} iki elini^ yan yana getirip baktı^; sanki içlerinden biri dile gelip, “Şöyleydi,” diyecekti~.',
    },
    {
      level: 3,
      text: 'Önce ön yüzü yukarı gelecek biçimde koydu^, geri çekilip baktı^. Olmadı~. Çevirdi^, yeniden baktı^; böylesi de [uydurma duruyordu~|yabancı duruyordu~]. {O} her iki durumda da az önce birinin elinden çıkmış gibiydi~ ve o el kendi eliydi^.',
    },
    {
      level: 3,
      text: 'Bari yazıda bir ipucu olsaydı~. Son satırına dek yeniden okudu^, bu kez söylediğini değil, nasıl durmak istediğini anlamaya çalıştı^. Okunmak için yazılmıştı~, orası belliydi~; ama [kim için|kimin için], ne zaman, nerede, hiçbiri harflerin biçiminden çıkmıyordu~.',
    },
    {
      level: 3,
      needs: ['sound'],
      text: '{S} geldi~. {H} {O:acc} ardına^ sakladı^, soluğunu^ tuttu^. Gelen giden yoktu~, ama yüreği^ bir süre daha gümledi~. Suç işlememişti^; [yalnız|topu topu] görmüş, almış, okumuştu^. Yine de ellerini^ nereye koysa^ orada bir tuhaflık vardı~.',
    },
    {
      level: 3,
      needs: ['workplace'],
      text: '{W:dat} dönüp bir süre oyalanmayı, sonra gelip boş gözle bakmayı denedi^. Uzaktan bakınca belki yerini hatırlardı^. Dönüp geldi^; [yer|bulduğu^ yer] bomboştu~, {O} elindeydi^ ve gözü^, boşluğa bakarak doluluğu hatırlamak ne demek, öğrenmiş oldu~.',
    },
    {
      level: 1,
      text: 'Tek başına çıkaramayınca {F:acc} çağırdı^. “Elini nasıl uzattın?” dedi~ {F}. {H} gözlerini^ kapadı^, {V.dik} anı elleriyle^ yeniden yaptı^: uzandı^, tuttu^, çekti^. “Başparmağım üstteydi.” “Öyleyse ön yüzü [sana|sana doğru] bakıyordu.”',
    },
    {
      level: 2,
      text: '“Bir daha yap,” dedi~ {F}. {H} yeniden uzandı^. “Geçen sefer daha yavaştın.” “Geçen sefer alacağımı bilmiyordum ki.” {F} güldü~, boş avucunu uzatıp onun üstüne {O} koyuluyormuş gibi yaptı~. “Al öyleyse,” dedi~, “ilk kez görüyormuşsun gibi.”',
    },
    {
      level: 2,
      text: '{F} {O:gen} bulunduğu yere eğildi~, gözünü kısıp bekledi~. “Ne yapıyorsun?” “Bakıyorum, burası neyi özlüyor diye.” {H} onun [sırtının|omzunun] üzerinden baktı^. Orada {O:gen} biçiminde bir eksiklik vardı~; görülmüyordu~, ama elini uzatan herkes ona çarpardı~.',
    },
    {
      level: 3,
      text: 'Gözü^ kapalıyken eller daha çok şey biliyordu~. Parmakları^ uzanırken bir yere sürtünmüştü~, bunu hatırladı^; sonra küçük bir direnç, sonra bir kayış. “Sıkışmış mıydı?” diye sordu~ {F}. “Hayır,” dedi^ {H}, “[yaslanmıştı|dayanmıştı]. Sol yanı dayalıydı.”',
    },
    {
      level: 3,
      text: '“İçinde ne yazdığını sormadın,” dedi^ {H}. “Sorsam söyler misin?” “Bilmem.” “Onun için sormadım.” {F} gözünü yazıdan özenle uzak tutuyor, {O:gen} yalnız kenarlarına bakıyordu~. Bu kadar dikkatle bakmamak [kolay iş|her babayiğidin harcı] değildi~.',
    },
    {
      level: 2,
      text: '“Hiç koymasan?” diye sordu~ {F}. “Ararlarsa?” “Arayan olduğunu nereden biliyorsun?” {H} bunu düşünmemişti^. Belki {O} orada unutulmuştu~; belki biri her gün gelip [yerinde mi diye|duruyor mu diye] bakıyordu~. Birincisi daha rahattı~, ama {o:dat} asıl o dokundu~.',
    },
    {
      level: 3,
      needs: ['gesture'],
      text: 'Düşünürken, eli^ alıştığı için, {G.di}. {F} bunu gördü~. “Gerginsin,” dedi~. “Bir şeyi yerine koymak kadar basit bir iş.” “Basitse sen koy.” {F} ellerini hemen ardına götürdü~; o da {O:dat} [dokunmak istemiyordu~|el sürmek istemiyordu~].',
    },
    {
      level: 3,
      needs: ['smell'],
      text: '{O:acc} burnuna^ götürdü^. {K} ondan mı geliyordu~, yoksa kendi ellerinden^ mi? Geri konan şey yabancı kokarsa bakan göz aldanır, burun aldanmazdı~. Üfledi^, salladı^, [bir süre|biraz] elinde^ tutup havalandırdı^; {F} başını iki yana salladı~.',
    },
    {
      level: 3,
      text: '“Senin yerinde olsam,” dedi~ {F}, “hiç okumamış gibi yüz yapmayı öğrenirdim.” “Nasıl bir yüz o?” {F} kaşlarını kaldırdı~, ağzını yarım açtı~. {H} denedi^. “Olmadı,” dedi~ {F}. “Sen şimdi [iki kez|baştan sona] okumuş gibi duruyorsun.”',
    },
    {
      level: 1,
      text: 'Yerine koymak için {O:acc} kenarından tuttu^; başparmağı^ küçük bir çukura [oturdu~|denk geldi~]. Orası aşınmıştı~. Biri {O:acc} tam oradan, defalarca tutmuştu~. “Benden önce okuyan olmuş,” dedi^ {H}, “ve her seferinde o da geri koymuş.”',
    },
    {
      level: 2,
      text: '{F} parmağını aşınan yere sürdü~. “Bu bir günde olmaz.” Öbür kenarda da bir iz vardı~: daha hafif, daha yukarıda. İki elle tutulmuştu~ demek. {H} ellerini^ izlere koydu^ ve [kollarının^|omuzlarının^] kendiliğinden bir başkasının duruşunu aldığını fark etti^.',
    },
    {
      level: 3,
      text: '“Bozuldun mu?” diye sordu~ {F}. “Neden bozulayım?” “Bulan sendin. Şimdi ikinci oldun.” {H} içini^ yokladı^; orada küçük bir kırıklık vardı~ gerçekten, sofraya geç kalmış birinin kırıklığı. Ama hemen dibinde daha [büyük|geniş] bir sevinç duruyordu~: bu yazıyı yalnız okumamıştı^.',
    },
    {
      level: 3,
      text: 'O kenardan tutunca baş ister istemez öne eğiliyordu~. Okuyan ya kısa boyluydu~ ya da kimse görmesin diye [büzülmüştü~|kendini küçültmüştü~]. {H} o kişinin eğilişiyle yazıya bir kez daha baktı^. Harfler aynıydı~ ama bu sefer yavaş okunuyordu~, çok yavaş.',
    },
    {
      level: 3,
      text: '“Kaç kez okumuştur?” “İnsan bir yazıyı niye defalarca okur?” dedi~ {F}. “Ezberlemek için.” “Ezberlese bir daha gelmezdi.” {H} buna diyecek bulamadı^. {O} elinde^ ilk kez [ağırdı~|ağırlaştı~]; içinde bir kişinin daha bakışı, sessizce birikmişti~.',
    },
    {
      level: 3,
      text: 'Belki o kişi de ilk gün yüzü yukarı mıydı, aşağı mı diye kıvranmıştı~. Belki o da birini çağırmış, gözünü kapayıp ellerini boşlukta gezdirmişti~. {H} tanımadığı^ birinin telaşını bu kadar [iyi|yakından] bilmekten hem utandı^ hem hoşlandı^.',
    },
    {
      level: 1,
      text: '“Bulduğun gibi bırak,” dedi~ {F}. “Gelen hiçbir şey anlamaz.” {H} uzandı^, sonra durdu^. Öyle yaparsa^ o kişi ömrü boyunca bu yazıyı tek okuyanın kendisi olduğunu sanacaktı~. {O:acc} elinde^ ters çevirdi^. “[Anlasın|Bırak, anlasın],” dedi^.',
    },
    {
      level: 3,
      text: '“Kızarsa?” diye sordu~ {F}. “Kızsın.” “Alıp götürürse, bir daha bulamazsan?” {H} bunu göze alıyor muydu^, emin değildi^. {O:gen} arka yüzüne baktı^; orada okunacak bir şey yoktu~ ve belki [tam da|asıl] bu yüzden en açık cevap oydu~.',
    },
    {
      level: 3,
      text: '“Ya kimse bilsin istemiyorsa?” dedi~ {F}. {H} duraksadı^; bu, kızmasından daha zor bir ihtimaldi~. {O:gen} aşınmış kenarını okşadı^. “O zaman bir daha buraya koymaz,” dedi^. “Yerini değiştirir, ben de [aramam|peşine düşmem].” Söz verirken sesini^ alçalttı^, sanki duyan vardı~.',
    },
    {
      level: 3,
      text: 'Koyarken elleri^ titremedi~. Sol yanını dayadı^, hafifçe itti^, bıraktı^. Her şey eskisi gibiydi~, yalnız yüzü [aşağıya|öbür yana] bakıyordu~. Geri geri çekildi^; uzaktan, bilmeyen biri için görülecek hiçbir şey yoktu~. Bilen biri içinse bağırıyordu~.',
    },
    {
      level: 3,
      text: 'O gece uykusu^ bölündü~. Karanlıkta birinin gelip eğildiğini, elini uzatıp durduğunu gözünün^ önüne getirdi^. Ne yapardı~ acaba? Önce çevresine bakardı~ herhâlde, sonra {O:dat}, sonra yine çevresine. {H} o bakışın {o:acc} [bulmasını|arayıp bulmasını] bekler gibi yattı^.',
    },
    {
      level: 1,
      text: 'Ertesi gün gidip baktı^. {O} yerindeydi~, ön yüzü gene yukarıdaydı~: biri gelmiş, görmüş, düzeltip gitmişti~. {H} gülümsedi^. {O:acc} aldı^, bir daha okumadı^; [yalnız|sadece] çevirdi^, yüzü aşağı gelecek biçimde usulca yerine koydu^.',
    },
  ],
};

const BOTH = [FROM_THE_END, UNDER_THE_THUMB];

const NEEDS = ['human', 'object', 'written', '!negative', '!habit', '!state'];

/** Somebody finds something written where it lay. */
export const FINDS_WRITTEN: PlotClass = {
  name: 'finds-written',
  verbs: new Set(['bulmak', 'keşfetmek', 'çıkarmak', 'ortaya çıkarmak']),
  needs: NEEDS,
  plots: [...BOTH, AS_IT_LAY, THE_SAME_STROKE],
};

/** Somebody gets something written. */
export const GETS_WRITTEN: PlotClass = {
  name: 'gets-written',
  verbs: new Set(['almak']),
  needs: NEEDS,
  plots: BOTH,
};
