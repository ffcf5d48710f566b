/*
 * Word lists of the request check. They are matched against text that `normalizeTurkish` has lower-cased and written with
 * ASCII letters, so stems end where Turkish suffixes begin. A stem that folding would confuse with an everyday word
 * (sık, sıkı, seksen, seksek, yasak) is fenced in.
 */

const smallNumbers =
  '(?:on|on ?bir|on ?iki|on ?uc|on ?dort|on ?bes|on ?alti|on ?yedi|bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz)';

const ordinals =
  '(?:birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu|on ?birinci|on ?ikinci)';
/** An age in the form "on üçünde", "17’sinde", which dates have too. */
const inTheirTeens =
  "(?:on ?(?:birin|ikisin|ucun|dordun|besin|altisin|yedisin)(?:de|da)?|on ?(?:birine|ikisine|ucune|dordune|besine|altisina|yedisine)|1[0-7]['’]?(?:s?in|un)(?:de|da|e|a))";

/** Words before a day of a month. */
const ofMonth = String.raw`\b(?:ayin|ocag|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralig)\S*`;

/** Words that mean sexual content about minors by themselves. */
export const alwaysRefused =
  /\b(?:loli|lolicon|shota|shotacon|jailbait)\b|\bcocuk\s+(?:porno|erotizm|seks)|\bsubyanci\S*\s+(?:\S+\s+)?sehvet/;

