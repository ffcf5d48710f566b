import type { DocumentPart } from '../story-documents/index.ts';

/** An open editor of a story. */
export interface RoomMember {
  /** The last version that was sent to it. */
  sent: number;
  /** Versions that it has written itself and need not be sent. */
  readonly own: Set<number>;
  send(parts: readonly DocumentPart[], version: number): void;
  /** Its story was deleted: tells it so, and closes the connection. */
  end(): void;
}

export interface Room {
  /** The last version that all members have. */
  version: number;
  readonly members: Set<RoomMember>;
}

/** Sends new parts of a document, in order, to each member that lacks them. */
export function sendParts(room: Room, parts: readonly DocumentPart[]): void {
  const version = parts.at(-1)?.version;
  if (version === undefined || version <= room.version) return;
  room.version = version;
  const first = parts[0]?.version ?? version;
  for (const member of room.members) {
    const fresh = parts.filter((part) => part.version > member.sent && !member.own.has(part.version));
    for (const { version: seen } of parts) member.own.delete(seen);
    // A member that is still reading what came before gets these parts by reading on.
    if (version <= member.sent || member.sent + 1 < first) continue;
    member.sent = version;
    if (fresh.length > 0) member.send(fresh, version);
  }
}
