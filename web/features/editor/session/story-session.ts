import * as Y from 'yjs';
import type { TextChange } from '#domain/house-style/text-change.ts';
import {
  generatedAttribute,
  readFields,
  readStory,
  type StoryContents,
  type StoryFields,
  storyTypes,
  writeStory,
} from '#domain/story/document/story-document.ts';
import { type Refusal, refusals } from '#domain/story/document/sync-messages.ts';
import type { DeviceCopy } from './device-copy.ts';
import { runsOf, writtenMark } from './generated-text.ts';
import { ServerState } from './server-state.ts';
import { StepOrigin, StoryHistory } from './story-history.ts';
import { type LinkState, type Socket, SyncConnection } from './sync-connection.ts';

/** The wait before what the server has is kept on the device, ms. */
const keepStateMs = 1_000;
/** The wait before a refused story is sent again, ms: after a change, or by itself where the refusal passes. */
const retryMs = { afterChange: 2_000, byItself: 15_000 } as const;

/** Where the words are. */
export type SaveState =
  /** The copy on this device is being read. */
  | 'loading'
  /** Nothing was written yet. */
  | 'blank'
  | 'saved'
  | 'saving'
  | 'connecting'
  /** Without a connection; the words are on this device. */
  | 'offline'
  /** Neither the server nor this device has all words. */
  | 'at-risk'
  | Refusal;

/** What the session's screens show; a new object after each change of it. */
export interface SessionSnapshot {
  state: SaveState;
  /** The server's text about a refusal; null without one. */
  notice: string | null;
  fields: StoryFields;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether the server has had the story. */
  isStored: boolean;
  /** Whether the story's words are here: from this device, from the server, or because it begins here. */
  isReady: boolean;
  /** Whether nothing was written yet. */
  isBlank: boolean;
  /** Whether the server may lack something that stands here. */
  hasUnsent: boolean;
  /** Whether the server has opened the story since it was opened here. */
  wasConnected: boolean;
  /** Whether this device keeps what stands here. */
  isKept: boolean;
}

export interface SessionOptions {
  /** Opens a socket to the story with what the server is known to have; `create` for a story that it may not have. */
  connect(options: { since: number; create: boolean }): Socket;
  /** This person's copy on this device. */
  openCopy(doc: Y.Doc): DeviceCopy;
  /** Carries updates to the other tabs of this browser; null where there are none. */
  tabs: TabChannel | null;
  /** True for a story that begins here: the server creates it with its first characters. */
  isNew: boolean;
}

/** Carries updates between the tabs of one browser that have the same story open. */
export interface TabChannel {
  post(update: Uint8Array): void;
  onUpdate: ((update: Uint8Array) => void) | null;
  close(): void;
}

const fieldOrigin = 'fields';
const serverOrigin = 'server';
const tabOrigin = 'tab';

/** A text with the line ends that the document has. */
const toLines = (text: string) => text.replaceAll(/\r\n?/g, '\n');

const isRefusal = (state: string): state is Refusal => refusals.some((refusal) => refusal === state);

const isRemote = (origin: unknown) => origin === serverOrigin || origin === tabOrigin;

/**
 * One open story: its document, its copy on this device, its connection to the server, and undo. It knows no screen.
 * Every change is stored on the device at once and sent to the server, now or when there is a connection.
 */
