import type { PlotClass } from '../types.ts';

/** A being that is not human wants to do something. */
export const BEING_WANTS: PlotClass = {
  name: 'being-wants',
  verbs: new Set(['istemek', 'arzu etmek', 'arzulamak', 'hayal etmek']),
  needs: ['!human', '!negative', '!space', '!object', '!once', '!habit'],
  plots: [
    {
      name: 'odd-and-even-days',
      passages: [
        {
          level: 1,
          text: '{HP}, {EW.olağan}. Bunu hep içinden^ geçirmişti^; bir [sabah|akşam], yalnız olduğunu^ sanıp yüksek sesle söyledi^. Az yukarıdan [incecik|ipince] bir ses geldi~: “Ben de.” Ağının ortasında bir örümcek oturuyordu~.',
        },
        {
          level: 3,
          text: 'Örümcek pek küçüktü~. Ayaklarını altına toplamış, [dinlemeye hazır|ciddi mi ciddi], başını hafifçe eğmişti~. Belli ki ilk kez duymuyordu~; bu dilek, düşünülürken bile [sese sızmış|dışarı taşmış] olmalıydı~. {H} son günlerde neler mırıldandığını^ hatırlamaya çalıştı^.',
        },
        {
          level: 3,
          text: '“Sen de ne?” dedi^ {H}, [duymazdan gelerek|bilmiyormuş gibi]. “Aynısını,” dedi~ örümcek. “Kelimesi kelimesine.” “Benzerini olmasın?” “Aynısını. Başka bir şey isteseydim [başka bir şey söylerdim|söze karışmazdım].” Sesi küçüktü~ ama içinde eğilip bükülecek yer yoktu~.',
        },
        {
          level: 2,
          text: '“Olmaz,” dedi^ {H}. “O benim.” “Üstünde adın mı yazıyor?” {H} bir cevap aradı^. Dileğin bir yüzü, bir kenarı olsa belki [bir işaret bulurdu^|bir iz gösterirdi^]. “Ben daha çok istiyorum,” dedi^ sonunda. “Ben daha önce başladım,” dedi~ örümcek.',
        },
        {
          level: 3,
          text: 'Kimin daha önce başladığını bulmak kolay olmadı~. {H} geçen [kıştan|yıldan] söz etti^; örümcek yumurtadan çıktığı sabahı anlattı~. “O kadar küçükken insan bir şey ister mi?” “İnsanı bilmem,” dedi~ örümcek, “ben örümceğim.” Buna diyecek söz [yoktu~|kalmadı~].',
        },
        {
          level: 3,
          text: 'O gece {H} sırf inadından, var gücüyle istedi^. Öyle istedi^ ki [içi^ gerildi~|bütün gövdesi^ gerildi~], yerinden fırlayacak gibi oldu^. Sonra kulak verdi^: yukarıdan küçük, düzenli bir gıcırtı geliyordu~. Örümcek de uyumamıştı~; ağının üstünde o da [inatla|durmadan] istiyordu~.',
        },
        {
          level: 1,
          text: '“Bir dilek ikimize dar gelir,” dedi^ {H}. Örümcek de öyle düşünüyordu~. [Uzun|Çetin] bir pazarlık oldu~. Sonunda [anlaştılar~|karar çıktı~]: tek günler {H}, çift günler örümcek isteyecekti~. Sırası gelmeyen aklına bile getirmeyecekti~.',
        },
        {
          level: 3,
          text: 'Anlaşmanın ince yerleri vardı~. “Ya [gece yarısı|tam gece] ne olacak?” diye sordu^ {H}. “Gece yarısı kimsenin değil,” dedi~ örümcek, “o arada dinlenir.” “Kim dinlenir?” “Dilek. Her gün istenen şey [yıpranır|incelir], bilmez misin?” {H} bunu bilmiyordu^.',
        },
        {
          level: 2,
          text: 'İlk gün {H:gen} günüydü~ ve gün harika geçti~. Sabahtan başladı^, öğleye varmadan [her ayrıntıyı|başını sonunu] kurdu^, akşama doğru işi iyice büyüttü^. Örümcek sırtını dönmüş, bir ipi gerip gevşetiyordu~. Arada bir iç çektiği [duyuluyordu~|işitiliyordu~].',
        },
        {
          level: 3,
          needs: ['workplace'],
          text: 'İkinci gün {H} [erkenden|gün doğarken] {W:loc} kendine^ bir oyalanma aradı^. Çevrede ne varsa baktı^, hepsini bir daha gözden geçirdi^. Eskiden her şey ona dileğini hatırlatmazdı~; şimdi nereye baksa^, ucu [gelip|dönüp dolaşıp] oraya dokunuyordu~.',
        },
        {
          level: 3,
          text: 'İstememek ne zor işti~! Öğleye kadar başka şeyler düşündü^: yağmuru, taşları, taşların [altını|ıslanınca aldığı rengi]. Tam başardığını^ sanıyordu^ ki başarısına^ sevindi^; sevinince neyi unutmayı başardığını^ hatırladı^. Yukarıdan hemen ses geldi~: “Bugün çift gün.”',
        },
        {
          level: 2,
          text: 'Ertesi gün örümcek [birden|ansızın] başını kaldırdı~. “İstiyorsun,” dedi~. “İstemiyorum,” dedi^ {H}. “Yüzün aydınlandı.” “Başka bir şeye sevindim.” “Neye?” {H} [bir şey|bir yalan] uyduramadı^. Örümcek uzatmadı~; ağına bir düğüm daha attı~. “Bu seferlik saymıyorum,” dedi~, “ama sen de yarın öğleden sonra bana bakma.”',
        },
        {
          level: 3,
          needs: ['sound'],
          text: '{S} [duyulurdu~|işitilirdi~] ara sıra. Örümcekle o zaman aynı anda susar, aynı anda aynı yöne dönerlerdi~. Sonra bunu fark edip başka yönlere bakarlardı~. Dilek ortada dururdu~, [paylaşılmamış|el sürülmemiş] bir lokma gibi, sırası kimdeyse ona göz kırparak.',
        },
        {
          level: 3,
          text: 'Hileler de oldu~. {H} bir çift gün, uyuyormuş gibi yaparak [azıcık|şöyle ucundan] istedi^. Tadı yoktu~. Çalınmış bir dilek, diye düşündü^, yarım kalmış bir şarkı gibi durmadan başa dönüyor. Ertesi sabah örümceğe [her şeyi|olanı] anlattı^.',
        },
        {
          level: 3,
          text: '“Geçen tek gün ben de istedim,” dedi~ örümcek bir akşam, [önüne bakarak|utanarak]. “Ne kadar?” “Bir sinek tutuluncaya kadar.” “Sinek çabuk mu tutuldu?” “Hiç gelmedi.” Bir süre ses çıkmadı~. Sonra {H} gülmeye başladı^, ağ da [hafif hafif|ince ince] sallandı~.',
        },
        {
          level: 1,
          text: 'Yedinci gün {H:gen} sırasıydı~. Sabah erkenden [istemeye koyuldu^|işe girişti^], ama yukarısı fazla sessizdi~. Ağ boştu~; ortasında bir delik vardı~. {H} [öğleye|ikindiye] kadar bekledi^. Koca gün onundu^, dilek onundu^, paylaşan yoktu~ ve istemek bir türlü yürümedi~.',
        },
        {
          level: 3,
          text: 'Önce sevineceğini^ sanmıştı^. Artık ne sıra vardı~ ne [hesap|nöbet]. Dileği evirdi çevirdi^, her zamanki yerinden başladı^; ama “bugün tek gün” diyecek kimse olmayınca baş taraf [dağıldı~|soğudu~]. Bir yarışta tek başına koşmaya benziyordu~.',
        },
        {
          level: 2,
          text: '“Örümcek!” diye seslendi^. “Bugün sırayı sana veriyorum!” Ses veren çıkmadı~. “Yarını da veriyorum!” Boş ağ [kıpırdadı~|titredi~], durdu~. {H} deliğe baktı^; böyle bir deliği [ağır bir damla|sert bir esinti] da açabilirdi~, bir ayrılık da. Hangisi olduğu anlaşılmıyordu~.',
        },
        {
          level: 3,
          needs: ['smell'],
          text: 'Akşama doğru {K} yayıldı~. Örümcek bu saatte hep ağını gözden geçirir, [kopan yerleri|gevşek ipleri] onarırdı~. {H} yukarıya bakmamak için bir süre uğraştı^. Baktı^. Delik olduğu yerdeydi~, ışık içinden geçip [doğruca|dosdoğru] {o:dat} vuruyordu~.',
        },
        {
          level: 3,
          text: 'Gece {H} bir şeyi ilk kez düşündü^: dileği gerçek olsa bunu ilk [kime anlatacaktı^|kime söyleyecekti^]? Çok kişi saymaya hazırdı^. Şimdi aklına^ bir tek, ağının ortasında “Ben de” diyen o incecik ses geliyordu~.',
        },
        {
          level: 1,
          text: 'Sekizinci sabah örümcek geldi~, bir ayağı [aksıyordu~|topallıyordu~]. “Rüzgâr attı beni,” dedi~. “Dün kim istedi?” “Kimse,” dedi^ {H}. “Ama senin günündü!” “Yarım kalıyor.” Örümcek düşündü~. “Öyleyse günleri bozalım,” dedi~. “Hem tek, hem çift, her gün.”',
        },
        {
          level: 2,
          text: '“Ya dilek birimize yetişirse?” dedi^ {H}. “Öbürü ne yapar?” “Yanına alır,” dedi~ örümcek. “Ben az yer kaplarım.” Bunu öyle [kolay|rahat] söyledi~ ki {H} o uzun pazarlığın neden gerektiğini anlayamadı^. Belki de [yalnızca|sırf] bunu söyleyebilmek için gerekmişti~.',
        },
        {
          level: 3,
          text: 'Birlikte istemek ayrı ayrı istemekten [gürültülüydü~|uzun sürüyordu~]. Biri başlıyor, öteki düzeltiyordu~. “Orada acele ettin.” “Sen de şurayı atladın.” Kimi günler iş kavgaya varıyordu~, kimi günler ikisinin de sustuğu bir yere; {H} en çok [o yeri|oraları] seviyordu^.',
        },
        {
          level: 1,
          text: 'O gün örümcek ağını yeniden kurdu~, ama [eski yerine|yukarıya] değil, {H:gen} hemen yanı başına. Akşam ışığı ipe vurunca {H} dileğini yüksek sesle söyledi^, sonuna geldi^ ve bekledi^. “Ben de,” dedi~ örümcek.',
        },
      ],
    },
  ],
};
