import { fold, lower } from '../turkish/text.ts';

/*
 * A request in which the writer seems to speak of themselves gets a line that says where help is. Nothing is refused:
 * stories about grief and death are told. The line is the interface's own text, never a part of the story.
 */

const self =
  '(?:kendimi (?:öldür(?!ülmüş)|as(?:ac|mak|ay|ar)|vur(?:mak|ac|ay)|yok et|at(?:mak|ac|ay)|kes(?:mek|ec|iyor)|jiletl|yaral(?:a(?!d.m san)|ıyor)|[^.!?]{0,20}(?:köprüden|balkondan|raylara|boşluğa) bırak)|kendime zarar ver(?!me(?:den|mek|di))|canıma k[ıi]y|hayatıma son ver|yaşamıma son ver|intihar (?:et(?:mek|mey|sem|ec|tim|meyi)|edec|ederim|edes|etsem|mektubum)|(?:bileklerimi|kollarımı) (?:kes|çiz)|hapları (?:birikt|topl)|ipi hazırladım[^.!?]{0,30}(?:bu gece|bu akşam|bitecek|son))';
const weary =
  '(?:(?<!(?<!dünya|hayat)(?:de|da|te|ta) )yaşamak iste?mi?yorum(?! (?:bu|o|şu|orada|burada) )|yaşamaktan b[ıi]k|bu hayattan (?:gitmek|ayrılmak)|(?:gitmek|ayrılmak) istiyorum bu hayattan|her şeye son ver(?:mek|ece|ey)|(?:hiç|bir daha) uyanmasam|yarın burada olmayaca|bensiz daha mutlu|(?<!(?:gülmekten|utançtan|utancımdan|meraktan) )ölmek istiyorum|bu dünyadan (?:gitmek|göçmek) istiyorum|bir daha uyanmamak istiyorum|ölsem (?:de )?(?:kurtul|kimse)|yaşamaya (?:gücüm|dayan)|yaşamamın (?:bir )?anlamı yok|dayanacak gücüm kalmadı|kimse yokluğumu|keşke (?:hiç )?doğmasaydım|keşke ölsem|bu (?:gece|akşam) son gecem|veda mektubumu)';
const english = '(?:kill myself|end my life|suicidal|want to die|hurt myself|cut myself)';
const pattern = `(?:${self}|${weary}|${english})`;
const speaksOfSelf = new RegExp(`(?<!\\p{L})${pattern}`, 'u');
/** The same as it is typed without Turkish letters. */
const speaksOfSelfFolded = new RegExp(`(?<!\\p{L})${fold(pattern)}`, 'u');

/** Words that make the sentence a character's: it is told, or asked for a story. */
const told =
  /(?<!\p{L})(?:diye(?:n|rek)?|dedi(?:ği|m)?|der|diyor|düşün(?:en|ür|üyor)|fısılda\p{L}*|karakter\p{L}*|kahraman\p{L}*|hik[aâ]ye\p{L}*|öykü\p{L}*|roman\p{L}*|sahne\p{L}*|mektubunda|günlüğünde|yazan|adam|kadın|kız|genç|çocuk|asker)(?!\p{L})/u;
/** Words that make it serious although a story is asked for. */
const serious =
  /(?<!\p{L})(?:gerçekten|ciddiyim|bu gece|bu akşam|artık|bugün|benim|düşünüyorum|olmayaca[ğg][ıi]m|bir (?:kızım|kadınım|adamım|gencim|çocuğum|öğrenciyim)|hap (?:iç|yut)\p{L}*|son mektubum|nasıl (?:ölürüm|öldürürüm|yaparım)|acısız)(?!\p{L})/u;

/** Whether the person who writes this may be in danger of hurting themselves. */
export function mayNeedHelp(text: string): boolean {
  const plain = lower(text).replaceAll(/\s+/gu, ' ');
  const match = speaksOfSelf.exec(plain) ?? speaksOfSelfFolded.exec(plain);
  if (!match) return false;
  const quoted = /["“”‘’—–]/u.test(plain.slice(Math.max(0, match.index - 3), match.index));
  const isStory = quoted || told.test(plain);
  const ofCharacter = /(?<!\p{L})(?:karakter|kahraman)/u.test(plain);
  return !isStory || (!quoted && !ofCharacter && serious.test(plain));
}
