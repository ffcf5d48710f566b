/*
 * What rules cannot tell about Turkish nouns. Every table lists dictionary forms, lower case, separated by spaces;
 * a pair "burun/burn" gives the spelling before a suffix that begins with a vowel.
 */

import { wordList, wordSet } from './word-set.ts';

const pairMap = (list: string): ReadonlyMap<string, string> =>
  new Map(wordList(list).map((pair) => pair.split('/') as [string, string]));

/** Nouns whose last vowel falls ("burun" → "burnu") or whose last consonant doubles ("his" → "hissi"). */
export const ALTERNATING = pairMap(`
  aciz/acz ağız/ağz ahit/ahd akıl/akl akis/aks akit/akd alın/aln asıl/asl asır/asr atıf/atf azim/azm azil/azl
  bağır/bağr batın/batn beniz/benz beyin/beyn beyit/beyt boyun/boyn böğür/böğr burun/burn cebir/cebr cehil/cehl
  cevir/cevr cezir/cezr cisim/cism cürüm/cürm defin/defn devir/devr ecir/ecr ehil/ehl emir/emr eğin/eğn fasıl/fasl
  fecir/fecr fesih/fesh fetih/feth feyiz/feyz fıkıh/fıkh fikir/fikr geniz/genz göğüs/göğs gönül/gönl gusül/gusl
  hacim/hacm haciz/hacz hapis/haps hasım/hasm haşir/haşr hayıf/hayf hazım/hazm hışım/hışm hiciv/hicv hizip/hizb
  hüküm/hükm hüzün/hüzn ilim/ilm isim/ism izin/izn kabir/kabr kahır/kahr karın/karn kasıt/kast kavil/kavl kavim/kavm
  kayıp/kayb kayıt/kayd keşif/keşf keyif/keyf kısım/kısm kibir/kibr kutup/kutb küfür/küfr lafız/lafz lahit/lahd
  lütuf/lütf meyil/meyl metin/metn misil/misl mühür/mühr nabız/nabz nakış/nakş nakil/nakl nakit/nakd nazım/nazm
  nefis/nefs nehir/nehr nesil/nesl nesir/nesr neşir/neşr nutuk/nutk oğul/oğl omuz/omz ömür/ömr öşür/öşr özür/özr
  rahim/rahm resim/resm ritim/ritm rükün/rükn sabır/sabr satıh/sath seyir/seyr sıdık/sıtk sihir/sihr şahıs/şahs
  şehir/şehr şekil/şekl şükür/şükr tavır/tavr ufuk/ufk uzuv/uzv vakıf/vakf vakit/vakt vasıf/vasf vecit/vecd
  vehim/vehm zabıt/zapt zehir/zehr zihin/zihn zikir/zikr zulüm/zulm zülüf/zülf başşehir/başşehr büyükşehir/büyükşehr
  panzehir/panzehr bahis/bahs kesir/kesr vahiy/vahy vezin/vezn hatim/hatm recim/recm remiz/remz kasır/kasr
  kutur/kutr hüsün/hüsn nezit/nezd mabeyin/mabeyn çakırkeyif/çakırkeyf his/hiss hak/hakk sır/sırr zan/zann af/aff
  hat/hatt ret/redd tıp/tıbb hac/hacc had/hadd zıt/zıdd met/medd mahal/mahall fen/fenn cet/cedd rab/rabb şer/şerr
  üs/üss zam/zamm haz/hazz serhat/serhadd fuhuş/fuhş bedir/bedr kargaburun/kargaburn nahiv/nahv hayız/hayz
  hayır/hayr kabız/kabz gadir/gadr şık/şıkk lağıv/lağv
`);

/** Homonyms that lose their vowel in one sense only; the caller chooses it with `drop` ("koyun": "koynu", not the sheep). */
export const DROPPING_HOMONYMS = pairMap('koyun/koyn kayın/kayn kadir/kadr katil/katl uğur/uğr');