export class StorySession {
  readonly doc = new Y.Doc();
  readonly history: StoryHistory;
  readonly #options: SessionOptions;
  readonly #copy: DeviceCopy;
  readonly #connection: SyncConnection;
  readonly #listeners = new Set<() => void>();
  #server = new ServerState();
  #link: LinkState = 'connecting';
  #refusal: { refusal: Refusal; text: string } | null = null;
  #notice: string | null = null;
  #isLoaded = false;
  #isKept = true;
  #isClosed = false;
  #isStored: boolean;
  #isUnsent = false;
  #isCut = false;
  /** Whether another tab has passed on changes, which the server may not have yet. */
  #hasTabs = false;
  /** Whether what is on its way is all that the server may lack, also of other tabs. */
  #isWholeSent = false;
  #wasConnected = false;
  #isReady = false;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  /** Read again after a change of them only: most changes are of the text. */
  #fields: StoryFields;
  #snapshot: SessionSnapshot;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#isStored = !options.isNew;
    this.#copy = options.openCopy(this.doc);
    const { content, generations: _, ...fields } = storyTypes(this.doc);
    this.history = new StoryHistory(content, fieldOrigin);
    this.#connection = new SyncConnection({
      connect: () => options.connect({ since: this.#server.version, create: !this.#isStored }),
      onUpdates: (updates, version, first) => this.#receive(updates, version, first),
      onStored: (update, version) => this.#stored(update, version),
      onRefused: (refusal, text) => this.#refused(refusal, text),
      onState: (state, text) => this.#linkChanged(state, text),
      merge: (updates) => Y.mergeUpdates([...updates]),
    });
    this.#fields = readFields(this.doc);
    for (const type of Object.values(fields)) type.observe(() => this.#readFields());
    content.observe((event, transaction) => this.#plainWhatIsTyped(event, transaction));
    this.doc.on('update', (update: Uint8Array, origin: unknown) => this.#updated(update, origin));
    if (options.tabs)
      options.tabs.onUpdate = (update) => {
        this.#hasTabs = true;
        Y.applyUpdate(this.doc, update, tabOrigin);
      };
    this.#snapshot = this.#read();
  }

  /** Reads the copy on this device and connects; resolves when the copy is read. */
  async open(): Promise<void> {
    try {
      const known = await this.#copy.load(() => this.#notKept());
      this.#server = new ServerState(known);
      if (known) this.#isStored = true;
      // Begun on this device, and never heard of by the server.
      else if (this.#copy.isUnsent()) this.#isStored = false;
    } catch {
      this.#isKept = false;
    }
    // It was left meanwhile.
    if (this.#isClosed) return void (await this.#copy.close());
    this.#isUnsent = this.#copy.isUnsent() || this.#isUnsent;
    this.#isLoaded = true;
    this.#changed();
    this.#connect();
  }

  /** Tries to connect now: the network is back, or the person has signed in again. */
  reconnect(): void {
    this.#isCut = false;
    this.#refusal = null;
    this.#link = 'connecting';
    this.#connection.stop();
    this.#connect();
  }

  /** Sends what waits now: the page may be gone in a moment. */
  flush(): void {
    this.#copy.flush();
    this.#connection.flush();
  }

  /** The network is gone: nothing is tried until `reconnect`. */
  disconnect(): void {
    this.#isCut = true;
    this.#connection.stop();
    this.#linkChanged('offline', null);
  }

  /** Changes fields of the story, or its whole text by the smallest changes: one step of undo with what is typed next to it. */
  write(contents: Partial<StoryContents>, origin: unknown = fieldOrigin): void {
    writeStory(this.doc, contents, origin);
  }

  /** Makes these changes of the text, which stand in order. What they insert is not generated. */
  edit(changes: readonly TextChange[], origin: unknown): void {
    const { content } = storyTypes(this.doc);
    this.doc.transact(() => {
      for (const { from, to, insert } of changes.toReversed()) {
        if (to > from) content.delete(from, to - from);
        if (insert !== '') content.insert(from, toLines(insert), { [generatedAttribute]: null });
      }
    }, origin);
  }

  undo(): boolean {
    const done = this.history.undo();
    this.#changed();
    return done;
  }

  redo(): boolean {
    const done = this.history.redo();
    this.#changed();
    return done;
  }

  /** The story as it stands here. Takes the whole text out: not for each key. */
  contents(): StoryContents {
    return readStory(this.doc);
  }

  /** A place in the text that stays where it is, whatever is written around it. @param side of which neighbour it stays */
  anchor(index: number, side: 'before' | 'after' = 'before'): Y.RelativePosition {
    return Y.createRelativePositionFromTypeIndex(
      storyTypes(this.doc).content,
      index,
      side === 'before' ? -1 : 0,
    );
  }

  /** Where an anchor is now; null where its text is unknown here. */
  placeOf(anchor: Y.RelativePosition): number | null {
    return Y.createAbsolutePositionFromRelativePosition(anchor, this.doc)?.index ?? null;
  }

  /** The generations whose text is still to come, or to be completed, by their ids. */
  openGenerations(): string[] {
    const { generations } = storyTypes(this.doc);
    return [...generations.keys()].filter((id) => generations.get(id) !== writtenMark);
  }

  /** Nothing more comes of a generation. */
  endGeneration(id: string): void {
    this.doc.transact(() => storyTypes(this.doc).generations.delete(id), fieldOrigin);
  }

  /** Where the text of one of these generations stands that nobody has edited; null where none does. */
  generatedRange(ids: readonly string[]): { from: number; to: number } | null {
    for (const id of ids) {
      const runs = runsOf(storyTypes(this.doc).content, id);
      const [first, last] = [runs[0], runs.at(-1)];
      if (first && last) return { from: first.from, to: last.from + last.text.length };
    }
    return null;
  }

  /** Inserts generated text, which is tinted until somebody edits it. @param id of its generation, where it is known */
  insertGenerated(index: number, text: string, origin: unknown, id: string | true = true): void {
    this.doc.transact(() => {
      storyTypes(this.doc).content.insert(index, toLines(text), { [generatedAttribute]: id });
    }, origin);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): SessionSnapshot => this.#snapshot;

  /** Resolves when the server has everything; rejects with the refusal's text, without a connection, or after this time. */
  whenSaved(withinMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(new Error('No connection.')), withinMs);
      const end = (error?: Error) => {
        clearTimeout(timer);
        unsubscribe();
        if (error) reject(error);
        else resolve();
      };
      const look = () => {
        if (this.#refusal) end(new Error(this.#refusal.text));
        else if (isRefusal(this.#link)) end(new Error(this.#notice ?? ''));
        else if (this.#link === 'offline') end(new Error('No connection.'));
        else if (this.#link === 'open' && !this.#isUnsent) end();
      };
      const unsubscribe = this.subscribe(look);
      look();
    });
  }

  /** Resolves when this device has stored everything. @throws where it can't */
  async whenKept(): Promise<void> {
    await this.#copy.whenStored();
  }

  /** What stands here goes on as another story: nothing of it is to be sent any more. */
  abandon(): void {
    this.#connection.stop();
    this.#isUnsent = false;
    this.#copy.setSent(true);
    this.#changed();
  }

  /** Closes the story; what the server lacks stays on the device and is sent when the story is opened again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#connection.stop();
    clearTimeout(this.#keeping);
    clearTimeout(this.#retrying);
    this.#options.tabs?.close();
    this.history.destroy();
    await this.#keepState();
    await this.#copy.close().catch(() => undefined);
    this.doc.destroy();
  }

  /** The browser stores no more changes. */
  #notKept(): void {
    this.#isKept = false;
    this.#changed();
  }

  /** A story in which nothing was ever written is not created. One that was emptied may be with the server. */
  #connect(): void {
    if (isRefusal(this.#link) || this.#isCut || this.#isClosed || !this.#isLoaded) return;
    if (this.#isStored || this.#isUnsent || !this.#isBlank()) this.#connection.start();
  }

  #isBlank(): boolean {
    const { content, title, prompt, fields, characters, plot } = storyTypes(this.doc);
    return (
      content.length + title.length + prompt.length + fields.size + characters.length + plot.length === 0
    );
  }

  #readFields(): void {
    this.#fields = readFields(this.doc);
  }

  /** What a person types inside generated text takes its attribute over; it is not generated. */
  #plainWhatIsTyped({ delta, target }: Y.YTextEvent, { local, origin }: Y.Transaction): void {
    if (!local || origin instanceof StepOrigin || origin instanceof Y.UndoManager) return;
    let at = 0;
    for (const { insert, retain, attributes } of delta) {
      const length = typeof insert === 'string' ? insert.length : (retain ?? 0);
      const isTinted = insert !== undefined && attributes?.[generatedAttribute] != null;
      if (isTinted)
        this.doc.transact(() => target.format(at, length, { [generatedAttribute]: null }), origin);
      at += length;
    }
  }

  #updated(update: Uint8Array, origin: unknown): void {
    if (this.#isClosed) return;
    if (!isRemote(origin) && !this.#copy.isOrigin(origin)) {
      this.#options.tabs?.post(update);
      if (!this.#isUnsent) this.#copy.setUnsent();
      this.#isUnsent = true;
      if (this.#refusal) this.#retryIn(retryMs.afterChange);
      // It may have come out of the bin, or another device may have begun it meanwhile.
      else if (this.#link === 'not-found') this.#reconnectIn(retryMs.afterChange);
      else {
        this.#connect();
        this.#connection.send(update);
      }
    }
    this.#changed();
  }

  #reconnectIn(waitMs: number): void {
    clearTimeout(this.#retrying);
    this.#retrying = setTimeout(() => this.reconnect(), waitMs);
  }

  /** All that the server lacks is sent as one update: the writer may have mended what was refused. */
  #retryIn(waitMs: number): void {
    clearTimeout(this.#retrying);
    this.#retrying = setTimeout(() => {
      this.#refusal = null;
      this.#connection.send(this.#server.missing(this.doc));
    }, waitMs);
  }

  #receive(updates: readonly Uint8Array[], version: number, first: boolean): void {
    const isAllOfServer = this.#server.version === 0 && !this.#hasTabs && !this.#isUnsent && this.#isBlank();
    for (const update of updates) Y.applyUpdate(this.doc, update, serverOrigin);
    // To read a novel's updates once more takes a while.
    if (isAllOfServer) this.#server = ServerState.of(this.doc, version);
    else this.#server.received(updates, version);
    this.#isStored = true;
    // Another tab may have been closed with changes that it had passed on to this one alone.
    if (first && (this.#isUnsent || this.#copy.isUnsent() || this.#server.lacks(this.doc))) {
      this.#isUnsent = true;
      this.#isWholeSent = true;
      this.#refusal = null;
      this.#connection.send(this.#server.missing(this.doc));
    }
    if (first) void this.#keepState();
    else this.#keepStateSoon();
    this.#changed();
  }

  #stored(update: Uint8Array, version: number): void {
    this.#server.stored(update, version);
    // A batch that was flushed may be stored after the one before it was refused.
    this.#isUnsent = this.#connection.isBusy || this.#refusal !== null;
    if (!this.#isUnsent) {
      this.#copy.setSent(this.#isWholeSent);
      this.#isWholeSent = false;
    }
    this.#notice = null;
    this.#keepStateSoon();
    this.#changed();
  }

  /** What was refused stays here. Nothing after it is sent, as it builds on it, until the writer tries again. */
  #refused(refusal: Refusal, text: string): void {
    this.#refusal = { refusal, text };
    this.#notice = text;
    if (refusal === 'maintenance' || refusal === 'unavailable') this.#retryIn(retryMs.byItself);
    this.#changed();
  }

  #linkChanged(state: LinkState, text: string | null): void {
    this.#link = state;
    this.#wasConnected ||= state === 'open';
    if (text !== null) this.#notice = text;
    // What the connection was refused for has passed.
    else if (state === 'open' && !this.#refusal) this.#notice = null;
    this.#changed();
  }

  #keepStateSoon(): void {
    this.#keeping ??= setTimeout(() => {
      this.#keeping = undefined;
      void this.#keepState();
    }, keepStateMs);
  }

