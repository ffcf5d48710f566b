import { connect, createServer, type Socket } from 'node:net';

/** A network connection between two machines that can be cut. */
export interface Link {
  /**
   * Lets nothing through any more, as a network does that loses everything: connections stay open and silent. `only`
   * cuts the connections that name this in their first bytes.
   */
  cut(only?: string): void;
  /** Lets through what waits, and everything else. */
  restore(): void;
  close(): Promise<void>;
}

interface Pair {
  near: Socket;
  far: Socket;
  /** The first bytes of the client, in which a PostgreSQL client names itself. */
  head: string;
  isHeld: boolean;
}

const headBytes = 1_000;

/** Listens on one address and passes connections to another one, on the same port. */
export async function openLink(from: string, to: string, port: number, toPort = port): Promise<Link> {
  const pairs = new Set<Pair>();
  let isCut = false;
  let cutOnly: string | undefined;

  const isConcerned = ({ head }: Pair) => isCut && (cutOnly === undefined || head.includes(cutOnly));
  function hold(pair: Pair): void {
    pair.isHeld = true;
    pair.near.pause();
    pair.far.pause();
  }
  function release(pair: Pair): void {
    pair.isHeld = false;
    pair.near.resume();
    pair.far.resume();
  }

  const server = createServer((near) => {
    const pair: Pair = { near, far: connect({ host: to, port: toPort }), head: '', isHeld: false };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      pair.far.destroy();
    };
    for (const socket of [near, pair.far]) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    near.on('data', (bytes) => {
      if (pair.head.length < headBytes) pair.head += bytes.toString('latin1');
      if (!pair.isHeld && isConcerned(pair)) hold(pair);
      pair.far.write(bytes);
    });
    pair.far.on('data', (bytes) => near.write(bytes));
    if (isConcerned(pair)) hold(pair);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, from, 1_024, resolve);
  });
  return {
    cut(only) {
      isCut = true;
      cutOnly = only;
      for (const pair of pairs) if (isConcerned(pair)) hold(pair);
    },
    restore() {
      isCut = false;
      cutOnly = undefined;
      for (const pair of pairs) if (pair.isHeld) release(pair);
    },
    close() {
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
