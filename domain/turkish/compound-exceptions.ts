/* What rules cannot tell when a possessive is taken off, or looked for, at the end of a phrase. */

import { wordSet } from './word-set.ts';

/** Nouns in a vowel and s that are heads of compounds ("kuş kafesi"), where -si is not the whole suffix. */
export const HEADS_IN_S = wordSet(`
  kafes nefes ses his hapis heves otobüs minibüs polis servis teras adres kumpas makas pas kas yas tas bahis miras
  esas karides kulis tenis ofis iris sis süs us fes pus ananas kaktüs prenses kontes düşes barones hostes albatros
  lotus kaos kozmos sos kıyas temas atlas iltimas papirüs virüs kampüs ağustos domates patates fanus iflas ihtiras
  husus kabus kâbus kapris kavis konsolos lodos mayıs meclis menderes mebus mıknatıs mühendis namus nergis nüfus
  okyanus paydos piskopos piyes pres reis sosis stres tavus teneffüs termos teşhis tesis ulus vites yunus casus
  ekspres hadis iblis fiskos obüs aptes varis terhis merinos paspas seyis tetanos cülus hulus
`);

/** Longer words whose ğ is their own, where most have it from k ("yanardağı", but "dudağı" from "dudak"). */
export const HEADS_IN_SOFT_G = wordSet(`
  yanardağ sıradağ uludağ ortaçağ ilkçağ yeniçağ yakınçağ tebliğ dimağ otağ başbuğ zeytinyağ tereyağ sıvıyağ katıyağ
`);

/** Longer nouns in l: "otel" makes "dağ oteli", while "gölgeli" is made with -li. */
export const NOUNS_IN_L = wordSet(`
  masal okul hayal kartal portakal festival general otel heykel temel engel model kanal çakıl karakol sembol petrol
  alkol kural çuval sandal final terminal amiral kristal metal sinyal moral misal meral ihtimal hilal ihtilal
  istiklal ihmal işgal ithal iptal futbol basketbol voleybol kontrol protokol formül ödül şakul mahsul usul kabul
  tünel bakkal hamal çakal mineral resital karnaval bavul davul güzel özel tüzel kızıl yeşil fasıl asıl nesil şekil
  akıl gönül oğul kandil mendil fitil sahil gusül emsal vebal topal kabil ecel amel sarmal kumsal kamusal kapital
  santral katedral portal ideal jurnal mareşal meşgul mesul ampul makul menkul kefil vekil delil zelil halil sefil
  katil dahil hamil tahlil tatil temsil tahsil teşkil profil mobil otomobil bülbül sümbül püskül kâkül kakül tahıl
  ağıl panel motel kartel pastel tuval halhal başrol mahal ihlal
`);

/** Nouns in ç that soften: "ağaç" makes "nar ağacı", while "kapıcı" is made with -ci. */
export const NOUNS_IN_SOFT_C = wordSet(`
  ağaç ilaç amaç araç sonuç kılıç havuç avuç süreç gereç çekiç kırbaç kıskaç yamaç topaç dönemeç uç güç taç genç
  borç harç burç tunç linç vinç felç hınç sevinç inanç utanç bilinç kazanç güvenç direnç basınç pirinç turunç övünç
  kıvanç ödünç kerpiç sayaç tümleç gömeç bakraç haraç ayraç imleç tokaç güveç üreteç büyüteç
`);

/** Endings of borrowed nouns in a high vowel: "teoloji", "fotokopi", "monarşi". */
export const NATIVE_ENDING = /(?:oji|rji|arşi|grafi|fobi|nomi|metri|terapi|krasi|pati|foni|kopi|sofi|stri)$/u;