/** Words that always mean a person under 18. */
export const surelyMinor = new RegExp(
  [
    String.raw`(?<![\d.,])(?:[1-9]|1[0-7])(?:['’]?\s?(?:l[iu]|lu)?)?(?:\s+bucuk)?\s+yas(?:in|lar|lik|\b)(?!\S*\s+(?:fark|buyuk|kucuk|once|sonra))`,
    String.raw`(?<!\b(?:on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz)\s)\b${smallNumbers}(?:\s+bucuk)?\s+yas(?:in|lar|lik|\b)(?!\S*\s+(?:fark|buyuk|kucuk|once|sonra))`,
    String.raw`(?<!\d)18\s+yas(?:in)?(?:dan|\s)\s*(?:kucuk|alti)`,
    String.raw`\b(?:[1-9]|1[0-7])yas`,
    String.raw`\bon ?[1-7]\s+yas`,
    String.raw`\b(?:vi{0,3}|ix|xi{0,3}|xiv|xv|xvi{0,2})\s+yas`,
    String.raw`\byasi:?\s+(?:${smallNumbers}|[1-9]|1[0-7])\b(?!\s*[.,]?\d|\s+(?:sekiz|dokuz))`,
    String.raw`\byasi\s+(?:daha\s+|henuz\s+)?(?:dolma|tutma|kucuk|yetme)`,
    String.raw`\byas:\s*${smallNumbers}\b(?!\s+(?:sekiz|dokuz))`,
    String.raw`(?<![\d.,])(?:[1-9]|1[0-7])\s+yasli\s+(?:kiz|oglan|cocu[kg]|genc)`,
    String.raw`\b(?:yas|age):?\s+(?:[1-9]|1[0-7])\b(?!\s*(?:ustu|grubu|icin|\+))`,
    String.raw`(?:\b[1-9]|\b1[0-7]|\b${smallNumbers})\s+ya?snd`,
    String.raw`(?<!\d)(?:[1-9]|1[0-7])-yas`,
    String.raw`\bon(?:bir|iki|uc|dort|bes|alti|yedi)yas`,
    String.raw`(?<!\b(?:yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan)\s)\b${smallNumbers}l[iu]k\s+(?:bir\s+)?(?:kiz|oglan|delikanli)`,
    String.raw`\b(?:kiz|oglu|kardes|yegen|kuzen|torun|ogrenci)\S*\s+(?:[5-9]|1[0-7])\b(?!\s*(?:yil|gun|ay|kez|kisi|saat|numara|\.|\d))`,
    String.raw`\blise\s+(?:talebe|cag)|\blise(?:deki|den\s+bir)\s+(?:kiz|oglan|ogrenci|sevgili)(?!\s+arkadas)`,
    String.raw`\bana\s?sinifi`,
    String.raw`\b(?:high|middle|elementary|primary)\s+school|\bkindergarten|\btween\b|\bkiddie|\bnymphet|\bunder\s+18|\byoung\s+(?:girl|boy)`,
    String.raw`\bkucuk\s+yas`,
    String.raw`(?<![\d.,])(?:[5-9]|1[0-7])['’]?\s?l[iu]k\s+(?:bir\s+)?(?:kiz|oglan|cocuk|delikanli|genc)`,
    String.raw`\b(?:daha|henuz)\s+(?:1[0-7]\b(?!\s*(?:yil|ay|gun|saat|dakika))|${inTheirTeens}\b)`,
    String.raw`\b${inTheirTeens}\s+(?:bir\s+(?:kiz|oglan|cocuk|genc)|(?:yeni\s+)?(?:bas|gir)|ve\s+\S+yla|kiz|oglan)`,
    String.raw`(?<![\d.])-\s?18\b`,
    String.raw`(?:\b18|\bon ?sekiz)\S*\s+(?:yas\S*\s+)?(?:olma|doldurma|bitirme|basma|girme)(?:mis|di|yan|dan)`,
    String.raw`\bon ?sekiz(?:inden|in)\s+(?:kucuk|alti)`,
    String.raw`\b(?:on ?(?:bir|iki|uc|dort|bes|alti|yedi)|1[0-7])\S*\s+(?:bitirme|doldurma|gecme)(?:mis|di|yen|yan|den|dan)`,
    String.raw`\b${inTheirTeens}(?:yken\b|ki\s+(?:\S+\s+)?(?:kiz|oglan|cocu[kg]|genc|ogrenci|sevgili))`,
    String.raw`\b(?:[1-9]|1[0-2])\.?\s?sinif(?:a\b|ta|lar|\s+(?:kiz\s+|erkek\s+)?ogrenci)`,
    String.raw`\b${ordinals}\s+sinif(?:a\b|ta|lar|\s+(?:kiz\s+|erkek\s+)?ogrenci)`,
    String.raw`\bliseye\s+(?:gid|(?:daha\s+)?yeni\s+basla)`,
    String.raw`(?<!${ofMonth}\s)\b${inTheirTeens}ydi`,
    String.raw`\bokula\s+giden\s+(?:kiz|oglan|cocuk)`,
    String.raw`\b(?:kiz|ogl|yegen|kardes)\S*\s+lisede\b`,
    String.raw`\b(?:kucucuk|minik|minicik|ufak|ufacik)\s+(?:bir\s+)?(?:kiz|oglan)`,
    String.raw`\bcocuk\s+(?:yas|gelin|beden)`,
    String.raw`\bbiyigi\s+terleme`,
    String.raw`\b(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[\s-]year`,
    String.raw`(?<!\d)(?:[1-9]|1[0-7])\s?(?:y\.?\s?o\b|y/o\b)`,
    String.raw`\bminors?\s+and\s+adult|\ba\s+minor\b`,
    String.raw`\bresit\s+(?:olma(?:yan|mis|dan|dig|sina\s)|degil|sayilma)`,
    String.raw`\byeni\s?yetme`,
    String.raw`\b(?:regl|adet)\s+(?:olma|gorme)mis|\bilk\s+adetini\b`,
    String.raw`\bergen(?!ekon|c)(?:l[ie]\w*|[a-z]{0,5})\b`,
    String.raw`\bliss?eli`,
    String.raw`\blise\s+(?:ogrenci|son|bir|iki|uc|[1-4])`,
    String.raw`\b(?:orta|ilk|ana)\s?okul(?!\S*\s+(?:ogretmen|mudur|yillar|arkadas))`,
    String.raw`\b(?:kiz|oglan|erkek)\s+cocu[kg]`,
    String.raw`\bkucuk\s+(?:bir\s+)?(?:kiz|oglan|cocu[kg])(?!\s+kardes)`,
    String.raw`\b(?:loli|lolita|lolicon|shota|shotacon|jailbait)\b`,
    String.raw`\bpedofil`,
    String.raw`\bcocuk\s+(?:porno|erotik|seks)`,
    String.raw`\b(?:underage|preteen|pre-teen|toddler|schoolgirl|schoolboy|little\s+(?:girl|boy)|minors)\b`,
    String.raw`(?<!\d)(?:[1-9]|1[0-7])[\s-]?(?:year|yr)s?[\s-]?old`,
  ].join('|'),
);

/** Words that mostly mean a child, but also occur in stories about adults. */
export const perhapsMinor = new RegExp(
  [
    String.raw`\bcocu[kg](?!luk|lug|lu\b|su|ca\b|lar?i\s+(?:olan|var|uyu|okulda|buyu)|\s+(?:annesi|babasi|sahibi|doktor|psikolo|bekl|istiy|yap|dogur))`,
    String.raw`\bbebe[kg](?!im\b|\s+gibi|\s+bekl|\s+iste)`,
    String.raw`\b(?:sabi|subyan\S*|velet|bacaksiz)\b`,
    String.raw`\b(?:child|children|kid|kids|teens?|teenagers?)\b`,
  ].join('|'),
);

