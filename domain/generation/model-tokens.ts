/** Average characters of Turkish prose per token of OpenAI's o200k_base; other models differ (see `estimateModelTokens`). */
const usualCharactersPerToken = 3;

/** Tokens of a word, of its 4th to 6th and 7th to 10th letters, and of each letter outside ASCII, fitted to o200k_base. */
const perWord = { first: 0.53, middle: 0.48, last: 0.09, accent: 0.435 } as const;
/** Tokens of a punctuation mark or a line break. */
const perMark = 1.235;

const parts = /\p{L}+|\p{N}+|[^\s\p{L}\p{N}]|\n+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const accents = /[^\u0000-\u007F]/gu;

function tokensOfWord(word: string): number {
  const middle = Math.max(0, Math.min(word.length, 6) - 3);
  const last = Math.max(0, Math.min(word.length, 10) - 6);
  const accented = word.match(accents)?.length ?? 0;
  return perWord.first + middle * perWord.middle + last * perWord.last + accented * perWord.accent;
}

/**
 * Estimates how many tokens a language model counts for a Turkish text. Within a tenth of o200k_base for texts of 500
 * characters and more (docs/product/generation.md); what a model itself told corrects it (`TokenScale`).
 */
export function estimateModelTokens(text: string): number {
  let tokens = 0;
  for (const [part] of text.matchAll(parts)) {
    if (/\p{L}/u.test(part)) tokens += tokensOfWord(part);
    else if (/\p{N}/u.test(part)) tokens += Math.ceil(part.length / 3);
    else tokens += perMark;
  }
  return Math.ceil(tokens);
}

/** Characters at the end of a text from which its characters per token are estimated. */
const sampleLength = 12_000;
/** The most characters per token that a text is believed: long runs of one letter or of spaces would make it endless. */
const mostCharactersPerToken = 4;
/** Shorter texts say too little about their story. */
const shortestSample = 500;
/** The ratio is rounded down to a multiple of this, so that it rarely changes while a story grows. */
const step = 1 / 4;

/**
 * Characters of a text that a model counts as one token, rounded down to a quarter.
 * @param scale the model's tokens for each estimated one
 */
export function charactersPerToken(text: string, scale = 1): number {
  const sample = text.slice(-sampleLength);
  const usual =
    sample.length < shortestSample
      ? usualCharactersPerToken
      : Math.min(sample.length / estimateModelTokens(sample), mostCharactersPerToken);
  return Math.max(step, Math.floor(usual / scale / step) * step);
}

/** How much one answer changes what is known about a model. */
const weight = 0.2;
/** Prompts with fewer estimated tokens say too little: a provider adds some of its own. */
const shortestPrompt = 300;
const range = { min: 0.6, max: 2 } as const;

/** How many tokens a model counts for each estimated one, learned from the usage that its answers tell. */
export class TokenScale {
  #scale: number | null = null;

  /** 1 until the model has told something. */
  get value(): number {
    return this.#scale ?? 1;
  }

  /** Learns from an answer. @param told the prompt's tokens in the model's own counting */
  learn(estimated: number, told: number): void {
    if (estimated < shortestPrompt || told <= 0) return;
    const seen = told / estimated;
    // No model counts Turkish like that: the figure is of something else.
    if (seen < range.min || seen > range.max) return;
    this.#scale = this.#scale === null ? seen : this.#scale + (seen - this.#scale) * weight;
  }
}
