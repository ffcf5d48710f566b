import type { WorldEntry } from '#domain/world/kinds.ts';

/** The world entries of the story below, by the mark that stands before each mention. */
export const annotatedWorld: Readonly<Record<string, Pick<WorldEntry, 'kind' | 'name' | 'aliases'>>> = {
  D: { kind: 'character', name: 'Deniz Aksoy', aliases: [] },
  G: { kind: 'character', name: 'Gül', aliases: ['Gülüm'] },
  Y: { kind: 'character', name: 'Yusuf Kaptan', aliases: [] },
  H: { kind: 'character', name: 'Hatice Nine', aliases: ['nine'] },
  C: { kind: 'character', name: 'Can', aliases: [] },
  B: { kind: 'character', name: 'Büyücü', aliases: [] },
  R: { kind: 'character', name: 'Recep', aliases: [] },
  F: { kind: 'place', name: 'deniz feneri', aliases: ['fener'] },
  K: { kind: 'place', name: 'Karakum', aliases: [] },
  T: { kind: 'place', name: 'Çamlık Tepesi', aliases: ['tepe'] },
  I: { kind: 'place', name: 'iskele', aliases: [] },
  S: { kind: 'object', name: 'sandık', aliases: [] },
  M: { kind: 'object', name: 'mektup', aliases: [] },
  P: { kind: 'object', name: 'kitap', aliases: [] },
  N: { kind: 'object', name: 'pusula', aliases: [] },
  O: { kind: 'note', name: 'gece yasağı', aliases: ['yasak'] },
  E: { kind: 'object', name: 'ekmek', aliases: [] },
  Z: { kind: 'place', name: 'Zeytinli Köy', aliases: ['köy'] },
};

/**
 * A story with each mention marked by hand, {entry|words}. It was written and marked before the search ever read it, with
 * what makes such a search err: names that are words, words that begin like others, verbs that look like nouns.
 */
