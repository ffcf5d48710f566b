/** A fact of an early chapter, and a later direction that needs it, written as a writer would write it. */
export interface PlantedFact {
  fact: string;
  direction: string;
  /** Words of the fact that the prompt must contain. */
  needle: string;
}

/** `K` is a person of the story, `Ö` another one. A direction names things by other forms than its fact. */
const lines = `
K, anahtarı ceviz sandığın çift dipli bölmesine saklamıştı. | K sandığı açıp saklanan anahtarı arasın | çift dipli bölmesine
K’nin sol omzunda, çocukken düştüğü kuyudan kalma hilal biçimli bir yara izi vardı. | Doktor, K’nin omzundaki izi görüp nereden kaldığını sorsun | hilal biçimli
Ö yalnızca kırmızı karanfilden nefret ederdi; annesinin mezarına hep ondan bırakmışlardı. | Düğünde Ö’ye bir demet karanfil uzatsınlar | annesinin mezarına
Değirmenin gizli kapısı üçüncü taşa basınca açılıyordu. | K değirmene kaçsın, gizli geçidi kullansın | üçüncü taşa
K’nin dedesi ona durmuş bir köstekli saat bırakmıştı; saat dokuzu on yedi geçeyi gösterirdi. | Köstekli saat birden çalışmaya başlasın | dokuzu on yedi
Ö çocukluğunda kekelerdi; heyecanlanınca hâlâ “ben” sözcüğünü iki kez söylerdi. | Mahkemede Ö heyecandan kekelesin | iki kez söylerdi
Kasabada mektupları yalnız salı günleri Postacı Hüsnü dağıtırdı. | Beklenen mektup postacıyla gelsin | yalnız salı günleri
K yüzme bilmezdi; on iki yaşında ağabeyi gölde gözlerinin önünde boğulmuştu. | K göle düşen çocuğu kurtarmak zorunda kalsın | ağabeyi gölde
Fırının arkasındaki incir ağacının altında Ö’nün gömdüğü teneke kutu duruyordu. | İncirin altını kazsınlar, kutu bulunsun | gömdüğü teneke
K bademe alerjisi yüzünden bir kez hastaneye kaldırılmıştı. | Sofrada bademli bir tatlı ikram edilsin | hastaneye kaldırılmıştı
Ö, nişan yüzüğünü rehineci Mişon Efendi’ye kırk liraya bırakmıştı. | Ö yüzüğü rehineciden geri almaya gitsin | kırk liraya
Çan kulesinin merdiveni yirmi sekizinci basamakta kırıktı. | K kuleye çıkarken merdivenden düşsün | yirmi sekizinci
K’nin gerçek adı Feride’ydi; bunu bir tek ebe Hatice biliyordu. | Ebe ölüm döşeğinde K’nin gerçek adını söylesin | Feride’ydi
Ö’nün köpeği Karabaş yalnız ıslıkla çalınan “Çökertme”ye gelirdi. | Ö kaybolan köpeği çağırsın | yalnız ıslıkla
Belediye arşivindeki tapu defterinin kırk birinci sayfası yırtılmıştı. | K arşivde tapu kaydını ararken deftere baksın | kırk birinci
K kör kuyunun başında bir daha yalan söylemeyeceğine yemin etmişti. | K yalan söyleyince ettiği yemini hatırlasın | kör kuyunun
Ö’nün babası demiryolunda makasçıydı ve bir gece treni yanlış hatta almıştı. | Tren kazasının asıl suçlusu ortaya çıksın | makasçıydı
Pembe konağın zilinde hâlâ eski sahibinin, Madam Despina’nın adı yazılıydı. | K konağın zilini çalsın | Madam Despina
K uykusunda Rumca konuşurdu, ama uyanıkken tek sözcük bilmezdi. | K uyurken söylediklerini biri kaydetsin | Rumca konuşurdu
Ö’nün terzi makası sağ eline göre değil sol eline göre bilenmişti. | Polis makası incelesin, katilin solak olduğunu anlasın | sol eline göre
Zeytinliğin sınırını belirleyen dikili taşı bir gece K yerinden oynatmıştı. | Zeytinlik için açılan sınır davası görülsün | yerinden oynatmıştı
Ö piyanoda yalnızca siyah tuşları çalardı; beyazlar ona hastane koridorunu hatırlatırdı. | Ö piyanonun başına otursun | hastane koridorunu
K, ikiz kardeşinin doğumda öldüğünü sanıyordu; oysa bebek İskeçeli bir aileye verilmişti. | K’nin ikizi kapıyı çalsın | İskeçeli
Eczacı Nuri’nin dolabındaki mavi şişede zehir değil şekerli su vardı. | Ö mavi şişedekini içsin | şekerli su
K borcuna karşılık Ö’ye harmandaki sarı tayı söz vermişti. | Ö söz verilen tayı istemeye gelsin | harmandaki sarı
Radyo istasyonunun vericisi her gece üçü beş geçe kendiliğinden susardı. | Gece yayınında verici sussun | üçü beş geçe
Ö haritayı deniz kabuğu desenli yorganın astarına dikmişti. | K yorganı söksün, haritayı bulsun | astarına dikmişti
K’nin sesi bir orman yangınında duman yuttuğundan beri kısıktı. | K yangın haberini alınca sesi hiç çıkmasın | duman yuttuğundan
Muhtarın mührü aslında sabundan oyulmuş bir taklitti. | Sahte mühür ortaya çıksın, muhtar sorgulansın | sabundan oyulmuş
Ö’nün kırlangıç dövmesi, ceza evindeyken Laz İdris’in elinden çıkmıştı. | Kırlangıç dövmesini tanıyan biri çıksın | Laz İdris
Camideki minberin altında, seferberlikten kalma iki sandık fişek saklıydı. | Çocuklar minberin altına girsin | seferberlikten kalma
K’nin annesi her mektubun sonuna küçük bir nar çizerdi. | K mektubun sahte olduğunu nar olmayışından anlasın | küçük bir nar
Ö renkleri ayırt edemezdi; yeşille kırmızı ona aynı griydi. | Ö renkleri karıştırıp yanlış kabloyu kessin | aynı griydi
Göçmenlerin sandalı Ayazma koyunda, kara kayanın kuytusunda bekliyordu. | K sandalla kaçmak için koya insin | kara kayanın
K satrançta hep aynı açılışı, atla başlayan oyunu oynardı. | K ile yargıç satranç oynasın | atla başlayan
Ö’nün gözlüğünün tek camı numarasızdı, çünkü sağ gözü camdandı. | Kavgada Ö’nün gözlüğü kırılsın | sağ gözü camdandı
Tren garının saatini yıllardır topal saatçi Agop kurardı. | Gardaki saat dursun, saatçi çağrılsın | topal saatçi
K yeğenine, büyüyünce pusulasını vereceğine söz vermişti. | Yeğeni pusulayı istesin | büyüyünce pusulasını
Ö arıların dilinden anlardı; kovanlara maskesiz girer, hiç sokulmazdı. | Arılar köye saldırsın, Ö kovanların başına gitsin | hiç sokulmazdı
Hamamın külhanında, K’nin babasından kalan tabanca bir tuğlanın ardındaydı. | K babasının tabancasını almaya hamama gitsin | tuğlanın ardındaydı
`;

const names = [
  ['Nermin', 'Cevdet'],
  ['Zeliha', 'Münir'],
  ['Halit', 'Perihan'],
  ['Elmas', 'Rasim'],
  ['Tahsin', 'Gülbeyaz'],
] as const;

/** Puts names in the places of `K` and `Ö`; suffixes after an apostrophe stay as they are written. */
const named = (text: string, [first, second]: (typeof names)[number]): string =>
  text.replaceAll(/(?<!\p{L})K(?!\p{L})/gu, first).replaceAll(/(?<!\p{L})Ö(?!\p{L})/gu, second);

/** 40 facts for each of five stories. */
export const plantedFacts: readonly (readonly PlantedFact[])[] = names.map((pair) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [fact = '', direction = '', needle = ''] = line.split(' | ').map((part) => named(part, pair));
      return { fact, direction, needle };
    }),
);
