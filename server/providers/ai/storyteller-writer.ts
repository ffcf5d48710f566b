import { dialogueChanges } from '#domain/house-style/dialogue.ts';
import { withHouseMarks } from '#domain/house-style/marks.ts';
import { applyChanges } from '#domain/house-style/text-change.ts';
import { summaryLetters } from '#domain/selection-actions.ts';
import { extractSummary } from './extract-summary.ts';
import type {
  ChapterJob,
  StoryJob,
  StoryWriter,
  SummaryJob,
  WorldEntry,
  WritingEnd,
} from './story-writer.ts';
import { composeStory, type StoryRequest, streamStory, suggestNames } from './storyteller/index.ts';

/** The storyteller writes speech in quotes: here it becomes the story's own. */
const inStyle = (text: string, style: StoryJob['dialogue']): string =>
  style === undefined ? text : applyChanges(text, dialogueChanges(text, style));

/** The questions before the answers, as a wizard's idea notes them: “Kim gelir? “Bir yabancı.”” */
function questionsOf(idea: string, answers: readonly string[]): string[] {
  const asked = Array.from(idea.matchAll(/([^.?!…“”]+\?) “/gu), ([, question = '']) => question.trim());
  return asked.length === answers.length ? asked : [];
}

/** What the wizard chose, in the storyteller's own fields: its idea is the beginning, which it tells of itself. */
function chapterRequest(job: ChapterJob, idea: string): Partial<StoryRequest> {
  const { character, beginning, answers, ending } = job;
  const { name, age, profession, personality, background } = character;
  return {
    idea: '',
    narrator: job.narrator,
    chapter: job.chapter,
    characters: [{ name, age, profession, personality, background, role: 'protagonist' }],
    wizard: { beginning, answers, questions: questionsOf(idea, answers), ending },
  };
}

/** Places and objects of the library by their names; it can't tell a note. */
function worldOf({ world }: StoryJob): Pick<StoryRequest, 'places' | 'things'> {
  const ofKind = (wanted: WorldEntry['kind']) =>
    world.filter(({ kind }) => kind === wanted).map(({ name, text }) => ({ name, text }));
  const [places, things] = [ofKind('place'), ofKind('object')];
  return { ...(places.length > 0 && { places }), ...(things.length > 0 && { things }) };
}

/** The storyteller is never explicit (docs/product/plans.md), and young readers get the safe rating. */
function requestFor(job: StoryJob): StoryRequest {
  const safe = job.rating === 'safe' || job.audience === 'young-adult';
  const chapter = job.wizard ? chapterRequest(job.wizard, job.idea) : {};
  return {
    seed: job.seed,
    // It tells of the people and things of both; where nothing is asked, it goes on from the text.
    idea: [job.idea, job.premise].filter((text) => text !== '').join('. '),
    genre: job.genre,
    paragraphs: job.paragraphs,
    wordsPerParagraph: job.words,
    rating: safe ? 'safe' : 'mature',
    audience: job.audience,
    previousText: [
      job.wizard?.summary ?? '',
      ...(job.earlier ?? []).map(({ summary }) => summary),
      job.existingText,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
    plot: job.plot,
    ...worldOf(job),
    ...chapter,
    characters: [...(chapter.characters ?? []), ...job.characters],
  };
}

/** The sentences of a chapter that say most: it picks, and says so on the screen. */
const extractedSummary = (text: string): string =>
  extractSummary({ summary: '', held: 0, chapters: [text], answers: [], letters: summaryLetters.max });

/** What it truly does: it composes, and knows names (domain/selection-actions.ts says so of each action). */
function textFor(job: StoryJob): string {
  if (job.passage?.action === 'summary') return extractedSummary(job.existingText);
  if (job.passage?.action !== 'names') return composeStory(requestFor(job));
  const { seed, genre, existingText, passage } = job;
  return suggestNames({ seed, genre, text: [existingText, passage.text, passage.after].join('\n') });
}

/** The built-in storyteller as a writer: no model, no network, the same text for the same job. */
export class StorytellerWriter implements StoryWriter {
  readonly name = 'storyteller';
  readonly model = '';
  readonly #wordsPerSecond: number;

  /** `pace` is how fast a streamed text comes, words a second. */
  constructor(pace: number | 'instant') {
    this.#wordsPerSecond = pace === 'instant' ? Number.POSITIVE_INFINITY : pace;
  }

  /** See StoryWriter; it throws nothing. */
  async *write(
    job: StoryJob,
    { stream, signal }: { stream: boolean; signal: AbortSignal },
  ): AsyncGenerator<string, WritingEnd> {
    if (signal.aborted) return { finish: 'length' };
    // What streams must be what is kept, and that is cleaned.
    const text = inStyle(withHouseMarks(textFor(job)), job.dialogue);
    if (stream) yield* streamStory(text, { wordsPerSecond: this.#wordsPerSecond, signal });
    else yield text;
    return { finish: signal.aborted ? 'length' : 'stop' };
  }

  /** See StoryWriter; it throws nothing. */
  async summarize(job: SummaryJob): Promise<string> {
    return extractSummary(job);
  }
}