/** Words whose last consonant is heard palatal, so that a back vowel is followed by front suffixes ("saati", "rolü"). */
export const PALATAL = wordSet(`
  saat vaat dikkat şefkat hakikat seyahat kabahat nasihat istirahat itaat sadakat cemaat kanaat şefaat menfaat
  sıhhat lügat kıraat belagat feragat sefahat refakat rikkat fecaat liyakat cerahat meşakkat beraat biat hilkat
  takat şecaat muvafakat semahat sarahat vüsat rekabet harf harp kalp valf vals sulp hal ihmal ihtimal hayal helal
  hilal ihtilal ikbal ikmal infial intikal iptal istikbal istiklal ishal işgal ithal itidal emsal ahval celal cemal
  kemal icmal istimal imal isal zeval vebal mecal timsal misal minval sual meal şimal visal iştigal melal ayal
  arzuhal ilmihal suistimal resital festival final general amiral mareşal orgeneral korgeneral tümgeneral tuğgeneral
  oramiral koramiral tümamiral santral terminal sinyal moral ideal kristal metal mineral normal anormal orijinal
  sosyal radikal liberal legal illegal formal global lokal marjinal maksimal minimal medikal müzikal nominal
  oryantal oval pastoral federal feodal banal dijital katedral kapital materyal opal portal vokal termal tropikal
  faal muhal jurnal bienal enternasyonal integral koral legal tercümeihal hasbihal vesaik riyal kardinal kefal
  methal intihal miskal asosyal ametal diyagonal enstrümantal mental kriminal suiistimal tuval cevval rical sürat
  akkefal visamiral eşkal cidal istidlal istihsal inhilal gol rol alkol petrol kontrol protokol sembol idol bemol
  mentol kolesterol parabol metropol turnusol otokontrol barkarol benzol glikol sterol atol mol monopol başrol trol
  hol golf formol bandrol ekol etol karambol megapol şarampol profiterol akropol fenol alveol hiperbol usul kabul
  meşgul mesul meçhul makbul mahsul ampul resul makul gayrimenkul menkul maktul faul nüzul hulul tul husul vusul
  şakul mamul ful şümul zühul duhul rab had mahal yâr idrak iştirak helak istihlak ricat bidat hilat total viral
  spiral spesiyal timbal tuğamiral emval meful malul memluk etanol müzikhol iğfal jeotermal optimal biyomedikal
  şevval imsak
`);

/** Words in -t that soften ("kanat" → "kanadı"); every other word in -t stays hard ("sepet" → "sepeti"). */
export const SOFT_T = wordSet(`
  adet ağıt akort armut arnavut avurt azat babayiğit bozkurt cellat ceset cihat cirit cömert çeşit damat derbent
  ebat ecdat etüt evlat feryat fesat fiyort geçit altgeçit üstgeçit hasat haset haydut hoşnut hudut icat
  içtihat imdat inat irşat istibdat istidat istinat itikat itimat itiyat ittihat kağıt kanat kement kilit
  kiremit kükürt lacivert levent mabet mabut maksat mescit mesnet mesut metot mevcut mevlit mezat mucit murat
  mücahit mürit mürşit müteahhit nalbant namert nohut öğüt palamut periyot piramit reşit santigrat senet simit söğüt
  stat şahit şehit şerit taahhüt tecrit tehdit tekaüt tenkit tereddüt tevhit teyit tezat tirit tülbent umut ümit
  üstat vaat velet vücut yavrukurt yiğit yoğurt yurt anayurt züğürt zümrüt taklit asit avrat angut ahfat elektrot
  iktisat isnat kokart likit milat münekkit namzet nihavent nemrut rasat salkımsöğüt seyit standart şakirt tiroit
  üçkağıt zait zahit ant art bant bent but cilt dert dört fert kurt lort mert stant tat ut amut aminoasit
  anot avangart cazbant efrat epizot evrat irat iyot jenosit kenet kesat kalebent köşebent mabat medet miat mutat
  mutemet müçtehit müebbet mürtet ofsayt oksit dioksit karbondioksit pelit pomat prelüt raunt resmigeçit rint
  serenat slayt sarıkanat tahdit tecvit temerrüt tesanüt teşehhüt tevellüt tirat tokat veliaht verit çivit çiğit
  hamt istimdat istirdat ifsat hinterlant mukallit müşahit zilyet züht pazubent maksut
`);

