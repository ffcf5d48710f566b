import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';

/**
 * Starts the embedded database in a given directory, passes connections to a port of this machine on to its socket, prints
 * its address and keeps both running until SIGTERM: for containers, which can't open the socket.
 */
const { host, user, database, stop } = await startEmbedded({ dataDir: process.argv[2] ?? '' });
const gate = createServer((incoming) => {
  const outgoing = connect(join(host, '.s.PGSQL.5432'));
  incoming.pipe(outgoing).pipe(incoming);
  incoming.on('error', () => outgoing.destroy());
  outgoing.on('error', () => incoming.destroy());
});
gate.listen(0, '127.0.0.1');
await once(gate, 'listening');
process.once('SIGTERM', async () => {
  await stop();
  process.exit();
});
console.log(`postgres://${user}:password@127.0.0.1:${(gate.address() as AddressInfo).port}/${database}`);
