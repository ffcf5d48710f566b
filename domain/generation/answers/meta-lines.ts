import { lower } from '../../turkish/text.ts';

/*
 * Sentences in which a model speaks to the person who asked, in place of telling. They are compared in lower case without
 * marks of Markdown. Each pattern needs a word that a narrator does not use: "hikâyeniz" or "istediğiniz", not "hikâye"
 * alone, so that "İşte o hikâye:" stays.
 */

const object =
  '(?:hik[aâ]ye|öykü|metin|metn|anlatı|kurgu|bölüm|paragraf|sahne|pasaj|masal|taslak|versiyon|devam|seçim|cümle|çeviri|düzelt)';

/** Words that only somebody who was asked for a text uses. */
const asked = [
  String.raw`(?:hik[aâ]ye|öykü|masal|metn|bölüm|paragraf|sahne|kurgu)\p{L}{0,4}n[ıiuü]z`,
  String.raw`${object}\p{L}{0,4}(?:sen|siz)\p{L}{0,2} için`,
  'istedi[ğk]in(?:iz)?',
  'ver(?:di[ğk]in(?:iz)?|ilen|miş oldu[ğk]unuz)',
  'belirtti[ğk]in(?:iz)?|belirtilen|talep|talimat|yönerge|kriter',
  String.raw`(?:fikr|iste[ğk]|konu)\p{L}{0,2}niz`,
  String.raw`kurallar\p{L}*`,
  String.raw`(?:\d+|bir|iki|üç|dört|beş) paragraf(?:lık|tan)?`,
  'kaldığı(?:n?ız)? yerden',
  String.raw`${object}\p{L}{0,4} (?:devamı|düzeltilmiş|yeniden yazılmış|genişletilmiş|kısaltılmış)`,
  '(?:düzeltilmiş|yeniden yazılmış|genişletilmiş|kısaltılmış|düzenlenmiş|gözden geçirilmiş) (?:hali|metin|bölüm|versiyon|sürüm|pasaj)',
  'yeni (?:metin|bölüm|paragraf|versiyon)(?:ler|lar)?:?$',
  '(?:yazdım|hazırladım|kurguladım|oluşturdum|sürdürdüm|düzenledim|sunuyorum|yazıyorum|yazacağım|sürdürüyorum|hazırlıyorum|oluşturuyorum|paylaşıyorum)',
  'tür(?:ünde|üne uygun)|tarzında|uzunlu(?:k|ğ)ta',
  '(?:sen|siz)in için|devamı:$',
  '(?:sürdüre(?:yim|lim)|başlıyorum|başlayalım|devam ediyorum|devam edelim|işledim|geliştirdim|uyarladım)',
  'buyu?run|sonraki (?:paragraf|bölüm|sahne|kısım)|h[aâ]li(?: var)?:?$',
].join('|');

/** The same in participles, which a narrator uses too: "yazdığım hikâye". */
const announced =
  /(?<!\p{L})(?:yazdığım|hazırladığım|kurguladığım|oluşturduğum|kaleme aldığım|işlediğim|geliştirdiğim)/u;
const opening =
  /^(?:işte|tabi+i?(?: ki)?|elbette|tamam(?:dır)?|memnuniyetle|peki|harika|güzel|süper|anladım|hay hay|merhaba|selam|aşağıda(?:ki)?|istediğ\p{L}*|verdiğ\p{L}*|verilen|fikr\p{L}*|talebi\p{L}*|isteği\p{L}*|kurallar\p{L}*|hik[aâ]ye\p{L}*|öykü\p{L}*|metn\p{L}*|devamı?\p{L}*|yeni|düzeltilmiş|yeniden yazılmış|genişletilmiş|kısaltılmış|ne güzel|çok güzel|bu fikir\p{L}*|sizin için|senin için|rica ederim|teşekkür\p{L}*)(?!\p{L})/u;
const english =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|here(?:[’']s| is| are)|below is|i[’']ve written|i have written|as requested|translation|this is|the (?:continuation|revised|rewritten|next|story))(?!\p{L})/u;
const englishObject =
  /(?<!\p{L})(?:story|continuation|text|version|chapter|paragraphs?|passage|turkish|revised|rewrite|hik[aâ]ye)(?!\p{L})/u;
