/**
 * How fast a cached page is served, against a bare Hono handler that returns the same bytes. Run after a build:
 *   node benchmarks/page-cache.ts
 * Both are asked in turn, many times, by the same load; the claim is on the median of the neighbours' ratios, which
 * other work on the machine disturbs least.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const wanted = 0.6;
const rounds = 9;
const seconds = 2;
const connections = 32;

const server = fork(fileURLToPath(new URL('./page-cache-server.ts', import.meta.url)), { stdio: 'inherit' });
const [ports] = (await once(server, 'message')) as [{ app: number; bare: number; bytes: number }];

async function requestsPerSecond(port: number, duration: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    headers: { 'accept-encoding': 'br' },
    connections,
    duration,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('Not every answer was a page.');
  return result.requests.average;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await requestsPerSecond(ports.app, 1);
await requestsPerSecond(ports.bare, 1);
const app: number[] = [];
const bare: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  app.push(await requestsPerSecond(ports.app, seconds));
  bare.push(await requestsPerSecond(ports.bare, seconds));
}
server.disconnect();

const ratio = median(app.map((figure, round) => figure / (bare[round] ?? 0)));
console.log(
  `landing page, brotli: ${ports.bytes} bytes, ${connections} connections, median of ${rounds} rounds`,
);
console.log(`bare Hono handler: ${Math.round(median(bare))} requests/s`);
console.log(`cached page:       ${Math.round(median(app))} requests/s`);
console.log(
  `ratio ${(ratio * 100).toFixed(1)} %, wanted at least ${wanted * 100} %: ${ratio >= wanted ? 'yes' : 'NO'}`,
);
process.exitCode = ratio >= wanted ? 0 : 1;
