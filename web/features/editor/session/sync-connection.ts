import { decodeServerMessage, encodeUpdate, type Refusal } from '#domain/story/document/sync-messages.ts';

/** Local changes within this time are sent together, ms. */
const gatherMs = 50;
/** A connection that brings no answer within this time is given up, ms. */
const answerWithinMs = 15_000;
/** The wait before the next attempt, ms: doubled up to the longest, with up to half of it added at random. */
const retry = { firstMs: 500, longestMs: 15_000 } as const;

/** The part of a browser's WebSocket that is used. */
export interface Socket {
  binaryType: string;
  onmessage: ((event: { data: ArrayBuffer }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(data: Uint8Array): void;
  close(): void;
}

/** Why the connection is not open: it is being opened, there is no network, or the server refuses the story or the person. */
export type LinkState = 'connecting' | 'open' | 'offline' | Refusal;

export interface SyncEvents {
  /** Opens the socket with what the server is known to have. */
  connect(): Socket;
  /** The server's updates; `first` for those that answer the opening. */
  onUpdates(updates: readonly Uint8Array[], version: number, first: boolean): void;
  onStored(update: Uint8Array, version: number): void;
  /** The server refused an update; it is not sent again. */
  onRefused(refusal: Refusal, text: string): void;
  /** @param text what the server says about a refusal; a refused connection is tried again unless that is final */
  onState(state: LinkState, text: string | null): void;
  /** Merges updates into one. */
  merge(updates: readonly Uint8Array[]): Uint8Array;
}

/** Refusals of a connection after which another attempt would fare no better. */
const isFinal = (refusal: Refusal) => refusal === 'signed-out' || refusal === 'not-found';

/** Sends local updates, one batch at a time, and receives those of others, over a socket that it opens again. */
export class SyncConnection {
  readonly #events: SyncEvents;
  #socket: Socket | null = null;
  #isOpen = false;
  #isStopped = true;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #waiting: Uint8Array[] = [];
  #batch = 0;
  /** Sent and not answered yet, oldest first: one at a time, and what was flushed. */
  #inFlight: { batch: number; update: Uint8Array }[] = [];

  constructor(events: SyncEvents) {
    this.#events = events;
  }

  /** Connects, unless it does already. */
  start(): void {
    if (!this.#isStopped) return;
    this.#isStopped = false;
    this.#failures = 0;
    this.#events.onState('connecting', null);
    this.#connect();
  }

  /** Closes the connection. What was not sent is known by the document. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** True while something is on its way to the server. */
  get isBusy(): boolean {
    return this.#inFlight.length > 0 || this.#waiting.length > 0;
  }

  /** Sends a local update soon; without a connection it is forgotten, as the document itself says what the server lacks. */
  send(update: Uint8Array): void {
    if (!this.#isOpen) return;
    this.#waiting.push(update);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#sendNext();
    }, gatherMs);
  }

  /** Sends what waits now: the page may be gone in a moment. */
  flush(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    if (this.#isOpen && this.#waiting.length > 0) this.#sendWaiting();
  }

  #connect(): void {
    const socket = this.#events.connect();
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    this.#timer = setTimeout(() => this.#lost(socket), answerWithinMs);
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(new Uint8Array(data));
    };
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => this.#lost(socket);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    this.#waiting = [];
    this.#inFlight = [];
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    socket?.close();
  }

  #lost(socket: Socket): void {
    if (this.#socket !== socket) return;
    clearTimeout(this.#timer);
    this.#drop();
    if (this.#isStopped) return;
    // A server that is started anew is back in a moment.
    this.#events.onState(this.#failures === 0 ? 'connecting' : 'offline', null);
    const waitMs = Math.min(retry.longestMs, retry.firstMs * 2 ** this.#failures);
    this.#failures += 1;
    this.#connectIn(waitMs);
  }

  #connectIn(waitMs: number): void {
    this.#timer = setTimeout(() => this.#connect(), waitMs * (1 + Math.random() / 2));
  }

  #receive(bytes: Uint8Array): void {
    const message = decodeServerMessage(bytes);
    if (message.kind === 'updates') {
      const first = !this.#isOpen;
      if (first) {
        clearTimeout(this.#timer);
        this.#isOpen = true;
        this.#failures = 0;
      }
      this.#events.onUpdates(message.updates, message.version, first);
      if (first) this.#events.onState('open', null);
    } else if (message.kind === 'stored') this.#settle(message.batch, message.version);
    else this.#refused(message.batch, message.refusal, message.text);
  }

  /** Takes a batch that was answered; undefined for one of an earlier connection. */
  #answered(batch: number): { update: Uint8Array } | undefined {
    const at = this.#inFlight.findIndex((sent) => sent.batch === batch);
    if (at === -1) return undefined;
    clearTimeout(this.#timer);
    return this.#inFlight.splice(at, 1)[0];
  }

  #settle(batch: number, version: number): void {
    const sent = this.#answered(batch);
    if (!sent) return;
    this.#events.onStored(sent.update, version);
    this.#sendNext();
  }

  #refused(batch: number, refusal: Refusal, text: string): void {
    if (batch !== 0 && !isFinal(refusal)) {
      if (this.#answered(batch)) this.#events.onRefused(refusal, text);
      return;
    }
    this.stop();
    if (!isFinal(refusal)) {
      // It may pass: a storage is cleared, a maintenance ends.
      this.#isStopped = false;
      this.#connectIn(retry.longestMs);
    }
    this.#events.onState(refusal, text);
  }

  #sendNext(): void {
    const isFree = this.#isOpen && this.#inFlight.length === 0 && this.#gathering === undefined;
    if (isFree && this.#waiting.length > 0) this.#sendWaiting();
  }

  #sendWaiting(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#batch += 1;
    const sent = { batch: this.#batch, update: this.#events.merge(this.#waiting) };
    this.#waiting = [];
    this.#inFlight.push(sent);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lost(socket), answerWithinMs);
    socket.send(encodeUpdate(sent));
  }
}
