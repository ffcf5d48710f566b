import { parseArgs } from 'node:util';
import { startFakeAi } from './server.ts';

/** Starts the fake provider from a shell: `node testing/fake-ai/main.ts --port 4010`. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
const fake = await startFakeAi({ port: Number(values.port), record: false });
console.log(`Fake AI provider: ${fake.baseUrl} (model names choose what it plays; see scenario.ts)`);
const stop = () => void fake.close();
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
