import { summaryLength } from '#domain/generation/selection-actions.ts';
import { dialogueChanges } from '#domain/house-style/dialogue.ts';
import { withHouseMarks } from '#domain/house-style/marks.ts';
import { applyChanges } from '#domain/house-style/text-change.ts';
import type { CardlessKind } from '#domain/world/kinds.ts';
import {
  speechOnLines,
  streamStory,
  suggestNames,
  type TellRequest,
  tellStory,
} from '#server/storyteller/index.ts';
import { AiError } from './ai-error.ts';
import { extractSummary } from './extract-summary.ts';
import type { StoryJob, StoryWriter, SummaryEnd, SummaryJob, WritingEnd } from './story-writer.ts';

/** Converts dialogue from quotes to the story's dialogue style. */
const inStyle = (text: string, style: StoryJob['dialogue']): string =>
  style === 'dash' ? withDashes(speechOnLines(text)) : text;

const withDashes = (text: string): string => applyChanges(text, dialogueChanges(text, 'dash'));

/** Matches the questions of a wizard's idea: “Kim gelir? “Bir yabancı.”” */
function questionsOf(idea: string, answers: readonly string[]): string[] {
  const asked = Array.from(idea.matchAll(/([^.?!…“”]+\?) “/gu), ([, question = '']) => question.trim());
  return asked.length === answers.length ? asked : [];
}

/** Converts the wizard's choices to the storyteller's fields. */
function wizardRequest({ wizard, idea }: StoryJob): Partial<TellRequest> {
  if (!wizard) return {};
  const { character, beginning, answers, ending, narrator } = wizard;
  return {
    idea: '',
    narrator,
    wizard: {
      beginningId: beginning.id,
      setting: beginning.setting,
      beginning: beginning.description,
      answers,
      questions: questionsOf(idea, answers),
      ending: ending.id,
    },
    characters: [{ ...character, role: 'protagonist' }],
  };
}

/** Names of one kind of world entry; the storyteller ignores their notes. */
const namesOf = ({ world }: StoryJob, wanted: CardlessKind): string[] =>
  world.filter(({ kind }) => kind === wanted).map(({ name }) => name);

function requestFor(job: StoryJob): TellRequest {
  const chapter = wizardRequest(job);
  return {
    seed: job.seed,
    idea: job.idea,
    premise: job.premise,
    genre: job.genre,
    paragraphs: job.paragraphs,
    words: job.words,
    gentle: job.audience === 'young-adult',
    previousText: [
      job.wizard?.summary ?? '',
      ...(job.earlier ?? []).map(({ summary }) => summary),
      job.existingText,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
    plot: job.plot,
    places: namesOf(job, 'place'),
    things: namesOf(job, 'object'),
    ...chapter,
    characters: [...(chapter.characters ?? []), ...job.characters],
  };
}

/** Writes the text of a generation. @throws AiError AI_IDEA_UNCLEAR with the understood part of the idea */
function writeText(job: StoryJob): { text: string; notice?: string } {
  const { seed, genre, existingText, passage } = job;
  if (passage?.action === 'summary') {
    return {
      text: extractSummary({
        summary: '',
        held: 0,
        chapters: [existingText],
        answers: [],
        letters: summaryLength.max,
      }),
    };
  }
  if (passage?.action === 'names') {
    return {
      text: suggestNames({ seed, genre, text: [existingText, passage.text, passage.after].join('\n') }),
    };
  }
  const telling = tellStory(requestFor(job));
  if (!telling.told) throw new AiError('AI_IDEA_UNCLEAR', { detail: telling.text });
  return telling;
}

/** How often the storyteller writes a text that was written before, until it returns it. */
const maxAttempts = 12;

/** Writes the text in the story's marks and dialogue style; another one than the earlier texts where one is found. */
function writeNewText(job: StoryJob): { text: string; notice?: string } {
  const { earlierTexts = [], seed, dialogue } = job;
  for (let attempt = 1; ; attempt += 1) {
    const written = writeText({ ...job, seed: attempt === 1 ? seed : `${seed} ${attempt}` });
    const text = inStyle(withHouseMarks(written.text), dialogue);
    const isRepeated = earlierTexts.some((earlier) => sharesParagraph(earlier, text));
    if (!isRepeated || attempt === maxAttempts) return { ...written, text };
  }
}

/** Whether two texts have a paragraph in common. */
function sharesParagraph(one: string, other: string): boolean {
  const paragraphs = new Set(one.split('\n\n'));
  return other.split('\n\n').some((paragraph) => paragraphs.has(paragraph));
}

/** The built-in storyteller as a writer: no model, no network, the same text for the same input. */
export class StorytellerWriter implements StoryWriter {
  readonly name = 'storyteller';
  readonly model = '';
  readonly #wordsPerSecond: number;

  /** @param pace speed of a streamed text, words per second */
  constructor(pace: number | 'instant') {
    this.#wordsPerSecond = pace === 'instant' ? Number.POSITIVE_INFINITY : pace;
  }

  /** See StoryWriter. @throws AiError AI_IDEA_UNCLEAR before the first piece, so that nothing is charged. */
  async *write(
    job: StoryJob,
    { stream, signal }: { stream: boolean; signal: AbortSignal },
  ): AsyncGenerator<string, WritingEnd> {
    if (signal.aborted) return { finish: 'length' };
    // The streamed text must equal the stored text, which is cleaned.
    const { text, notice } = writeNewText(job);
    if (stream) yield* streamStory(text, { wordsPerSecond: this.#wordsPerSecond, signal });
    else yield text;
    return { finish: signal.aborted ? 'length' : 'stop', ...(notice ? { notice } : {}) };
  }

  /** See StoryWriter. Never throws. */
  async summarize(job: SummaryJob): Promise<SummaryEnd> {
    return { summary: extractSummary(job) };
  }
}
