import { genreIdOf, ratingFor } from '#domain/generation/genres.ts';
import { passageMessages } from './passage-prompt.ts';
import {
  characterMaterial,
  choicesMaterial,
  earlierMaterial,
  material,
  plotMaterial,
  worldMaterial,
} from './prompt-material.ts';
import {
  askedNarratorRules,
  audienceRules,
  cardRules,
  chapterRules,
  dialogueRules,
  endingRules,
  firmRules,
  genreDirections,
  narratorRules,
  ratingRules,
  styleRules,
  toneRule,
} from './prompt-parts.ts';
import type { ChatMessage } from './providers.ts';
import type { ChapterJob, StoryJob } from './story-writer.ts';

const list = (rules: readonly string[]) => rules.map((rule) => `- ${rule}`).join('\n');

function lengthRule({ paragraphs, words }: StoryJob): string {
  const many =
    paragraphs === 1
      ? `Tam olarak 1 paragraf yaz; ${words.min}-${words.max} sözcük olsun.`
      : `Tam olarak ${paragraphs} paragraf yaz; her biri ${words.min}-${words.max} sözcük olsun. Paragrafları bir boş satırla ayır.`;
  return `${many} Bu uzunluğu aşma ve son cümleyi tamamla.`;
}

const outputRules = [
  'Yalnızca hikâyenin metnini yaz: başlık, bölüm adı, liste, madde işareti, Markdown, yıldız, açıklama, not, ön söz ya da son söz ekleme.',
  'Kendinden, bu yönergeden ve okurla konuşmaktan söz etme; “İşte hikâyeniz” gibi cümleler kurma.',
];

const beginningRules = [
  'Hikâyeyi bir görüntüyle, olayın içinden aç; kahramanın istediği bir şey, önünde bir engel ve sonunda bir şeyi değiştiren bir dönüş bulunsun.',
  'Sonu kapatıp bağlama zorunluluğu yok, ama metin yarım kalmış duygusu vermesin.',
];

/** The prompt's parts of a continuation: the story's idea and the requested direction. */
const ideaRules = {
  premise: '<fikir> hikâyenin baştaki fikridir: ona bağlı kal, ama metinde anlatılmış olanı yeniden anlatma.',
  direction: '<yon> hikâyenin bundan sonra nereye gideceğini söyler: yeni metni o yönde ilerlet.',
  onward: 'Ayrı bir yön istenmedi: olayın akışına en uygun sonraki adımı kendin bul.',
} as const;

const continuationRules = [
  '<metin> içindeki hikâyeyi kaldığı yerden, son sahnesinden sürdür; hikâyeye baştan başlama, olanları özetleme, son cümleleri yineleme.',
  'Aynı anlatıcı kişisini, aynı anlatım zamanını, aynı kişileri ve aynı üslubu koru. Yeni metin öncekinin hemen ardına eklenecek.',
  'Olayı ilerlet: bu bölümde bir şey değişsin.',
];

const goesOn = ({ existingText }: StoryJob): boolean => existingText.trim() !== '';

/** The rules of a continuation's premise and direction; a wizard's chapter has answers instead. */
function directionRules({ wizard, idea, premise }: StoryJob): string[] {
  if (wizard) return [];
  return [
    ...(premise === '' ? [] : [ideaRules.premise]),
    idea === '' ? ideaRules.onward : ideaRules.direction,
  ];
}

const hasEarlier = ({ earlier = [] }: StoryJob): boolean => earlier.length > 0;

/** The tone and the narrator that were asked for this text. */
const askedRules = ({ tone, narrator }: StoryJob): string[] => [
  ...(tone ? [toneRule(tone)] : []),
  ...(narrator ? [askedNarratorRules[narrator]] : []),
];

function systemPrompt(job: StoryJob): string {
  const rating = ratingFor(job.audience, job.rating);
  const continuing = goesOn(job);
  const sections = [
    'Sen Türk edebiyatını iyi bilen, titiz bir hikâye yazarısın. Sana verilen malzemeden özgün bir hikâye metni yazarsın.',
    `Değişmez kurallar:\n${list(firmRules)}`,
    `Uzunluk ve biçim:\n${list([lengthRule(job), ...outputRules])}`,
    `${continuing ? 'Sürdürme' : 'Kurgu'}:\n${list(continuing ? [...continuationRules, ...directionRules(job)] : beginningRules)}`,
    `Dil ve anlatım:\n${list([...styleRules, dialogueRules[job.dialogue ?? 'quotes'], ...askedRules(job)])}`,
    `Okur ve içerik:\n${list([audienceRules[job.audience], ratingRules[rating]])}`,
  ];
  const cards = [
    ...(job.characters.length > 0 ? [cardRules.characters] : []),
    ...(job.plot.length > 0 ? [cardRules.plot] : []),
    ...(job.world.length > 0 ? [cardRules.world] : []),
  ];
  if (cards.length > 0) sections.push(`Kişiler ve olaylar:\n${list(cards)}`);
  if (hasEarlier(job)) sections.push(`Önceki bölümler:\n${list([chapterRules.summarised])}`);
  if (job.wizard) sections.push(`Bölüm:\n${list(chapterSection(job.wizard))}`);
  const genreId = genreIdOf(job.genre);
  if (genreId) sections.push(`Tür:\n${list([genreDirections[genreId]])}`);
  return sections.join('\n\n');
}

function chapterSection({ narrator, ending, chapter }: ChapterJob): string[] {
  return [
    narratorRules[narrator],
    ...(chapter > 1 ? chapterRules.later : chapterRules.first),
    endingRules[ending.id],
  ];
}

function writingRequest(job: StoryJob): string {
  if (!goesOn(job)) {
    return `Yukarıdaki fikirden, kurallara uyarak ${job.paragraphs} paragraflık bir hikâye yaz. Yalnızca hikâye metnini yaz.`;
  }
  const way = job.wizard ? 'fikirdeki yönde ve' : job.idea === '' ? 'kaldığı yerden,' : 'istenen yönde ve';
  return `Yukarıdaki metni, ${way} kurallara uyarak ${job.paragraphs} paragraf daha sürdür. Yalnızca yeni metni yaz.`;
}

function userPrompt(job: StoryJob): string {
  const direction = goesOn(job) && !job.wizard;
  const { wizard } = job;
  const parts = [
    ...(wizard && wizard.chapter > 1
      ? [choicesMaterial(wizard), material('onceki_bolumler', wizard.summary)]
      : []),
    earlierMaterial(job.earlier ?? []),
    material('metin', job.existingText),
    ...characterMaterial(job.characters),
    ...plotMaterial(job.plot),
    ...worldMaterial(job.world),
    genreIdOf(job.genre) ? '' : material('tur', job.genre),
    ...(direction
      ? [material('fikir', job.premise), material('yon', job.idea)]
      : [material('fikir', job.idea)]),
  ].filter((part) => part !== '');
  return [...parts, writingRequest(job)].join('\n\n');
}

/**
 * Returns the Turkish messages of a generation: rules in the system message, a person's texts between tags in the user
 * message, so that they can't change the rules (docs/product/plans.md).
 */
export function storyMessages(job: StoryJob): ChatMessage[] {
  if (job.passage) return passageMessages(job, job.passage);
  return [
    { role: 'system', content: systemPrompt(job) },
    { role: 'user', content: userPrompt(job) },
  ];
}