export const annotatedStory = `
{K|Karakum}’a o yıl kış erken geldi. Denizin rengi daha ekim bitmeden kurşuna dönmüş, kayıklar kumsala çekilmiş,
{I|iskelenin} tahtaları tuzdan ağarmıştı. {D|Deniz Aksoy}, otobüsten indiğinde yüzüne çarpan rüzgârın içinde hem yosun hem
de yanık odun kokusu vardı. On iki yıldır buraya gelmemişti; yine de ayakları yolu biliyordu. Önce {I|iskeleye} yürüdü,
sonra başını kaldırıp {F|deniz fenerine} baktı. {F|Fener} yanmıyordu.

“Yanmaz artık,” dedi arkasından bir ses. “Geçen bahardan beri karanlık.”

{D|Deniz} döndü. {Y|Yusuf Kaptan} hiç değişmemişti: aynı lacivert kasket, aynı kısık gözler. Yalnız sakalındaki aklar çoğalmış,
omuzları biraz çökmüştü. {Y|Kaptan Yusuf} demezdi kimse ona; {Y|Yusuf Kaptan}’dı o, adı da sanı da buydu.

“{Y|Yusuf Kaptan},” dedi {D|Deniz}, “{H|Hatice Nine} nasıl?”

“{H|Nine}’nin dili durmaz, bilirsin. Seni bekliyor. Canı sıkılıyor evde tek başına.” Adam elindeki oltayı bırakıp ceketinin
iç cebine uzandı. “Bir de şu var. {M|Mektubu} sana vermemi istedi.”

Zarf kalındı, köşeleri yıpranmıştı. {D|Deniz}’in eli {M|mektuba} uzanırken titredi. Üstündeki yazıyı tanımıştı: {G|Gül}’ün
yazısıydı bu. Demek {G|Gül} hâlâ hayattaydı. Gülümsemek istedi, yapamadı.

Yol boyunca konuşmadılar. {Z|Köyün} girişindeki çınarın altında üç çocuk bilye oynuyordu. İçlerinden en küçüğü koşup geldi.

“Sen {D|Deniz} abla mısın?” dedi. “Ben {C|Can}. {R|Recep}’in oğluyum.”

{R|Recep}’in bir oğlu olduğunu {D|Deniz} bilmiyordu. Çocuğun saçını okşadı. “Canım benim,” dedi, “ne kadar büyümüşsün.”
{C|Can} utanıp kaçtı; arkadaşları güldü. Gülüşleri sokağın sonuna kadar geldi.

{H|Hatice Nine}, kapının önündeki taşa oturmuş, dizinde bir tepsi, mercimek ayıklıyordu. Torununu görünce kalkmadı, yalnızca
ellerini açtı. {D|Deniz} eğilip kokusunu içine çekti: sabun, tarhana, taze {E|ekmek}. {H|Ninenin} elleri küçücük kalmıştı.

“Geldin demek,” dedi {H|Hatice Nine}. “{M|Mektup} sana ulaştı mı?”

“Ulaştı. Daha açmadım.”

“Açma da. Önce karnını doyur. {E|Ekmeğin} yanına peynir koydum. Mektup dediğin beklemekten bozulmaz.”

Akşam {Z|köyde} ışıklar erken söndü. {O|Gece yasağından} ötürü kimse sokağa çıkmıyordu; jandarma, {F|fenerin} söndüğü geceden bu yana
dokuzdan sonra kapıları kapattırıyordu. {D|Deniz} yatağına oturup zarfı yırttı. İçinden iki kâğıt ile küçük, pirinç bir
{N|pusula} çıktı. {N|Pusulanın} ibresi kuzeyi göstermiyordu; ne yana çevirirse çevirsin {T|Çamlık Tepesi}’ne dönüyordu.

“Bunu okuyorsan,” diye yazmıştı {G|Gül}, “{S|sandığı} bulmuşlar demektir. {S|Sandıkta} ne olduğunu {R|Recep} biliyor. Ona güvenme.
{B|Büyücünün} söylediklerine de inanma; {B|büyücü} dedikleri adam, {Z|köye} benden önce gelmişti. {P|Kitabı} ona kaptırdım. {P|Kitabın} son
sayfasında babanın el yazısı var. {F|Deniz fenerini} o söndürdü.”

{D|Deniz} satırları üç kez okudu. Gül kokulu bir kâğıttı bu; bahçedeki gülleri, annesinin gül reçelini hatırladı. Sonra
ışığı söndürüp pencereden baktı. {T|Tepede} bir ateş yanıyordu.

Sabah olunca ilk iş {R|Recep}’e gitti. {R|Recep}, tekneyi boyuyordu. Fırçayı kovaya bırakıp ellerini üstüne sildi.

“{C|Can} söyledi geldiğini,” dedi. “Hoş geldin.”

“{S|Sandık} nerede {R|Recep}?”

Adam bir süre denize baktı. Sandığı kadar kolay olmayacaktı bu; {D|Deniz} de bunu anlamıştı.

“{S|Sandığın} yerini ben de bilmiyorum,” dedi sonunda. “{G|Gül}’e de söyledim. {S|Sandığı} gören son kişi {Y|Yusuf Kaptan}’dır. O gece {I|iskelede}
kayığı vardı.”

“{G|Gül} senin yalan söylediğini yazmış.”

“{G|Gül}’ün yazdıkları…” {R|Recep} güldü, ama gözleri gülmüyordu. “Sen {G|Gül}’ü benden iyi mi tanıyorsun?”

{D|Deniz} yanıt vermedi. {N|Pusulayı} cebinden çıkarıp adama gösterdi. {R|Recep}’in yüzü bir anda soldu.

“{N|Pusula} sende ha,” dedi. “O zaman {B|büyücüye} gitmen gerek. {B|Büyücüyle} konuşmadan {T|tepeye} çıkma. {T|Çamlık Tepesi}’nin yolu
yazın başka, kışın başkadır.”

“{B|Büyücüler} masallarda olur.”

“{K|Karakum}’da da olur.” Fırçasını yeniden eline aldı. “{K|Karakumlular} masal anlatmaz, başından geçeni anlatır.”

{D|Deniz} dönüşte yolu uzatıp {F|fenere} uğradı. Kapısı kilitliydi. Merdivenin dibinde biri vardı: dün gördüğü çocuk, dizlerini
karnına çekmiş, {E|ekmeğini} kemiriyordu.

“{C|Can}, ne yapıyorsun burada?”

“Babam {F|fenerde} kimse yok diyor ama var,” dedi {C|Can}. “Gece ışık gördüm. {O|Yasak} olmasa gelip bakardım.”

“Yasak olan her şeyi merak etme.”

“{H|Hatice Nine} de öyle diyor. {H|Nine}’ye göre merak insanı {I|iskeleden} düşürür.”

{D|Deniz} çocuğun yanına oturdu. Denizden gelen uğultu duvarlarda dolaşıyordu. {C|Can}’ın avucunda bir şey parladı: paslı bir anahtar.

“Bunu nereden buldun?”

“{T|Tepeden}. {B|Büyücünün} kulübesinin önünden.” Çocuk yutkundu. “Beni gördü. Kızmadı. {P|Kitap} okuyordu. {P|Kitabının} kapağı yanıktı.”

Anahtar {F|deniz fenerinin} kilidine uydu. İçerisi rutubet ve gaz kokuyordu. {D|Deniz}, {C|Can}’ı kapıda bıraktı, basamakları teker teker çıktı.
Yukarıda lambanın yanında, üstü brandayla örtülü bir {S|sandık} duruyordu. Brandayı çekti. {S|Sandığın} üstüne tebeşirle bir ad
yazılmıştı: {G|GÜL}.

Aşağıdan ayak sesleri geldi. {C|Can}’ın sesi değildi bu; ağır, yaşlı, sabırlı adımlardı.

“Açma onu,” dedi {Y|Yusuf Kaptan}. Kasketini çıkarmıştı. “{S|Sandığı} ben sakladım buraya. {G|Gül} istedi. {R|Recep} bulursa {Z|köyü} satar, dedi.”

“{M|Mektupta} tersini yazıyor.”

“{M|Mektubun} ikinci kâğıdını okudun mu?”

{D|Deniz} okumamıştı. İkinci kâğıt boş sanmıştı onu. Cebinden çıkarıp pencerenin ışığına tuttu. Kâğıdın üstünde limon suyuyla
yazılmış soluk harfler belirdi: {Y|Yusuf Kaptan}’a güven.

“{M|Mektuplarını} hep böyle yazardı,” dedi ihtiyar. “{G|Gül} dediğin kız, daha on yaşında {P|kitaptan} şifre çözerdi. {P|Kitapları} elinden almak
mümkün değildi.”

{S|Sandıktan} bir defter, bir deste {M|mektup} ve ıslanmış bir harita çıktı. Haritada {Z|Zeytinli Köy}’ün altından geçen tüneller
işaretlenmişti; biri {I|iskelenin} altından başlıyor, {F|fenerden} geçiyor, {T|tepeye} varıyordu. {D|Deniz} haritayı {N|pusulayla} yan yana koydu. İbre
titredi, kızıl çizginin üstünde durdu.

“{O|Gece yasağı} bunun için,” diye mırıldandı. “Tünelde biri var. {O|Yasağı} koyduran da o.”

“{B|Büyücü} değil,” dedi {Y|Yusuf Kaptan}. “{B|Büyücünün} günahını alma. O adam, babanın arkadaşıydı. {P|Kitabı} {G|Gül}’den çalmadı; {G|Gül} ona bıraktı.”

Akşam olurken üçü birlikte {Z|köye} indiler. {H|Hatice Nine} sofrayı kurmuş, {E|ekmekleri} bezin altına dizmişti. {C|Can}’a bir dilim uzattı. Çocuk
{E|ekmeği} ikiye bölüp yarısını {D|Deniz}’e verdi.

“{H|Nine}, sen biliyordun,” dedi {D|Deniz}.

{H|Hatice Nine}’nin gözleri sobanın ışığında parladı. “{G|Gül}’ümün sırrıydı,” dedi. “Sır dediğin {E|ekmek} gibidir, bölünce biter.”

O gece {D|Deniz} uyumadı. {O|Yasağa} aldırmadan pencereyi açtı. Deniz sakindi; ay, suyun üstüne ince bir yol çizmişti. {T|Çamlık Tepesi}’ndeki
ateş sönmüştü. Ama saat üçe doğru, aylardır ilk kez, {F|deniz feneri} yandı. Işık önce {I|iskeleyi} taradı, sonra {Z|köyün} damlarını, sonra da
{D|Deniz}’in yüzünü. Işığın içinde, cam bölmenin ardında, ince bir kadın gölgesi duruyordu. Elini kaldırdı. {D|Deniz} onu tanıdı.

{G|Gül}’dü.

Merdivenlere nasıl ulaştığını sonradan anımsamayacaktı. {K|Karakum}’un bütün köpekleri uyanmıştı. {R|Recep}’in evinin önünden geçerken perde
kıpırdadı; {C|Can} camdan bakıyordu. {D|Deniz} el salladı, durmadı. {F|Fenerin} kapısı ardına kadar açıktı. Yukarıda, lambanın yanında, {S|sandığın} üstüne
oturmuş bir kadın onu bekliyordu. Kucağında kapağı yanık bir {P|kitap} vardı.

“Geç kaldın,” dedi {G|Gül}.

“{K|Karakumlu} değilim artık,” dedi {D|Deniz}. “Yolu unutmuşum.”

{G|Gül} {P|kitabı} uzattı. Son sayfa koparılmıştı. “{R|Recep} almış,” dedi. “Bu sabah, sen onunla konuşurken. {N|Pusulasız} bulamayacağımızı sanıyor.”

{D|Deniz} cebindeki {N|pusulaya} dokundu. İbre artık {T|tepeyi} değil, {Z|köyü} gösteriyordu: {R|Recep}’in evini. Aşağıda kapı gıcırdadı. {Y|Yusuf Kaptan}’ın öksürüğü
duyuldu, ardından {H|ninenin} bastonu. Hepsi gelmişti. {D|Deniz} gülümsedi. Yarına kadar zamanları vardı; ekmeğini taştan çıkaran
insanlar için bu, upuzun bir geceydi.
`;