const askedWord = new RegExp(`(?<!\\p{L})(?:${asked})`, 'u');
const objectWord = new RegExp(`(?<!\\p{L})${object}`, 'u');
/** A label before the text: "Hikâye:", "Metin:", "Assistant:". */
const label =
  /^(?:hik[aâ]ye|öykü|metin|yeni metin|devam|devamı|hik[aâ]yenin devamı|metnin devamı|cevap|yanıt|sonuç|çıktı|assistant|asistan|yazar|model|story|continuation|output|answer|response|tür|anlatıcı|bakış açısı|genre)$/u;
/** A label that may stand before the text on the same line. */
const inlineLabel =
  /^(?:hik[aâ]ye|öykü|metin|yeni metin|hik[aâ]yenin devamı|metnin devamı|assistant|asistan|story|continuation|output|response)$/u;
/** What a model tells of its text before it begins: "Tür: Gizem". A whole sentence is a person's speech in a play. */
const property =
  /^(?:tür|anlatıcı|bakış açısı|genre|ton|anlatım|okur kitlesi|dil|zaman|uzunluk|hedef kitle)\s*:\s*\S.{0,39}[^.!?…]$/u;
/** An exclamation that answers a request: "Elbette!" A letter begins with "Merhaba," instead. */
const consent =
  /^(?:(?:tabi+i?(?: ki)?|elbette|tamam(?:dır)?|memnuniyetle|hay hay|harika(?: bir fikir)?|süper|anladım|buyu?run|bu fikir çok hoşuma gitti|çok güzel bir fikir|ne güzel bir fikir|sure(?: thing)?|certainly|of course|absolutely|okay|ok|great)[!.,]*|(?:merhaba|selam)[!.]*)$/u;

