import * as Y from 'yjs';

/**
 * What the server is known to have of a document: the last version without a gap, and which changes it contains. It may
 * know less than the server has, never more.
 */
export class ServerState {
  version: number;
  readonly #clocks: Map<number, number>;

  constructor(stored: { version: number; vector: Uint8Array } | null = null) {
    this.version = stored?.version ?? 0;
    this.#clocks = stored ? Y.decodeStateVector(stored.vector) : new Map();
  }

  /** The server has all of this document, as this version. */
  static of(doc: Y.Doc, version: number): ServerState {
    return new ServerState({ version, vector: Y.encodeStateVector(doc) });
  }

  /** The server has these updates, and everything up to this version. */
  received(updates: readonly Uint8Array[], version: number): void {
    for (const update of updates) this.#add(update);
    this.version = Math.max(this.version, version);
  }

  /** The server has committed this update of ours. An update of somebody else may stand before it, still on its way. */
  stored(update: Uint8Array, version: number): void {
    this.#add(update);
    if (version === this.version + 1) this.version = version;
  }

  #add(update: Uint8Array): void {
    const { from, to } = Y.parseUpdateMeta(update);
    for (const [client, end] of to) {
      const known = this.#clocks.get(client) ?? 0;
      if ((from.get(client) ?? 0) <= known && end > known) this.#clocks.set(client, end);
    }
  }

  /** Whether the document has insertions that the server lacks. Its deletions cannot be told this way. */
  lacks(doc: Y.Doc): boolean {
    const clocks = Y.decodeStateVector(Y.encodeStateVector(doc));
    return [...clocks].some(([client, end]) => end > (this.#clocks.get(client) ?? 0));
  }

  /** The document's changes that the server lacks, with all deletions. */
  missing(doc: Y.Doc): Uint8Array {
    return Y.encodeStateAsUpdate(doc, Y.encodeStateVector(this.#clocks));
  }

  encode(): { version: number; vector: Uint8Array } {
    return { version: this.version, vector: Y.encodeStateVector(this.#clocks) };
  }
}