/** Words that are sexual in every story. */
export const explicit = new RegExp(
  [
    String.raw`\bseks(?!e[nk]|t[ae]n)`,
    String.raw`\bsex(?!tant|tet|\s+pistols)`,
    String.raw`\b(?:seqs|skes)\b|\bs\*{2,3}s\b|\bs\*kis`,
    String.raw`\bsevis(?=m|t|i|e|k|en|s|\b)`,
    String.raw`\bse\s?vi\s?s(?=m|t|i|e|k)`,
    String.raw`\bse+k+s{2,}|\beroti+k|\bporn`,
    String.raw`\bbekaret`,
    String.raw`\bcinsel`,
    String.raw`\b(?:gerdek|zifaf)`,
    String.raw`\bgenital`,
    String.raw`\biliskiye\s+gir`,
    String.raw`\bacik\s?sacik`,
    String.raw`\berotik|\berotizm`,
    String.raw`\bporno`,
    String.raw`\borgazm`,
    String.raw`\bmasturb`,
    String.raw`\b(?:penis(?!ilin)|vajina|vagina)`,
    String.raw`\bsehvet`,
    String.raw`\bfetis`,
    String.raw`\bstriptiz`,
    String.raw`\bhentai`,
    String.raw`\bmustehcen`,
    String.raw`\bensest`,
    String.raw`\btecavuz`,
    String.raw`\bnsfw\b`,
    String.raw`(?:\b18\+|\+18\b)`,
    String.raw`\b(?:nude|erotic|orgasm|incest|rape[ds]?)\b`,
    String.raw`\b(?:yarrak|yarrag|amcik|amcig)`,
  ].join('|'),
);

/** Swear words that folding would confuse with everyday ones: matched with their own letters. */
export const explicitUnfolded = /\bsikiş|\bsikti(?:m|n|k|ler)?\b|\bsikmek\b|\bsiker(?:im|sin|ler)?\b/u;

/** Words that are sexual only where the rating or the genre is. */
export const suggestive = new RegExp(
  [
    String.raw`\bciplak(?!\s+(?:ayak|el|goz|agac|dal|duvar|tepe|arazi))`,
    String.raw`\bsoyun(?:up|d|ur|uyor|an|mus|ma)`,
    String.raw`\bopus(?=m|t|u|e)`,
    String.raw`\b(?:kizi|cocugu|oglani)\S*\s+soy(?:an|du|ar)\b`,
    String.raw`\btahrik\b`,
    String.raw`\barzula`,
    String.raw`\b(?:gogusleri|memeleri|kalcalari|kasiklari)`,
    String.raw`\b(?:naked|undress)`,
    String.raw`\byata(?:ga|kta)\s+(?:at|gir|birlikte|beraber)`,
  ].join('|'),
);

const withPerson = String.raw`\b(?:[a-z]+['’]y?l[ae]|(?!(?:anne|abla|nine|babaanne|kardes|arkadas|aile|kedi|kopek|ates|bebe)\S*\s)[a-z]+\s+ile|(?:onun|biri|adam|erkek|kadin|sevgili|ogretmen|hoca|patron|komsu)[a-z]*l[ae])`;

/** Words that are sexual only in a sentence with somebody who is surely a minor, where the rating or the genre is sexual. */
export const suggestiveBesideMinor = new RegExp(
  [
    String.raw`\bcirilciplak`,
    String.raw`${withPerson}\s+(?:birlikte\s+ol(?:d|ma|ac|u[yr]|sun|mus)|yat(?:ma|ti|ar|iyor|mis|ac|sin|ip))`,
  ].join('|'),
);
/** The same in every rating. */
export const sexualBesideMinor =
  /\b(?:soyun(?:up|d|ur|uyor|an|mus|ma)|cirilciplak).{0,120}\b(?:opus(?=m|t|u|e)|duda[gk]|yatakta\b)|\b(?:opus(?=m|t|u|e)|duda[gk]).{0,120}\b(?:soyun(?:up|d|ur|uyor|an|mus|ma)|cirilciplak)/;

/** Words of abuse as the subject of a serious story, which a safe rating may mention without showing it. */
export const seriousMatter =
  /\b(?:cinsel\s+(?:istismar|taciz|saldiri|suc|egitim|siddet)\S*|tecavuz\S*\s+(?:dava|suc|magdur|sanig|zanli|ugra)\S*)/g;

/** Matches sexual words that a request excludes: "cinsellik içermeyen". */
export const unwanted =
  /\b(?:cinsel|seks|erotik|erotizm|mustehcen)\S*(?:\s+\S+)?\s+(?:icerme|olma(?:yan|sin)|yok\b|barindirma|yer\s+alma)\S*/g;

/** Words that request it nevertheless. */
export const asksToShow = /\b(?:ayrintili|detayli|acik\s?sacik|betimle|tasvir|sahne)/;
