import { dialogueChanges } from '../../house-style/dialogue.ts';
import { withHouseMarks } from '../../house-style/marks.ts';
import { applyChanges } from '../../house-style/text-change.ts';
import { isSceneBreak } from '../../story/book/blocks.ts';
import { lastSentenceEnd } from '../../turkish/sentence.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerHabit, endsReading } from './decisions.ts';
import { EchoSearch } from './echo-search.ts';
import { isShownSign, LanguageWatch, otherScriptAt } from './language-watch.ts';
import { isStuck, LoopWatch } from './loop-watch.ts';
import { withoutEmphasis, withoutLineMarks } from './markup.ts';
import {
  isAfterword,
  isOtherTurn,
  isPreamble,
  isRefusal,
  mayBeAfterword,
  mayBePreamble,
  mayBeRefusal,
  textBehindPreamble,
} from './meta-lines.ts';
import { ParagraphMemory } from './paragraph-memory.ts';
import { isBareTitle, isBoldText, isMarkedTitle } from './titles.ts';

/** Characters of a line by which it is decided whether it must wait for its end. */
const headLength = 64;
/** Longest line that waits, characters. */
const longestWait = 3_000;
/** Longest text in another language that may still be thinking, characters. */
const longestForeignStart = 8_000;
const thinkingClose = /<\/(?:think|thinking|thought|reasoning)>|\[\/think\]|◁\/think▷/iu;
/** Longest first line that may be a title, characters. */
const longestTitle = 100;

/**
 * Removes a model's bad habits from a streamed text, line by line. A line that may be none of the story waits for its
 * end; others pass word by word. All decisions depend on the text alone, so any division into pieces gives the same.
 */
export class AnswerLines {
  readonly #context: AnswerContext;
  readonly #habits = new Set<AnswerHabit>();
  readonly #echoes: EchoSearch;
  readonly #paragraphs: ParagraphMemory;
  readonly #loop = new LoopWatch();
  readonly #language = new LanguageWatch();
  /** Received text that is not decided yet. */
  #buffer = '';
  #mode: 'deciding' | 'waiting' | 'passing' = 'deciding';
  /** Line breaks before the next line that stays. */
  #breaks = '';
  /** The text so far. */
  #text = '';
  /** The part of the text that was returned already. */
  #returned = 0;
  /** Words of the current line that wait because they may be foreign. */
  #doubtful = '';
  #line = '';
  #quoteDepth = 0;
  #removedTitle = false;
  /** The first line that was removed as a preamble. A replacement may be "Tamam." and nothing else. */
  #firstPreamble = '';
  /** A scene break that waits for the next line; empty for none. */
  #sceneBreak = '';
  /** Whether the current line is speech with a dash. */
  #isSpeech = false;
  #afterword = false;
  /** Whether the text has begun in another language. */
  #foreignStart = false;
  /** The text that stays when a habit ended the reading; null while it goes on. */
  #kept: string | null = null;

  constructor(context: AnswerContext) {
    this.#context = context;
    this.#echoes = new EchoSearch(context);
    this.#paragraphs = new ParagraphMemory(context.existingText);
  }

  get habits(): ReadonlySet<AnswerHabit> {
    return this.#habits;
  }

  /** Whether nothing more should be read. */
  get isEnded(): boolean {
    return this.#kept !== null;
  }

  /** Whether received text waits for its decision. */
  get holding(): boolean {
    return this.#buffer !== '' || this.#doubtful !== '';
  }

  /** The whole text that stays. */
  get text(): string {
    return this.#kept ?? this.#text;
  }