/** Everyday nouns that end in ı, i, u, ü by themselves, so that "eski kapı" is not taken for a compound like "ev kapısı". */
export const NATIVE_IN_HIGH_VOWEL = wordSet(`
  kedi gemi kapı köprü kuyu komşu sevgili halı çatı kutu koku korku uyku soru duygu sevgi bilgi çizgi saygı kaygı
  tutku kuzu avlu sürü örtü büyü türkü öykü ütü kıyı yazı sayı acı ayı arı karı sarı karşı dışarı yukarı aşağı içeri
  ileri geri ekşi yeni eski iyi kötü kuru duru doğru eğri ölü diri dolu mavi kırmızı deli veli peri huri cani kişi
  dişi şarkı çarşı tepsi tanrı ordu doğu batı hindi tilki keçi dayı bacı abi pusu olgu vurgu kurgu gezi dizi sergi
  vergi dergi örgü süngü ezgi ilgi bitki etki tepki baskı askı atkı katkı yankı kırağı çalı salı takı yapı kazı tanı
  anı sıvı katı sızı kaşıntı görüntü gürültü esinti kırıntı sıkıntı çöküntü yıkıntı toplantı bağlantı ayrıntı
  kalıntı döküntü akıntı çıkıntı kahvaltı ayakkabı pazartesi cumartesi kamu boru doru koru turşu leblebi zerdali
  şeftali kadı hacı efendi edebi insani tarihi resmi askeri enerji teknoloji biyoloji psikoloji felsefi strateji
  nostalji trajedi komedi melodi parodi taksi lobi hobi fobi cami mani yalı sini çini vali mali cadı tabu kumru
  martı yargı algı sargı salgı bulgu sorgu yergi övgü ninni inci siyasi deri seri cici yengi vadi mermi terzi ağrı
  akademi acemi adi aksi altyapı aykırı ayrı aynı badi barbi bildiri bileği bayi başarı beceri beğeni bikini bisküvi
  buğu buzağı büzgü cimri ciddi çağrı çakı çalgı çelişki çeviri çivi çıkartı dadı dâhi dahi dedikodu derbi diplomasi
  döngü duyu duyuru eleştiri elti enayi entari fantezi favori fantazi gazi galeri garanti gardenparti gecekondu
  giysi görgü görü gösteri gizli gömü guru huni histeri hemşeri hemşehri ısı içki ilişki iri ikindi itki iğreti jüri
  kanguru kapari kargı kaşağı kayısı kirpi kivi kolibri koloni kombi konu kroki kuğu kuşku kredi kategori konfeti
  lambri limoni menü muhallebi muştu müftü müşteri mevzi mevki mazı mazi mini mısri nebi onbaşı yüzbaşı binbaşı
  öneri orospu öğreti parti pati penaltı pıhtı poşu randevu rapsodi reyhani safari saksı saldırı sanayi sanı serseri
  senfoni servi sezgi seki sincabi sipahi simetri sivri sinsi soytarı söylenti statü süvari sürgü sürahi sunu şaşı
  şakı tabi tapu tartı tasarı tiryaki tortu törpü tutu terazi tütsü türedi testi teori tipi tsunami uğru ulu utku
  uyarı ülkü üzengi uskumru viski veri yahni yarı yassı yazgı yetki yeniçeri yavru yontu yemeni zeki zombi zemheri
  öngörü önyargı sağduyu hoşgörü içgüdü güdü koşu sömürü dürtü kalori kabadayı beyefendi hanımefendi hocaefendi
  bilimkurgu kısırdöngü ansiklopedi melankoli nirengi sövgü çağıltı ahu alegori amfi armoni arazi artı aşı aşırı
  atari bambu barbekü bilirkişi biyopsi ecinni emmi endüstri eksi fani frengi grizu hippi jakuzi kağnı kanı
  kahverengi kani kürsü kuytu koyu mantı martini mevzu özenti pazı pardösü pinti potpuri puhu sıkı suşi tofu uğraşı
  uydu ütopi vasi yaratı yeti yortu zebani bahri cerrahi besi akü açı başkişi başörtü burgu coşku çıktı çizi dinleti
  doku dolgu düzyazı ebru enstitü fıçı getiri girdi gönderi gülhatmi hatmi hamsi haseki ileti kerti keski kartopu
  kaju kamçı ahududu akarsu buji çelebi çengi bıçkı başvuru batkı dudu dışkı dizgi güveyi güneydoğu güneybatı
  kuzeydoğu kuzeybatı koni lakırdı mesai musiki özveri öteki peni pisi pösteki psikiyatri revü reji sanrı savunu
  seçki selvi seremoni silgi söyleşi şizofreni tını tömbeki uzlaşı üstyapı altyazı vargı yakarı yapağı yaygı yenilgi
  yılgı yılkı yumru kuşbaşı maki midi rafineri rami terfi tedavi spagetti sudoku jaluzi yatsı kunduru üstüpü şaki
  zati özsu bengisu
`);
