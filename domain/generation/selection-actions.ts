import { generationCaps, type PlanId } from '../billing/plans.ts';
import { generationCost, ideaTokens, lettersPerWord } from '../billing/tokens.ts';
import { lettersPerModelToken } from './context-budget.ts';

/** What an action makes of a passage, told by how long the result is against it. */
interface SelectionActionRule {
  /** As the menu calls it. */
  name: string;
  /** What it does, in a sentence under the name. */
  about: string;
  /** Length of the result against the passage's; null where the passage does not decide it. */
  growth: { min: number; max: number } | null;
  /** Whether it works on a selected passage; else the place of the caret is enough. */
  needsPassage: boolean;
  /** Whether the built-in storyteller truly does it: it composes and knows names, but reads no text. */
  offline: boolean;
}

/** Actions on a selection, in the menu's order. */
export const selectionActions = {
  rewrite: {
    name: 'Yeniden yaz',
    about: 'Aynı anlamı başka cümlelerle kurar.',
    growth: { min: 0.8, max: 1.2 },
    needsPassage: true,
    offline: false,
  },
  expand: {
    name: 'Genişlet',
    about: 'Ayrıntı, hareket ve konuşmayla uzatır.',
    growth: { min: 1.5, max: 2.2 },
    needsPassage: true,
    offline: false,
  },
  shorten: {
    name: 'Kısalt',
    about: 'Anlamı bozmadan sıkıştırır.',
    growth: { min: 0.35, max: 0.65 },
    needsPassage: true,
    offline: false,
  },
  senses: {
    name: 'Beş duyuyla betimle',
    about: 'Görüntü, ses, koku, tat ve dokunuş katar.',
    growth: { min: 1.1, max: 1.8 },
    needsPassage: true,
    offline: false,
  },
  tone: {
    name: 'Tonunu değiştir',
    about: 'Olanları değiştirmeden havasını değiştirir.',
    growth: { min: 0.8, max: 1.3 },
    needsPassage: true,
    offline: false,
  },
  proofread: {
    name: 'Yazım ve dil bilgisini düzelt',
    about: 'Yalnızca yanlışları düzeltir, üslubunuza dokunmaz.',
    growth: { min: 0.95, max: 1.1 },
    needsPassage: true,
    offline: false,
  },
  continue: {
    name: 'Buradan devam et',
    about: 'Seçimin bittiği yerden bir paragraf yazar.',
    growth: null,
    needsPassage: false,
    offline: true,
  },
  names: {
    name: 'İsim öner',
    about: 'Seçilen kişiye, yere ya da nesneye ad arar.',
    growth: null,
    needsPassage: false,
    offline: true,
  },
  summary: {
    name: 'Bölümü özetle',
    about: 'Bölümü, sonrakiler yazılırken hatırlansın diye kısaca anlatır.',
    growth: null,
    needsPassage: false,
    offline: true,
  },
} as const satisfies Readonly<Record<string, SelectionActionRule>>;
export type SelectionAction = keyof typeof selectionActions;
/** Every action; a chapter's summary is asked for in the plan of the book, and is not in the menu. */
export const allActionIds = Object.keys(selectionActions) as [SelectionAction, ...SelectionAction[]];
export const selectionActionIds = allActionIds.filter((action) => action !== 'summary');

/** The tones that a passage can be given, as the menu calls them. */
export const tones = {
  tense: 'Gerilimli',
  warm: 'Sıcak',
  sad: 'Hüzünlü',
  playful: 'Oyunbaz',
  ironic: 'İronik',
  poetic: 'Şiirsel',
  plain: 'Yalın',
  formal: 'Resmî',
} as const;
export type Tone = keyof typeof tones;
export const toneIds = Object.keys(tones) as [Tone, ...Tone[]];

/** Longest text around a selection that a client may send, letters; the server keeps what fits the context budget. */
export const surroundings = { before: 60_000, after: 12_000 } as const;

/** How many names are asked for, and how long one may be, letters. */
export const suggestedNames = { max: 8, letters: 60 } as const;