  /** Takes the next piece, of which blank lines are reduced to one; returns the text that is certain. */
  push(piece: string): string {
    if (this.isEnded) return '';
    this.#buffer += piece;
    if (this.#foreignStart) this.#skipForeignStart();
    while (!this.isEnded && this.#step(false));
    return this.#take();
  }

  /** Ends the text and returns the rest. */
  end(): string {
    while (!this.isEnded && this.#step(true));
    if (this.#foreignStart) this.#end('other-language');
    if (!this.isEnded) this.#endLine(true);
    if (this.#text === '' && this.#context.kind !== 'story' && !this.isEnded) {
      this.#habits.delete('preamble');
      this.#text = this.#firstPreamble;
    }
    return this.#take();
  }

  /** Records a habit that another filter found. */
  note(habit: AnswerHabit): void {
    this.#habits.add(habit);
  }

  #take(): string {
    if (this.#kept !== null) {
      const rest = this.#kept.slice(this.#returned);
      this.#returned += rest.length;
      return rest;
    }
    const piece = this.#text.slice(this.#returned);
    this.#returned = this.#text.length;
    return piece;
  }

  /** Does one step with the buffer; false when it needs more text. */
  #step(final: boolean): boolean {
    if (this.#buffer === '' || this.#foreignStart) return false;
    const lineEnd = this.#buffer.indexOf('\n');
    if (this.#mode === 'deciding') {
      if (lineEnd === 0) {
        this.#breaks += '\n';
        this.#buffer = this.#buffer.slice(1);
        return true;
      }
      if (lineEnd < 0 && this.#buffer.length < headLength && !final) return false;
      const head = this.#buffer.slice(0, lineEnd < 0 ? headLength : Math.min(lineEnd, headLength));
      this.#mode = this.#mustWait(head) ? 'waiting' : 'passing';
      return true;
    }
    if (this.#mode === 'waiting') {
      const tooLong = lineEnd < 0 ? this.#buffer.length >= longestWait : lineEnd >= longestWait;
      if (tooLong) {
        this.#mode = 'passing';
        return true;
      }
      if (lineEnd < 0 && !final) return false;
      const line = lineEnd < 0 ? this.#buffer : this.#buffer.slice(0, lineEnd);
      // Only a blank line after it makes a short line a title.
      if (this.#text === '' && lineEnd >= 0 && this.#buffer.length === lineEnd + 1 && !final) return false;
      const isAlone = lineEnd >= 0 && this.#buffer[lineEnd + 1] === '\n';
      this.#buffer = lineEnd < 0 ? '' : this.#buffer.slice(lineEnd);
      const kept = this.#judge(line.trim(), isAlone);
      if (this.isEnded) return false;
      if (kept === null) {
        this.#breaks = this.#text === '' ? '' : '\n\n';
        while (this.#buffer.startsWith('\n')) this.#buffer = this.#buffer.slice(1);
        this.#mode = 'deciding';
        return true;
      }
      this.#words(kept, true);
      if (!this.isEnded && !this.#foreignStart) this.#endLine(false);
      return true;
    }
    return this.#pass(lineEnd, final);
  }

  /** Passes the complete words of the buffer. */
  #pass(lineEnd: number, final: boolean): boolean {
    const whole = lineEnd >= 0 || final;
    const upTo =
      lineEnd >= 0 ? lineEnd : final ? this.#buffer.length : this.#buffer.search(/\s(?=\S*$)/u) + 1;
    if (upTo > 0) {
      const text = this.#buffer.slice(0, upTo);
      this.#buffer = this.#buffer.slice(upTo);
      this.#words(text, whole);
      if (this.isEnded || this.#foreignStart) return false;
    }
    if (!whole) return false;
    this.#endLine(final && lineEnd < 0);
    return true;
  }

  /**
   * A text that begins in another language may be thinking whose opening tag is missing: it is received until the
   * closing tag or the end.
   */
  #skipForeignStart(): void {
    const close = thinkingClose.exec(this.#buffer);
    if (close) {
      this.#buffer = this.#buffer.slice(close.index + close[0].length).trimStart();
      this.#doubtful = '';
      this.#line = '';
      this.#breaks = '';
      this.#language.reset();
      this.#mode = 'deciding';
      this.#foreignStart = false;
    } else if (this.#buffer.length > longestForeignStart) this.#end('other-language');
  }

  #mustWait(head: string): boolean {
    const { dialogue, mayHaveMarkup } = this.#context;
    const first = this.#text === '';
    if (mayBeRefusal(head) || isOtherTurn(head)) return true;
    if (first && mayBePreamble(head)) return true;
    if (first && head.length < headLength && isBareTitle(head)) return true;
    if (!first && (this.#afterword || mayBeAfterword(head))) return true;
    if (!mayHaveMarkup && /^(?:#{1,6}\s|\*\*|__|>|```|\*\s|\*\p{Lu}|•\s|\|)/u.test(head)) return true;
    if (head.startsWith('```') || isSceneBreak(head)) return true;
    if (dialogue === 'dash' && /^[“"]/u.test(head)) return true;
    if (dialogue === 'quotes' && /^[—–―-]/u.test(head)) return true;
    if (this.#echoes.mayBe(head, first)) return true;
    return this.#paragraphs.mayRepeat(head);
  }

  /** Decides about a whole line: its text, or null when it goes. */
  #judge(line: string, isAlone: boolean): string | null {
    const { mayHaveMarkup, existingText, dialogue, kind } = this.#context;
    const first = this.#text === '';
    const isTitle = isMarkedTitle(line) && (kind === 'story' || !isBoldText(line, isAlone));
    if (isRefusal(line, !first)) return this.#end('refusal');
    if (isOtherTurn(line) && !first) return this.#end('other-turn');
    if (line.startsWith('```') || (isSceneBreak(line) && (first || this.#afterword)))
      return this.#remove('markup');
    if (isSceneBreak(line)) {
      // It stays when something follows it.
      this.#sceneBreak = line;
      return null;
    }
    if (first) {
      if (isPreamble(line)) {
        this.#firstPreamble ||= line;
        return this.#remove('preamble');
      }
      const behind = textBehindPreamble(line);
      if (behind === '') return this.#remove('preamble');
      if (behind !== null) {
        this.#habits.add('preamble');
        return this.#judge(behind, isAlone);
      }
      if (!mayHaveMarkup && line.length <= longestTitle) {
        const bare = isAlone && existingText === '' && kind === 'story' && !this.#removedTitle;
        if (isTitle || (bare && isBareTitle(line))) {
          this.#removedTitle = true;
          return this.#remove('title');
        }
      }
    } else if (isAfterword(line)) {
      this.#afterword = true;
      return this.#remove('afterword');
    } else if (this.#afterword && /^(?:[*•\-–—]\s|\d+[.)]\s|[(*_])/u.test(line)) {
      return this.#remove('afterword');
    }
    const echo = this.#echoes.read(line, first);
    if (echo !== null) {
      this.#habits.add('echo');
      return echo === '' ? null : echo;
    }
    if (!mayHaveMarkup && !first && isTitle) return this.#remove('title');
    if (this.#paragraphs.isRepeated(line)) {
      this.#watchRepeated(line);
      return this.#remove('repeated-paragraph');
    }
    return this.#converted(line, dialogue);
  }

  /** A paragraph that is removed again and again is a loop too. */
  #watchRepeated(line: string): void {
    for (const [word] of line.matchAll(/\S+\s*/gu)) {
      const loopAt = this.#loop.push(word, this.#text.length);
      if (loopAt === null) continue;
      this.#endAt('loop', loopAt);
      return;
    }
  }

  #remove(habit: AnswerHabit): null {
    this.#habits.add(habit);
    return null;
  }

  /** Ends the reading; the text so far stays, back to its last whole sentence when it is cut within one. */
  #end(habit: AnswerHabit, at = this.#text.length): null {
    this.#habits.add(habit);
    if (!endsReading.has(habit)) return null;
    const text = this.#text.slice(0, at).trimEnd();
    const wholeLine = at === this.#text.length && this.#line === '';
    this.#kept = wholeLine ? text : text.slice(0, lastSentenceEnd(text) ?? 0);
    this.#buffer = '';
    this.#doubtful = '';
    return null;
  }

  /** The line with the story's dialogue marks and without marks of Markdown. */
  #converted(line: string, dialogue: AnswerContext['dialogue']): string {
    let text = line;
    if (!this.#context.mayHaveMarkup) {
      text = withoutLineMarks(line);
      if (text !== line) this.#habits.add('markup');
    }
    if (dialogue === null) return text;
    const marked = withHouseMarks(withoutEmphasis(text));
    const changes = dialogueChanges(marked, dialogue);
    if (changes.length === 0) return text;
    this.#habits.add('dialogue');
    return applyChanges(marked, changes);
  }

  /** Adds words to the text; the last one is whole where `whole` is true. */
  #words(text: string, whole: boolean): void {
    for (const match of text.matchAll(/\S+\s*/gu)) {
      this.#word(match[0]);
      if (this.isEnded) return;
      if (this.#foreignStart) {
        this.#buffer = text.slice(match.index + match[0].length) + this.#buffer;
        this.#skipForeignStart();
        return;
      }
    }
    if (whole && this.#doubtful !== '') this.#release();
  }

  #word(raw: string): void {
    const word = this.#context.mayHaveMarkup || /^[*\-_~#⁂\s]+$/u.test(raw) ? raw : withoutEmphasis(raw);
    if (word !== raw) this.#habits.add('markup');
    if (word.trim() === '') {
      this.#append(word);
      return;
    }
    if (this.#line === '') this.#isSpeech = /^[—–―-]/u.test(word);
    const start = this.#text.length + this.#breaksLength() + this.#doubtful.length;
    const opens = (word.match(/[“«„]/gu) ?? []).length;
    const closes = (word.match(/[”»]/gu) ?? []).length;
    const straight = (word.match(/"/gu) ?? []).length;
    const quoted =
      this.#quoteDepth > 0 || opens > 0 || straight > 0 || this.#isSpeech || /^[‘'(]/u.test(word);
    const scriptAt = otherScriptAt(word);
    // A letter of another script inside a Turkish word is wrong in a quotation too; π and what a colon announces are not.
    const isAnnounced = () => followsColon(this.#line) || /^\p{Script=Greek}[.,;:!?]?\s*$/u.test(word);
    const mixed = scriptAt !== null && /[a-zçğıöşü]/iu.test(word);
    const mayStand = () => quoted || isAnnounced() || isShownSign(word, this.#line);
    if (scriptAt !== null && (mixed || !mayStand()) && !this.#echoes.knows(word)) {
      this.#release();
      this.#end('other-script');
      return;
    }
    if (isStuck(word.trim())) {
      this.#release();
      this.#end('loop');
      return;
    }
    if (quoted) this.#language.reset();
    const foreignAt = quoted ? null : this.#language.push(word, start);
    if (foreignAt !== null && !this.#echoes.mayBeForeign) {
      if (foreignAt === 0) {
        this.#foreignStart = true;
        this.#doubtful = '';
        this.#text = '';
      } else this.#endAt('other-language', foreignAt);
      return;
    }
    const loopAt = this.#loop.push(word, start);
    this.#quoteDepth = Math.max(
      0,
      (straight % 2 === 1 ? (this.#quoteDepth > 0 ? 0 : 1) : this.#quoteDepth) + opens - closes,
    );
    this.#line += word;
    this.#doubtful += word;
    if (!this.#language.isDoubtful || quoted) this.#release();
    if (loopAt !== null) {
      this.#release();
      this.#endAt('loop', loopAt);
    }
  }

  #breaksLength(): number {
    return this.#line === '' && this.#doubtful === '' && this.#text !== ''
      ? Math.min(2, this.#breaks.length)
      : 0;
  }

  /** Ends the reading at an offset of the text and the words that wait. */
  #endAt(habit: AnswerHabit, at: number): void {
    const kept = this.#text.slice(0, at);
    this.#line = /\n\s*$/u.test(kept) || kept === '' ? '' : this.#line;
    if (at < this.#text.length) this.#text = kept;
    this.#end(habit, Math.min(at, this.#text.length));
  }

  #release(): void {
    const text = this.#doubtful;
    this.#doubtful = '';
    this.#append(text);
  }

  #append(text: string): void {
    if (text === '') return;
    if (this.#breaks !== '' || this.#sceneBreak !== '') {
      const scene = this.#sceneBreak === '' ? '' : `\n\n${this.#sceneBreak}`;
      const breaks = scene === '' ? this.#breaks.slice(0, 2) : '\n\n';
      if (this.#text !== '') this.#text = `${this.#text.trimEnd()}${scene}${breaks}`;
      this.#breaks = '';
      this.#sceneBreak = '';
    }
    this.#text += text;
  }

  #endLine(final: boolean): void {
    this.#release();
    if (this.#line.trim() !== '') this.#paragraphs.add(this.#line);
    if (!final) this.#text = this.#text.trimEnd();
    this.#line = '';
    this.#quoteDepth = 0;
    this.#isSpeech = false;
    this.#language.reset();
    this.#mode = 'deciding';
  }
}

/** Whether the line has a colon in its last sentence. */
function followsColon(line: string): boolean {
  const colon = line.lastIndexOf(':');
  return colon !== -1 && !/[.!?…]/u.test(line.slice(colon));
}
