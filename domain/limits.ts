/** Longest texts that the product takes, in characters (UTF-16 code units, as a text field counts them). */
export const limits = {
  idea: 4_000,
  title: 200,
  genre: 60,
  /** Of an uploaded document's name. */
  fileName: 255,
  /** Of a search in one's own stories. */
  search: 100,
  content: 2_000_000,
  email: 254,
  passwordMin: 6,
  passwordMax: 128,
  usernameMin: 3,
  usernameMax: 20,
  fullName: 100,
  bio: 500,
  /** Of an answer to a question of the wizard. */
  wizardAnswer: 500,
  /** Existing text that a client may send for a continuation; the server keeps what fits the context budget. */
  continuation: 100_000,
  /** Shortest story text that counts as a result. */
  minimumResult: 50,
  /** Characters of a story that a list shows. */
  preview: 150,
  /** Last characters of the story that the panel offers to continue. */
  ending: 160,
  /** Largest request body in bytes: a 2,000,000-letter story in UTF-8, escaped, with room. */
  bodyBytes: 9_000_000,
} as const;

/** Longest wait for a provider's whole answer, or for the first word of a streamed one, ms. */
export const aiTimeoutMs = 60_000;

/** Limits of a stream that has begun: ms between two pieces, ms between two pieces of thinking, and the slowest pace. */
export const aiStreamLimits = { silenceMs: 20_000, thinkingSilenceMs: 30_000, tokensPerSecond: 10 } as const;

/** 3-20 ASCII letters, digits or underscores. */
export const usernamePattern = /^[A-Za-z0-9_]{3,20}$/;

/** Digits of a mailed sign-in code. */
export const signInCodeDigits = 8;
export const signInCodePattern = /^\d{8}$/;
