import { STORY_IDEAS } from './story-ideas.ts';

const SUBJECTS =
  'saatçi|balıkçı|kemancı|öğretmen|bahçıvan|postacı|doktor|ressam|terzi|gazeteci|makinist|fırıncı|çoban|mimar|yazar|hemşire|antikacı|denizci|kütüphaneci|arkeolog'.split(
    '|',
  );
const THINGS =
  'eski bir anahtar|mühürlü bir mektup|yaralı bir kuş|paslı bir robot|gizli bir kapı|sararmış bir fotoğraf|durmuş bir saat|tasmasız bir köpek|boş bir sandal|imzasız bir tablo|yarım kalmış bir roman|mavi bir taş|kilitli bir sandık|tek bir küpe|sessiz bir radyo'.split(
    '|',
  );
const PLACES =
  'limanda|ormanda|dağ köyünde|eski bir konakta|tren garında|kütüphanede|çölde|uzay istasyonunda|hastanede|tiyatroda|adada|kalede|sahil kasabasında|okulda|mahzende'.split(
    '|',
  );
const GENRES = [
  'romantic',
  'scifi',
  'thriller',
  'fantasy',
  'drama',
  'mystery',
  'nsfw',
  'Macera',
  'Tarihî Roman',
  'Çocuk hikâyesi',
  '',
];

export interface StoryVariation {
  seed: string;
  idea: string;
  genre: string;
  paragraphs: number;
  narrator: 'first' | 'third';
}

/** As many requests as asked, each with an idea of its own. */
export function storyVariations(count: number): StoryVariation[] {
  return Array.from({ length: count }, (_, index) => {
    const listed = STORY_IDEAS[index];
    const subject = SUBJECTS[index % SUBJECTS.length];
    const thing = THINGS[Math.floor(index / SUBJECTS.length) % THINGS.length];
    const place = PLACES[(index * 7 + Math.floor(index / 3)) % PLACES.length];
    return {
      seed: `story-${index}`,
      idea:
        listed?.idea ??
        `${place?.replace(/^./u, (letter) => letter.toLocaleUpperCase('tr'))} yaşayan ${subject}, ${thing} bulur.`,
      genre: listed?.genre ?? GENRES[index % GENRES.length] ?? '',
      paragraphs: 1 + (index % 5),
      narrator: index % 3 === 0 ? 'first' : 'third',
    };
  });
}