const withoutMarks = (line: string): string => line.replaceAll(/[*_#>`~]+/gu, '').trim();
const bare = (line: string): string => lower(withoutMarks(line));
/** In English lower case, in which I is i. */
const bareEnglish = (line: string): string => withoutMarks(line).toLowerCase();
const inBoth = (line: string, pattern: RegExp): boolean =>
  pattern.test(lower(line)) || pattern.test(line.toLowerCase());

/** "Tabii ki, memnuniyetle yazarım." */
const willing =
  /^(?:tabi+i?(?: ki)?|elbette|tamam|memnuniyetle|peki|hay hay|harika)[,!.]?\s(?:memnuniyetle|hemen|şimdi|seve seve|zevkle)?\s?(?:yazarım|yazıyorum|yazayım|hazırlarım|sürdürürüm|başlıyorum|başlayalım|devam edelim|devam ediyorum|deneyeyim|yardımcı olurum)[.!]*$/u;
const sentenceCount = (text: string): number => (text.match(/[.!?…]+(?:\s|$)/gu) ?? []).length;

/**
 * Whether a line before the text speaks to the person who asked.
 * @param isInline whether the text follows on the same line
 */
export function isPreamble(line: string, isInline = false): boolean {
  const text = bare(line);
  if (text.length > 320) return false;
  const head = text.replace(/[:：]$/u, '').trim();
  if (label.test(head) && (text !== head || /^(?:assistant|asistan)$/u.test(head))) return true;
  if (consent.test(text) || willing.test(text) || property.test(text)) return true;
  if (sentenceCount(text) > 2) return false;
  const other = bareEnglish(line);
  if (english.test(other)) {
    return other.startsWith('the ') ? other.endsWith(':') : englishObject.test(other) || other.endsWith(':');
  }
  const announces = text.endsWith(':') && text.length <= 140;
  const isShown = /^işte(?!\p{L})/u.test(text) || (announces && !isInline);
  if (!askedWord.test(text) && !(isShown && announced.test(text))) return false;
  if (isInline && !opening.test(text)) return false;
  return opening.test(text) ? objectWord.test(text) || announces : announces && objectWord.test(text);
}

/** Splits "İşte hikâyeniz: Kapı çaldı." into the preamble and the text; null when the line has no preamble. */
export function textBehindPreamble(line: string): string | null {
  const consented = /^[*_]*(\p{L}+(?: \p{L}+){0,4})[*_]*[!.]\s+(?=\S)/u.exec(line);
  const from = consented && consent.test(bare(consented[1] ?? '')) ? consented[0].length : 0;
  const rest = line.slice(from);
  const colon = /^([^:\n.!?]{3,200}):[*_]*\s+(?=\S)/u.exec(rest);
  if (colon) {
    const head = bare(colon[1] ?? '');
    if (label.test(head) ? inlineLabel.test(head) : isPreamble(`${colon[1]}:`, true))
      return rest.slice(colon[0].length);
  }
  const sentence = /^[^.!?:\n]{3,200}[.!]+\s+(?=\S)/u.exec(rest);
  if (sentence && isPreamble(sentence[0].trim())) {
    const behind = rest.slice(sentence[0].length);
    return isPreamble(behind) ? '' : (textBehindPreamble(behind) ?? behind);
  }
  return from > 0 && isPreamble(rest) ? '' : null;
}

const wishes =
  '(?:isterse[nmk](?:iz)?|dilerse[nmk](?:iz)?|arzu eder(?:sen|seniz)|ister misin(?:iz)?|ister miydin(?:iz)?|istersin(?:iz)?)';
const changes =
  '(?:devam|değiştir|uzat|kısalt|yaz|yapabilir|düzen|ekle|sürdür|farklı|başka|geliştir|yardım|bölüm|son|ton|paragraf|çevir)';
const afterwords = [
  /^umarım\s.*(?:beğen|hoşun|keyif|istedi[ğk]in|beklenti|işinize|işine yarar|yardımcı|uygun|ilham)/u,
  new RegExp(`^(?:.{0,60}\\s)?${wishes}.*${changes}`, 'u'),
  new RegExp(`^.{0,80}${changes}\\p{L}*\\s(?:.{0,40}\\s)?${wishes}\\?$`, 'u'),
  /^(?:devam (?:etmemi|ettirmemi|edeyim|ettireyim)|devamını (?:yaz|getir|ister|oku)|nasıl (?:devam|buldunuz)|beğendiniz mi|başka bir (?:isteğiniz|konu|şey)|yardımcı olabil)/u,
  /^(?:\p{L}+ )?(?:not|notlar|açıklama|yazarın notu|yazar notu|bilgi)\s*:.*(?:kelime|sözcük|paragraf|hik[aâ]ye|öykü|metin|metn|kural|üslup|anlatıcı|istedi[ğk]in|talimat|uzunlu|devam|yönerge|içerik)/u,
  /^[([]?(?:toplam\s+)?(?:~?\s?\d+\s+)?(?:kelime|sözcük|karakter|paragraf)(?: sayısı)?\s*[:=]?\s*(?:yaklaşık\s*|~\s?)?\d*[)\]]?\.?$/u,
  /^[([]?(?:toplam|yaklaşık)\s+\d+\s+(?:kelime|sözcük|paragraf).*$/u,
  /^bu (?:hik[aâ]ye|öykü|metin|metn|bölüm|anlatı|devam|versiyon|kurgu)\p{L}*[,\s].*(?:vurgula|okur|tema|mesaj|anlatmaktadır|amaçl|hedef|kurallar|sadık kal|uygun|işle(?:dim|niyor|mektedir)|ele al|istedi[ğk]in|üçüncü (?:kişi|tekil)|birinci (?:kişi|tekil)|özen göster|dikkat et)/u,
  /^(?:kıssadan hisse|ana fikir|hik[aâ]yenin (?:ana fikri|mesajı|özeti|teması)|çıkarılacak ders|hik[aâ]yeden çıkar|bu hik[aâ]yeden|ders|özet|tema|temalar|anahtar (?:kelime|sözcük))\p{L}*\s*(?::|çıkar|almamız|öğren)/u,
  /^[([]?(?:devam edecek|devamı (?:gelecek|var)|hik[aâ]ye(?:nin)? (?:sonu|bitti)|metin burada biter|bölüm sonu|the end)[.…!]*[)\]]?[.…!]*$/u,
  /^(?:i hope (?:you|this)|hope you|let me know|would you like|feel free|please let|note:|word count|if you(?:[’']d| would)? (?:like|want)|this (?:story|text|continuation) )/u,
  /^bu (?:hik[aâ]ye|öykü|metin|bölüm|anlatı|versiyon|kurgu|devam)\p{L}*[,\s].*(?:öğret(?:iyor|ir|mektedir)|göster(?:iyor|ir|mektedir)|hatırlat(?:ıyor|ır|maktadır)|düzenlen|yazılmıştır|yazıldı|amacıyla|orijinal)/u,
  /^(?:beğen|hoşun|keyif)\p{L}* .{0,40}umarım[.!]*$/u,
  new RegExp(`^.{0,60}${changes}\\p{L}*\\s(?:\\p{L}+\\s)?(?:ister misin|istersin)`, 'u'),
  /^.{0,30}(?:kelime|sözcük) sayısı\s*[:=]\s*\d/u,
  /^(?:end of (?:the )?story|devamı için )/u,
  /^(?:beğendiyse|merak ed(?:iyor|er)se|hoşunuza gittiyse)\p{L}*.*(?:devam|yaz|söyle|iste)/u,
  /merak ed(?:iyor|er)sa(?:nız|n).*(?:devam|iste|yaz)/u,
  /^(?:okuyucu|okur)\p{L}* .*(?:bıraktım|istedim|amaçladım|çalıştım|kullandım|kurguladım)/u,
  /(?:anlatıcı|üslu[pb]|tema|metn|metin|hik[aâ]ye|öykü|cümle|paragraf|bölüm|diyalog|gerilim)\p{L}* (?:.{0,120} )?(?:bıraktım|kullandım|korudum|çalıştım|dikkat ettim|özen gösterdim|kurguladım|sadeleştirdim|düzelttim|artırdım|ekledim|yansıttım)[.!]?$/u,
  /^(?:hik[aâ]ye|öykü|metin)\p{L}* .*(?:kişi|zaman|paragraf|tekil|ağzından|kurallara).*(?:yazıldı|yazılmıştır|oluşturuldu|kaleme alındı)/u,
  /^(?:okuduğun\p{L}* için|iyi okumalar|keyifli okumalar|bir sonraki bölümde görüşmek|yorumlarınız)/u,
  /^(?:kullandığım|yaptığım|değişiklikler|yapılan (?:değişiklik|düzeltme)|düzeltmeler|düzeltilen)\p{L}*\s*.*:/u,
  /^(?:yukarıdaki|üstteki) (?:metin|metn|hik[aâ]ye|öykü|bölüm|paragraf)/u,
];
const afterwordStart =
  /^[\s([*_#>`~—–-]*(?:umarım|not|notlar|açıklama|yazar|bilgi|kelime|sözcük|karakter|toplam|yaklaşık|paragraf|bu|kıssadan|ana|hik[aâ]ye|çıkar|ders|özet|tema|anahtar|devam|the|i |hope|let|would|feel|please|word|if|okudu|iyi|keyifli|bir|yorum|kulland|yapt|değişik|yapıl|düzelt|yukarı|üstteki|ister|dilerse|arzu|beğen|nasıl|başka|yardım|sonraki|eğer|okuyucu|okur|merak|öykü|hoşun|end of|gerilim|anlatıcı|üslup|cümle|diyalog|\d|~|metin|bölüm|editör|ek|genel)/u;

/** The end in capitals or between marks; "Son." alone may belong to a text. */
const theEnd = /^(?:[*_#—–\-~\s([]+\s*(?:SON|Son|son)\s*[*_#—–\-~\s)\]]+|SON[.!]?|THE END|The End)$/u;

/** Whether a line after the text speaks to the person who asked. */
export function isAfterword(line: string): boolean {
  if (theEnd.test(line.trim())) return true;
  const text = bare(line).replace(/^[—–-]\s*/u, '');
  if (text.length > 600) return false;
  return afterwords.some((pattern) => pattern.test(text) || pattern.test(bareEnglish(line)));
}

/** Whether a line may turn out to be an afterword, by its beginning. */
export const mayBeAfterword = (head: string): boolean =>
  inBoth(head, afterwordStart) || /^[*_#—–\-~\s([]*(?:SON|Son)/u.test(head);

const opensPreamble =
  /^[\s"“([*_#>`~-]*(?:işte|tab[iı]|elbette|tamam|memnun|peki|harika|güzel|süper|anladım|hay hay|merhaba|selam|aşağı|iste|ver|fik|tale|kural|hik|öykü|met|devam|yeni|düzelt|genişlet|kısalt|ne güzel|çok güzel|bu|sizin|senin|rica|teşekkür|sure|the |cert|of course|abs|ok|great|here|below|i[’' ]|as |trans|this|cevap|yanıt|sonuç|çıktı|ass|asis|yazar|model|story|cont|output|answer|resp|tür|anlatıcı|bakış|genre|başlık|title|bölüm|kısım|giriş|\d|üzgün|özür|maalesef|ne yazık|sorry|unfort|bir (?:yapay|dil)|yapay|isteği|içerik|ben )/u;

/** Whether a line before the text may turn out to be none of it, by its beginning. */
export const mayBePreamble = (head: string): boolean =>
  inBoth(head, opensPreamble) || objectWord.test(lower(head));

const refusesTurkish = [
  /(?:iste[ğk]|talep|taleb|içeri[ğk]|hik[aâ]ye|metn|metin|konu)\p{L}*.{0,80}(?:yaz(?:amam|amıyorum|amayacağım|mam mümkün)|yerine getire(?:mem|miyorum|meyeceğim)|yardımcı ola(?:mam|mıyorum|mayacağım)|oluştura(?:mam|mıyorum|mayacağım)|ürete(?:mem|miyorum|meyeceğim)|karşılaya(?:mam|mıyorum)|devam ede(?:mem|miyorum|meyeceğim)|destekleye(?:mem|miyorum))/u,
  /(?:bir )?(?:yapay zek[aâ]|dil modeli)\p{L}*.{0,60}(?:olarak|olduğum)/u,
  /(?:içerik|güvenlik|kullanım) (?:politika|kural|ilke|yönerge)\p{L}*.{0,80}(?:aykırı|ihlal|nedeniyle|gereği|uymuyor|izin ver)/u,
  /^bu hik[aâ]ye yazılamaz/u,
  /^(?:bunu|böyle bir (?:şeyi|metni)) (?:yaza(?:mam|mıyorum)|yapamam)\..{0,40}(?:politika|kural|ilke)/u,
  /^(?:üzgünüm|özür dilerim|maalesef|ne yazık ki|kusura bakmayın).{0,60}(?:bu konuda|buna|bu tür|bu tarz|böyle bir).{0,60}(?:yardımcı olama|yazama|oluşturama|üreteme|sağlayama|devam edeme)/u,
];
const refusesEnglish =
  /^(?:i[’']m (?:really )?sorry|sorry|i apologi[sz]e|unfortunately|i can(?:[’']t|not)|i[’']m (?:not able|unable)|i am (?:not able|unable)|i won[’']t|as an ai)(?!\p{L}).{0,160}(?:write|create|generate|assist|help|language model|content|request|policy|guidelines|continue|comply|provide|fulfil)/u;

/** What only a model says that refuses: its rules, what it is, or a text that is to be written. */
const aboutWriting =
  /(?<!\p{L})(?:yapay zek|dil modeli|politika|kural|ilke|yönerge|içeri[ğk]|hik[aâ]ye|öykü|metn|metin|yaza(?:mam|mıyorum|mayacağım)|yazmam mümkün|oluştura|ürete|devam ede)/u;

/**
 * Whether a line is the model's refusal to write.
 * @param isLater whether story text stands before it: there, somebody in the story may refuse a request
 */
export function isRefusal(line: string, isLater = false): boolean {
  const text = bare(line);
  if (text.length > 700 || /^["“„«—–-]/u.test(text)) return false;
  if (isLater && !aboutWriting.test(text) && !refusesEnglish.test(bareEnglish(line))) return false;
  if (refusesEnglish.test(bareEnglish(line))) return true;
  const polite =
    /^(?:üzgünüm|bunu|özür|maalesef|ne yazık|kusura|bu (?:iste|tale|içeri|hik|konu|tür)|böyle bir|isteği|talebi|içerik|güvenlik|bir (?:yapay|dil)|yapay|ben bir|kullanım|politika)/u.test(
      text,
    );
  return polite && refusesTurkish.some((pattern) => pattern.test(text));
}

/** Whether a line may turn out to be a refusal, by its beginning. */
export const mayBeRefusal = (head: string): boolean => inBoth(head, refusalStart);

const refusalStart =
  /^[\s*_]*(?:üzgün|bunu|özür|maalesef|ne yazık|kusura|bu (?:iste|tale|içe|hik|konu|tür)|böyle bir|isteği|talebi|içerik|güven|bir (?:yapay|dil)|yapay|ben bir|kullanım|politika|i[’' ]|sorry|unfort|as an)/u;

/** A line that begins a turn of the conversation: "Kullanıcı: devam et". */
export const isOtherTurn = (line: string): boolean =>
  /^[*_#\s<[|]*(?:kullanıcı|user|human|system|sistem|assistant|asistan|### ?instruction|instruction)[*_\s>|\]]*:/iu.test(
    line,
  );
