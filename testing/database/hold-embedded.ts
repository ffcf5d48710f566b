import { startEmbedded } from '#server/db/embedded/start-embedded.ts';

/** An app reduced to its database: starts it in the directory that it is given, says so in a line, and stays. */
const { host, user, database, pid } = await startEmbedded({ dataDir: process.argv[2] ?? '' });
console.log(JSON.stringify({ host, user, database, pid }));
setInterval(() => undefined, 60_000);
