import { startEmbedded } from '#server/db/embedded/start-embedded.ts';

/** Starts only the embedded database in a given directory, prints a line and keeps it running. */
const { host, user, database, pid } = await startEmbedded({ dataDir: process.argv[2] ?? '' });
console.log(JSON.stringify({ host, user, database, pid }));
setInterval(() => undefined, 60_000);
