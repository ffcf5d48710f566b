import type { Deps } from '#server/context.ts';
import { perDeps } from '#server/per-deps.ts';
import { type DocumentPart, readUpdates, readVersion } from '../story-documents/index.ts';
import { type Room, type RoomMember, sendParts } from './room.ts';

/** Notifications that arrive within this time are answered by one query, ms. */
const gatherMs = 5;

interface Row {
  story_id: string;
  version: string | number;
  data: Buffer;
}

/** The stories that are open in this process, and their editors. */
export interface Rooms {
  /** Adds an editor and sends it what the document has after its version, if only to say that there is nothing. */
  join(storyId: string, member: RoomMember): Promise<void>;
  leave(storyId: string, member: RoomMember): void;
  /** An update of this member was committed: the others get it. */
  committed(storyId: string, part: DocumentPart, member: RoomMember): void;
  close(): void;
}

function createRooms(deps: Deps): Rooms {
  const rooms = new Map<string, Room>();
  let stale = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  /** Reads the new updates of all these rooms in one query. */
  async function readNew(ids: readonly string[]): Promise<Map<string, DocumentPart[]>> {
    const { rows } = await deps.pool.query<Row>({
      text: `SELECT u.story_id, u.version, u.data FROM unnest($1::uuid[], $2::bigint[]) AS r (id, version)
        JOIN story_updates u ON u.story_id = r.id AND u.version > r.version ORDER BY u.story_id, u.version`,
      values: [ids, ids.map((id) => rooms.get(id)?.version ?? 0)],
    });
    const found = new Map<string, DocumentPart[]>();
    for (const { story_id, version, data } of rows)
      found.set(story_id, [...(found.get(story_id) ?? []), { version: Number(version), data }]);
    return found;
  }

  async function pull(): Promise<void> {
    timer = null;
    const ids = [...stale].filter((id) => rooms.has(id));
    stale = new Set();
    if (ids.length === 0) return;
    const found = await readNew(ids);
    for (const [id, parts] of found) {
      const room = rooms.get(id);
      if (!room) continue;
      const isGapless = parts[0]?.version === room.version + 1;
      // Another process has folded what this one has not read yet.
      sendParts(room, isGapless ? parts : await readUpdates(deps, id, room.version));
    }
    for (const id of ids) if (!found.has(id)) await readFolded(id);
  }

  /** Nothing was found: nothing is new, or all of it is in the snapshot. */
  async function readFolded(id: string): Promise<void> {
    const room = rooms.get(id);
    if (room) sendParts(room, await readUpdates(deps, id, room.version));
  }

  /** Closes the connections of a story that was deleted. */
  function end(id: string, room: Room): void {
    rooms.delete(id);
    for (const member of room.members) member.end();
    room.members.clear();
  }

  function pullSoon(ids: Iterable<string>): void {
    for (const id of ids) stale.add(id);
    timer ??= setTimeout(() => {
      const asked = [...stale];
      pull().catch((error: unknown) => {
        deps.log.warn({ err: error }, 'updates of stories were not read');
        setTimeout(() => pullSoon(asked), 1_000).unref();
      });
    }, gatherMs);
  }

  const unsubscribe = deps.changes.subscribe('stories', (payload) => {
    if (payload === undefined) return pullSoon(rooms.keys());
    const [id = '', version] = payload.split(' ');
    const room = rooms.get(id);
    if (room && version === 'deleted') end(id, room);
    else if (room && room.version < Number(version)) pullSoon([id]);
  });

  return {
    async join(storyId, member) {
      const before = rooms.get(storyId);
      const known = before?.version ?? 0;
      const current = await readVersion(deps, storyId);
      // Versions only grow: the story was deleted and made anew, unnoticed.
      if (before && current < known && rooms.get(storyId) === before) end(storyId, before);
      const room = rooms.get(storyId) ?? { version: current, members: new Set() };
      rooms.set(storyId, room);
      room.members.add(member);
      // A client that knows more than the server has got it from another database.
      if (member.sent > current) member.sent = 0;
      let parts: DocumentPart[];
      do {
        parts = await readUpdates(deps, storyId, member.sent);
        // A newer part may have been sent to it meanwhile, where it had all before.
        const fresh = parts.filter(({ version }) => version > member.sent);
        member.sent = Math.max(member.sent, parts.at(-1)?.version ?? 0);
        member.send(fresh, member.sent);
        // Nothing is left to read of a document that was deleted meanwhile, whatever the room's version is.
      } while (parts.length > 0 && member.sent < room.version && room.members.has(member));
    },
    leave(storyId, member) {
      const room = rooms.get(storyId);
      room?.members.delete(member);
      if (room?.members.size === 0) rooms.delete(storyId);
    },
    committed(storyId, part, member) {
      const room = rooms.get(storyId);
      if (!room || part.version <= room.version) return;
      member.own.add(part.version);
      if (part.version === room.version + 1) sendParts(room, [part]);
      else pullSoon([storyId]);
    },
    close() {
      unsubscribe();
      if (timer) clearTimeout(timer);
    },
  };
}

/** The rooms of this process. */
export const roomsOf = perDeps(createRooms);
