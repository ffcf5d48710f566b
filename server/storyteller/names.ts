import { suggestedNames } from '#domain/generation/selection-actions.ts';
import { lower } from '#domain/turkish/index.ts';
import { createPrng } from './prng.ts';

const list = (text: string): readonly string[] => text.split(' ');

/** Everyday names, any time and place in Turkey. */
const EVERYDAY_NAMES = list(
  'Halil Nermin Cemal Leyla Kerem Feride Yusuf Zehra Selim Handan Orhan Meral Tarık Sevgi Murat Nilgün Rıza Ayten Kemal Suna Hakan Perihan Levent Şule Burhan Gülten Tahir Nesrin Vedat Mualla Ekrem Belgin İlhan Füsun Nedim Hatice Sami Türkan Erdem Melike Bülent Sabiha Cevat Müjgan Turgut Aysel Fikret Emine Nihat Safiye Rasim Güler Ziya Neriman Hikmet Pervin Adnan Suzan Faruk İclal Necati Zerrin Kâzım Oya Remzi Jale Salih Vildan Mazhar Bedia Arif Nazan Sıtkı Hale Enver Lale Ragıp Sevda Haluk Defne Barış Ceren Onur Elif Deniz Umut Duygu Ozan Ece Mert İpek Sinan Derya Tolga Aslı Volkan Pınar Kaan Ezgi Emre Damla Alper Gizem Serkan Tuğba Ufuk Yasemin',
);
/** Names that sound at home in other centuries. */
const OLD_NAMES = list(
  'Behram Mihrimah Zülfikar Gülnihal Sinan Nigâr Davut Rukiye Hüsrev Şirin Lütfi Gülbahar İskender Fatma Yakup Hümeyra Piri Dilşad Selman Nurbanu Kasım Esma Mahmut Canfeda Ömer Mehlika Bedri Safiye Salih Zeynep İbrahim Ayşe Rüstem Havva Hızır Melek Turhan Nakşidil Şemsi Cevher Musa Lâmia Süleyman Handan Tursun Hatice İlyas Meryem Bayezit Gevher',
);
/** Names for made-up lands. */
const FANTASY_NAMES = list(
  'Alara Toran Belen Ulaş Asena Korkut Ilgaz Selcen Bamsı Aybüke Tuğrul Umay Karan Sirma Baran Ayla Temir Yıldız Kayra Alpagut Tomris Batu Ece Aras Gökçe Bozkır Elvan Kutay Nilüfer Sungur Aytek Mayıs Çağrı Ildız Poyraz Saye Tan Börte Yada Kunter Erlik Aysu Yalaz Bengü Tolun Ürün Savaş Peri Yağız Kumru',
);
/** Names for days to come. */
const FUTURE_NAMES = list(
  'Arin Deniz Vera Kaya Lina Toprak Mira Atlas Nova Ege Sera Tuna Ada Kuzey Eda Maya Doruk Lara Çınar Nil Aren Yaz Bora Su Polat Ilgın Evren Asya Güney Alin Uzay Pera Timur Neva Cem İdil Sarp Ayaz Lidya Özgür Mina Demir Rana Teoman Ela Yekta Sim Oktay Zara',
);
/** Names for young heroes. */
const CHILD_NAMES = list(
  'Ali Zeynep Can Elif Mete Nehir Efe Duru Kerem Ada Yiğit Mine Emir Selin Toprak Ela Arda Defne Ozan Işıl Kuzey Pelin Tuna Ceylin Sarp Bade Ege Masal Poyraz Nisa Deniz Yaren Rüya Umut Ahu Bora İnci Doğa Memo Gonca',
);

/** Names that fit a genre, which may be a wizard's id or anybody's words, or else the idea. */
export function namesFor(genre: string, idea: string): readonly string[] {
  const text = lower(genre || idea);
  if (/çocuk|masal|minik/u.test(text)) return CHILD_NAMES;
  if (/scifi|bilim ?kurgu|uzay|robot|gezegen|android|astronot/u.test(text)) return FUTURE_NAMES;
  if (/fantas|büyü|ejderha|krallık|mitoloj/u.test(text)) return FANTASY_NAMES;
  if (/tarih|osmanlı|saray|padişah|yeniçeri|kervan|bizans/u.test(text)) return OLD_NAMES;
  return EVERYDAY_NAMES;
}

/** Names for a person of a story, one a line: fit for the genre, none that the text has already; pure and deterministic. */
export function suggestNames({ seed, genre, text }: { seed: string; genre: string; text: string }): string {
  const used = new Set(text.match(/\p{Lu}\p{L}+/gu));
  const free = [...new Set(namesFor(genre, text.slice(-2_000)))].filter((name) => !used.has(name));
  return createPrng(`${seed} names`).shuffle(free).slice(0, suggestedNames.max).join('\n');
}