  async #keepState(): Promise<void> {
    if (this.#server.version > 0)
      await this.#copy.keepServerState(this.#server.encode()).catch(() => undefined);
  }

  /** Once the words are here they stay, whatever is deleted of them. */
  #checkReady(): boolean {
    this.#isReady ||= this.#isLoaded && (!this.#isStored || this.#wasConnected || !this.#isBlank());
    return this.#isReady;
  }

  #state(): SaveState {
    if (!this.#isLoaded) return 'loading';
    if (this.#refusal) return this.#refusal.refusal;
    if (this.#link !== 'connecting' && this.#link !== 'open' && this.#link !== 'offline') return this.#link;
    if (!this.#isStored && this.#isBlank()) return 'blank';
    if (this.#link === 'open') return this.#isUnsent ? 'saving' : 'saved';
    if (this.#isUnsent && !this.#isKept) return 'at-risk';
    return this.#link;
  }

  #read(): SessionSnapshot {
    return {
      state: this.#state(),
      notice: this.#notice,
      fields: this.#fields,
      canUndo: this.history.canUndo,
      canRedo: this.history.canRedo,
      isStored: this.#isStored,
      isReady: this.#checkReady(),
      isBlank: this.#isBlank(),
      hasUnsent: this.#isUnsent,
      wasConnected: this.#wasConnected,
      isKept: this.#isKept,
    };
  }

  /** Tells of what has changed for a screen. Most keystrokes change nothing of it. */
  #changed(): void {
    const before = this.#snapshot;
    const next = this.#read();
    const names = Object.keys(next) as (keyof SessionSnapshot)[];
    if (names.every((name) => before[name] === next[name])) return;
    this.#snapshot = next;
    for (const listener of this.#listeners) listener();
  }
}
