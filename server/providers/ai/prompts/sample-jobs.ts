import type { PromptId } from '#domain/generation/prompt-ids.ts';
import type { SelectionAction } from '#domain/generation/selection-actions.ts';
import { pickCard } from '#domain/world/card-fields.ts';
import { characterFields } from '#domain/world/cards.ts';
import type { ChapterJob, StoryJob, SummaryJob } from '../story-writer.ts';

const pages = `Deniz fenerinin merdivenleri yüz kırk iki basamaktı ve Nermin her akşam hepsini sayardı. O gün yüz kırk üçüncü basamağa bastı. Taş ılıktı, sanki biraz önce üzerinde biri oturmuş gibi.

“Kim var orada?” diye seslendi. Sesi yukarı doğru döne döne çıktı, sonra başka bir ses olarak geri geldi. “Geç kaldın,” diyordu ses, “bu gece ışığı ben yaktım.”`;

const nermin = pickCard(characterFields, {
  name: 'Nermin',
  role: 'protagonist',
  age: '34',
  personality: 'Sabırlı, gözünden bir şey kaçmaz',
  background: 'Feneri babasından devraldı',
});

/** A job with everything that a prompt can contain. */
const base: StoryJob = {
  seed: 'örnek',
  idea: 'Nermin sesin sahibini arasın',
  premise: 'Deniz fenerinde fazladan bir basamak bulan bekçi',
  genre: 'mystery',
  existingText: pages,
  characters: [nermin],
  plot: [{ type: 'introduction', description: 'Nermin fazladan bir basamak bulur.' }],
  world: [
    {
      kind: 'place',
      name: 'Kızkayası Feneri',
      aliases: [],
      text: 'Yüz kırk iki basamaklı, köyden yarım saat uzakta.',
    },
    {
      kind: 'object',
      name: 'Yağlı kasket',
      aliases: [],
      text: 'Nermin’in babasından kaldı; içinde katlanmış bir kâğıt var.',
    },
  ],
  lasting: { characters: 1, plot: 1, world: 1 },
  wizard: null,
  earlier: [
    {
      title: 'Basamak',
      summary: 'Nermin babasının ölümünden sonra fenere döndü ve defterini yarım bıraktığını gördü.',
    },
  ],
  opening: 'Kızkayası’na gelen son gemi, Nermin’in doğduğu gece geldi.',
  recalled: [
    'Babası defterin son sayfasına tek bir satır yazmıştı: “Işık sönerse gemiler değil, biz kayboluruz.”',
  ],
  paragraphs: 2,
  words: { min: 120, max: 160 },
  maxOutputTokens: 900,
  audience: 'general',
  rating: 'safe',
  dialogue: 'quotes',
};

const chapter: ChapterJob = {
  chapter: 2,
  narrator: 'third',
  character: {
    id: 'ornek',
    name: 'Nermin',
    profession: 'fener bekçisi',
    personality: 'Sabırlı',
    age: '34',
    background: 'Feneri babasından devraldı.',
  },
  beginning: {
    id: 'ornek',
    title: 'Fazladan Basamak',
    description: 'Bir akşam merdivende bir basamak artar.',
    setting: 'Kızkayası Feneri',
  },
  answers: ['Babasının sesi', 'Kasketin içindeki kâğıt'],
  ending: {
    id: 'open',
    title: 'Sönmeyen Işık',
    description: 'Işığı kimin yaktığı bilinmez.',
    tone: 'Gizemli',
  },
  earlierAnswers: [{ chapter: 1, question: 'Basamağı kim fark eder?', answer: 'Yalnız Nermin' }],
  summary: 'Nermin fazladan bir basamak buldu ve yukarıdan bir ses duydu.',
};

const passages: Partial<Record<SelectionAction, string>> = {
  proofread: 'Nermin’de oradaydı ki kimseyi görmemişti. Fenerin ışıgı söndümü diye baktı.',
  names: 'köyün yaşlı balıkçısı',
  continue: '',
  summary: '',
};

function passageSample(action: SelectionAction): StoryJob {
  const text = passages[action] ?? 'Taş ılıktı, sanki biraz önce üzerinde biri oturmuş gibi.';
  const after = action === 'summary' ? '' : 'Aşağıda dalgalar kayalara vuruyordu.';
  return {
    ...base,
    idea: '',
    premise: '',
    maxOutputTokens: 600,
    passage: { action, tone: action === 'tone' ? 'sad' : null, text, after },
  };
}

/** The example with which an administrator tries a prompt, and which the documentation shows. */
export function sampleJob(id: Exclude<PromptId, 'memory'>): StoryJob {
  if (id === 'continuation') return base;
  if (id === 'story') {
    return {
      ...base,
      idea: base.premise,
      premise: '',
      existingText: '',
      earlier: [],
      opening: '',
      recalled: [],
      paragraphs: 3,
      maxOutputTokens: 1_400,
    };
  }
  if (id === 'chapter')
    return {
      ...base,
      idea: 'Sesi kim çıkarıyor? Babasının sesi\nNe bulunur? Kasketin içindeki kâğıt',
      wizard: chapter,
    };
  return passageSample(id);
}

/** The example of the story's memory. */
export const sampleSummary: SummaryJob = {
  summary: 'Nermin babasının ölümünden sonra fenere döndü.',
  held: 1,
  chapters: [pages],
  answers: ['Yalnız Nermin'],
  letters: 900,
};