/** Most letters of the passage an action may work on, so that its result fits what the plan puts out at once. */
export function passageLimit(plan: PlanId, action: SelectionAction): number {
  const { growth } = selectionActions[action];
  const { maxOutputTokens } = generationCaps(plan, { surface: 'editor', continuing: true });
  // Names look at a passage for what it is about, a continuation at none.
  if (!growth) return action === 'names' ? 2_000 : 0;
  return Math.floor((maxOutputTokens * lettersPerModelToken) / growth.max / 10) * 10;
}

/** The longest passage of any plan and action, letters: what a request may carry. */
export const longestPassage = passageLimit('publisher', 'shorten');

/** How long an action's result is likely to be, letters: both ends. */
export function resultLetters(
  plan: PlanId,
  action: SelectionAction,
  passage: string,
): { min: number; max: number } {
  const { growth } = selectionActions[action];
  if (growth) {
    return { min: Math.ceil(passage.length * growth.min), max: Math.ceil(passage.length * growth.max) };
  }
  if (action === 'summary') return summaryLetters;
  if (action === 'names') return { min: suggestedNames.max * 5, max: suggestedNames.max * 14 };
  const { words } = generationCaps(plan, { surface: 'editor', continuing: true, paragraphs: 1 });
  return { min: Math.ceil(words.min * lettersPerWord), max: Math.ceil(words.max * lettersPerWord) };
}

/** How long a summary is likely to be, letters. */
export const summaryLetters = { min: 300, max: 1_000 } as const;

/** Room that a result needs beside its likely length before it is cut, model tokens. */
const spareTokens = 60;

/** Most model tokens an action's result may take: a quarter more than likely, never more than the plan's cap. */
export function selectionOutputTokens(plan: PlanId, action: SelectionAction, passage: string): number {
  const { maxOutputTokens } = generationCaps(plan, { surface: 'editor', continuing: true });
  const likely = (resultLetters(plan, action, passage).max * 1.25) / lettersPerModelToken;
  return Math.min(maxOutputTokens, Math.ceil(likely) + spareTokens);
}

/** What is charged as the writer's idea: the passage that is worked on; what stands around it is free, as everywhere. */
export function chargedPassage(action: SelectionAction, passage: string): string {
  return action === 'continue' ? '' : passage;
}

/**
 * Tokens that an action's result costs beside its passage: of no more letters than the room that was asked for, so that a
 * model that runs on does so at its own expense.
 */
export function selectionCost(
  { passage, delivered }: { passage: string; delivered: string },
  maxOutputTokens: number,
): number {
  return generationCost(
    passage,
    delivered.slice(0, maxOutputTokens * lettersPerModelToken),
    Number.POSITIVE_INFINITY,
  );
}

/** Tokens that an action is likely to cost, shown before the click: both ends. The receipt after it is exact. */
export function forecastSelection(
  plan: PlanId,
  action: SelectionAction,
  passage: string,
): { low: number; high: number } {
  const { min, max } = resultLetters(plan, action, passage);
  const asked = ideaTokens(chargedPassage(action, passage));
  return { low: asked + Math.max(1, Math.ceil(min / 4)), high: asked + Math.max(1, Math.ceil(max / 4)) };
}

/** Marks that models put before a name of a list. */
const listMark = /^\s*(?:[-–—*•·]+|\d{1,2}\s*[.)\]:-])\s*/u;

/** The names in a model's answer, one a line or parted by commas: without numbers, quotes, explanations and repeats. */
export function namesIn(text: string): string[] {
  const lines = text.includes('\n') ? text.split('\n') : text.split(/[,;]/u);
  const names = lines.flatMap((line) => {
    const [name = ''] = line.replace(listMark, '').split(/\s[-–—:(]\s?|[:(]/u);
    const bare = name.replaceAll(/["“”‘*_`.,;]/gu, '').trim();
    return bare !== '' && bare.length <= suggestedNames.letters ? [bare] : [];
  });
  return [...new Set(names)].slice(0, suggestedNames.max);
}