/** Words in p, ç or k that soften where their like stay hard: short ones ("kap" → "kabı", but "top" → "topu") and "eşarp". */
export const SOFT_AGAINST_RULE = wordSet(`
  eşarp kap dip cep kalp harp garp darp celp grup grip klip sulp borç burç felç genç güç harç taç tunç uç linç vinç
  hınç konç hurç öç gök çok plak klik teyp skeç dinç smaç snop bap murç derç
`);

/** Words of several syllables in p, ç or k that stay hard ("hukuk" → "hukuku"). */
export const HARD_POLYSYLLABLES = wordSet(`
  vesaik ahlak evrak hukuk merak firak ittifak iltihak infilak infak nifak istihkak iştiyak intibak misak muvaffak muhakkak
  mutabık mahluk helak emlak idrak iştirak istihlak tasdik tahkik tatbik tazyik tedarik teşvik tetkik tebrik
  tahrik tefrik taalluk tahakkuk erzak afak haluk müşrik insiyak mihrak ramak prototip arketip izotop mizantrop
  otostop metreküp yarıçap karekök elektroşok barok ilhak iltisak mikroçip çekap altıntop kapkaç sandviç malkoç
  arşidük grandük revak istintak imsak malik şerik refik tevfik müsteşrik tiryak tevsik teşrik temellük tevafuk
  uşşak arak iştikak memluk genotip stereotip monotip biyotop birkaç
`);

/** Words in -nk, besides those in -enk, whose k turns into g ("renk" → "rengi", but "tank" → "tankı"). */
export const NK_TO_NG = wordSet('fiyonk külünk künk gonk frank');

/** Words that end in the noun "su" or in "ne", and so take y ("suyu", "akarsuyun", "neyi"). */
export const GLIDING = wordSet('su akarsu karasu tatlısu aksu ne');

/** One-word compounds that already end in a third-person possessive ("gökyüzü" → "gökyüzünü"). */
export const CLOSED_COMPOUNDS = wordSet(`
  gökyüzü yeryüzü gökkuşağı gözyaşı ayçiçeği hanımeli aslanağzı kuşburnu buzdolabı yerçekimi karayolu demiryolu
  havayolu denizyolu havaalanı havalimanı içyüzü bilinçaltı yeraltı gözaltı başucu ayakucu yılbaşı suçüstü akşamüstü
  akşamüzeri öğleüstü ikindiüstü ayaküstü masaüstü keçiboynuzu atkestanesi balmumu dağbaşı devetabanı kuşpalazı yılsonu
  zeytinyağı tereyağı kuşüzümü kuzukulağı sığırkuyruğu atkuyruğu camgöbeği vişneçürüğü gülkurusu narçiçeği tavşankanı
  milletvekili cumhurbaşkanı huzurevi yayınevi basımevi cezaevi orduevi doğumevi öğretmenevi bakımevi konukevi çayevi
  gözlemevi halkevi köyevi yazıevi askerevi göktaşı yapıtaşı kilittaşı aşevi kitabevi tutukevi babaevi canevi randevuevi polisevi köşebaşı elebaşı anaokulu atasözü ataerki anaerki belkemiği
  balayı darağacı denizkızı denizanası denizatı denizyıldızı fildişi insanoğlu âdemoğlu eloğlu ipucu işbirliği kafatası
  kamuoyu rüzgârgülü rüzgargülü soyadı suyolu kazandibi semizotu yalıçapkını arapsaçı derebeyi külhanbeyi ayaktakımı
  adamotu bitpazarı hanımparmağı hanımgöbeği akşamsefası bağbozumu gündoğumu günbatımı ayışığı tahtakurusu fındıkfaresi
`);
