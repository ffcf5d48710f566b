import type { Scenario } from './scenario.ts';

/*
 * Three invented models for the trial of models (`npm run try-model`). Each writes for the prompt that it gets: its
 * names, its number of paragraphs and its dialogue style.
 */

interface Asked {
  name: string;
  paragraphs: number;
  dash: boolean;
}

function readPrompt(prompt: string): Asked {
  return {
    name: /\\nAd: ([^\\\n]+)/u.exec(prompt)?.[1]?.trim() ?? 'Suna',
    paragraphs: Number(/(\d) paragraf/u.exec(prompt)?.[1] ?? 2),
    dash: prompt.includes('konuşma çizgisiyle'),
  };
}

/** Sentences of which paragraphs are put together; {0} is the person. */
const sentences = [
  'Kapının önündeki taş ıslaktı, oysa o gece yağmur yağmamıştı.',
  '{0} eğilip taşa dokundu ve parmağını dudağına götürdü; tuzluydu.',
  'Aşağıda deniz, kırk yıldır yaptığı gibi kayalara aynı soruyu soruyordu.',
  'Merdivenin ilk basamağında bir fener duruyordu, fitili hâlâ sıcaktı.',
  'Köyün bütün pencereleri karanlıktı, yalnızca fırının bacası tütüyordu.',
  '{0} adımlarını saymaya başladı, çünkü saymak korkmaktan kolaydı.',
  'Yedinci basamakta durdu, elindeki anahtarı avucunda bir kez çevirdi.',
  'Duvardaki çatlaktan ince bir ışık sızıyor, toz zerreleri içinde ağır ağır dönüyordu.',
  'Babası bu kapıdan hiç söz etmemişti, ama anahtarı ona o bırakmıştı.',
  'Kilidin sesi, eski bir dostun öksürüğü gibi tanıdık geldi.',
  'İçeride bir masa, masanın üstünde de yarısı yenmiş bir ekmek vardı.',
  '{0} ekmeğe baktı, sonra sandalyenin arkasına asılmış yün hırkaya.',
  'Hırkanın cebinden katlanmış bir kâğıt çıktı, kâğıtta tek bir satır yazıyordu.',
  'Yazı onun yazısıydı, ama mürekkep kendisinden yaşlıydı.',
  'Rüzgâr kapıyı itti, masadaki mum bir an eğildi ve doğruldu.',
  'Uzakta bir köpek iki kez havladı, üçüncüsünü yuttu.',
  '{0} kâğıdı cebine koydu, çünkü bazı sözler okununca değil taşınınca anlaşılır.',
  'Gün ağarırken limana giren gemide kimse yoktu, yalnızca yelkenler doluydu.',
];

const speeches: readonly (readonly [quotes: string, dash: string])[] = [
  ['“Geç kaldın,” dedi bir ses karanlıktan.', '— Geç kaldın, dedi bir ses karanlıktan.'],
  ['“Kapıyı ben açmadım,” dedi {0}.', '— Kapıyı ben açmadım, dedi {0}.'],
  ['“Öyleyse ışığı da sen söndürmedin,” dedi ses.', '— Öyleyse ışığı da sen söndürmedin, dedi ses.'],
];

/** Ten sentences, another beginning for each paragraph. */
const paragraph = (name: string, index: number): string =>
  Array.from({ length: 11 }, (_, at) => sentences[(index * 7 + at) % sentences.length] ?? '')
    .join(' ')
    .replaceAll('{0}', name);

const speech = (name: string, index: number, dash: boolean): string =>
  (speeches[index % speeches.length]?.[dash ? 1 : 0] ?? '').replaceAll('{0}', name);

function story({ name, paragraphs, dash }: Asked): string {
  return Array.from(
    { length: paragraphs },
    (_, at) => `${speech(name, at, dash)}\n\n${paragraph(name, at)}`,
  ).join('\n\n');
}

/** Keeps to what is asked. */
const careful = (prompt: string): string => story(readPrompt(prompt));

/** Talks around the text, likes Markdown and worn phrases, and speaks in the other style. */
function talkative(prompt: string): string {
  const asked = readPrompt(prompt);
  const text = story({ ...asked, dash: !asked.dash });
  const worn = `**${asked.name}** derin bir nefes aldı; zaman durmuş gibiydi ve içini tarif edilemez bir huzur kapladı. Hiçbir şey eskisi gibi olmayacaktı.`;
  return `Elbette! İşte istediğiniz hikâye:\n\n# Gizemli Gece\n\n${text}\n\n${worn}\n\nUmarım beğenirsiniz! İsterseniz devamını da yazabilirim.`;
}

/** Forgets names, writes words that do not exist, and falls into another language or a loop. */
function careless(prompt: string): string {
  const asked = readPrompt(prompt);
  const text = story({
    ...asked,
    name: `${asked.name.slice(0, -1)}${asked.name.endsWith('a') ? 'e' : 'a'}`,
    paragraphs: 1,
  });
  const wrong = 'Yağmurlanmışlaşan geceyleyin kapıyayı açtıktan sonracığına bekleniyorduydu.';
  const tail =
    prompt.length % 2 === 0
      ? ' Sonra kapıyı açtı ve yine bekledi.'.repeat(30)
      : ' Then she looked at the door and said that there was nothing that they could do about it.'.repeat(8);
  return `${text} ${wrong}${tail}`;
}

/** The invented models by model name. */
export const temperaments: Readonly<Record<string, Scenario>> = {
  careful: { write: careful, pieceLength: 24, pieceDelayMs: 2 },
  talkative: { write: talkative, pieceLength: 24, latencyMs: 60 },
  careless: { write: careless, pieceLength: 24, latencyMs: 20 },
};
