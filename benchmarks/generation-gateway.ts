/**
 * Measures what this server adds to a generation, against an AI gateway that only forwards.
 * Run: node benchmarks/generation-gateway.ts
 *
 * Three targets in turn, in rounds on one machine: the provider directly, npm @portkey-ai/gateway, and this server
 * with everything on (session, validation, rate limit, reservation, ledger, record; PostgreSQL with fsync).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { load, percentile, type Round, type Target } from './generation-gateway-load.ts';
import { endAll, start, startGateway } from './generation-gateway-processes.ts';
import { directTarget, gatewayTarget, ourTarget } from './generation-gateway-targets.ts';

interface Plan {
  atOnce: number;
  stream: boolean;
  rounds: number;
  seconds: number;
}

/** The targets in turn, round after round; a first, shorter round warms them up and is thrown away. */
async function measure(targets: Target[], plan: Plan): Promise<Map<string, Round[]>> {
  const rounds = new Map<string, Round[]>(targets.map((target) => [target.name, []]));
  for (let at = 0; at <= plan.rounds; at += 1) {
    for (const target of targets) {
      const seconds = at === 0 ? Math.min(1.5, plan.seconds) : plan.seconds;
      const round = await load(target, { atOnce: plan.atOnce, stream: plan.stream, seconds });
      if (round.failures.length > 0) {
        throw new Error(`${target.name}: ${round.failures.length} failures, first: ${round.failures[0]}`);
      }
      if (at > 0) rounds.get(target.name)?.push(round);
      await wait(100);
    }
  }
  return rounds;
}

const pooled = (rounds: Round[] | undefined, figure: 'whole' | 'firstByte' | 'firstText', share: number) =>
  percentile(
    (rounds ?? []).flatMap((round) => round[figure]),
    share,
  );
const rate = (rounds: Round[] | undefined) =>
  percentile(
    (rounds ?? []).map((round) => round.requestsPerSecond),
    0.5,
  );
const ms = (figure: number) => `${figure.toFixed(1)} ms`;

interface Check {
  claim: string;
  gateway: string;
  ours: string;
  ratio: number;
  limit: string;
  pass: boolean;
}
const checks: Check[] = [];

function check(
  claim: string,
  gateway: number,
  ours: number,
  atMost: number,
  unit: (figure: number) => string,
) {
  const ratio = ours / gateway;
  checks.push({
    claim,
    gateway: unit(gateway),
    ours: unit(ours),
    ratio,
    limit: `<= ${atMost.toFixed(2)}`,
    pass: ratio <= atMost,
  });
}

async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'generation-gateway-'));
  try {
    const upstream = await (await start<{ port: number }>('generation-gateway-upstream.ts')).said;
    const upstreamOrigin = `http://127.0.0.1:${upstream.port}`;
    const { origin: gatewayOrigin } = await startGateway();
    const profiled = process.argv.includes('--profile');
    const ours = await start<{ port: number; cookies: string[] }>('generation-gateway-server.ts', {
      args: [dataDir, `${upstreamOrigin}/v1`],
      execArgv: profiled ? ['--cpu-prof', '--cpu-prof-dir=profiles'] : [],
    });
    const { port, cookies } = await ours.said;
    const direct = directTarget(upstreamOrigin);
    const gateway = gatewayTarget(gatewayOrigin, `${upstreamOrigin}/v1`);
    const own = ourTarget(`http://127.0.0.1:${port}`, cookies);
    const targets = [direct, gateway, own];

    // Servers are measured as they run for hours: their hot paths compiled (which takes some ten thousand requests).
    for (const target of targets) await load(target, { atOnce: 256, seconds: 15, stream: false });

    const at32 = await measure(targets, {
      atOnce: 32,
      stream: false,
      rounds: 5,
      seconds: 3,
    });
    const added = (name: string, share: number) =>
      pooled(at32.get(name), 'whole', share) - pooled(at32.get(direct.name), 'whole', share);
    check('32 at once: added median', added(gateway.name, 0.5), added(own.name, 0.5), 1, ms);
    check('32 at once: added p99', added(gateway.name, 0.99), added(own.name, 0.99), 1, ms);

    const at256 = await measure(targets, {
      atOnce: 256,
      stream: false,
      rounds: 3,
      seconds: 4,
    });
    const perSecond = (figure: number) => `${Math.round(figure)}/s`;
    const [gatewayRate, ownRate] = [rate(at256.get(gateway.name)), rate(at256.get(own.name))];
    checks.push({
      claim: `256 at once: requests a second (direct ${perSecond(rate(at256.get(direct.name)))})`,
      gateway: perSecond(gatewayRate),
      ours: perSecond(ownRate),
      ratio: ownRate / gatewayRate,
      limit: '>= 1.00',
      pass: ownRate >= gatewayRate,
    });

    const streams = await measure(targets, {
      atOnce: 32,
      stream: true,
      rounds: 5,
      seconds: 3,
    });
    const delay = (name: string, figure: 'firstByte' | 'firstText') =>
      pooled(streams.get(name), figure, 0.5) - pooled(streams.get(direct.name), figure, 0.5);
    const gatewayDelay = delay(gateway.name, 'firstByte');
    check('stream, 32 at once: first byte, added', gatewayDelay, delay(own.name, 'firstByte'), 1, ms);
    check(
      'stream, 32 at once: first text, added',
      delay(gateway.name, 'firstText'),
      delay(own.name, 'firstText'),
      1,
      ms,
    );

    for (const target of targets) {
      const row = (rounds: Round[] | undefined, figure: 'whole' | 'firstByte' | 'firstText') =>
        `${ms(pooled(rounds, figure, 0.5))} / ${ms(pooled(rounds, figure, 0.99))}`;
      console.log(
        `${target.name.padEnd(10)} 32 at once: ${row(at32.get(target.name), 'whole')} (median / p99), ${perSecond(rate(at32.get(target.name)))}` +
          `; 256: ${perSecond(rate(at256.get(target.name)))}, ${row(at256.get(target.name), 'whole')}` +
          `; stream first byte ${row(streams.get(target.name), 'firstByte')}, first text ${row(streams.get(target.name), 'firstText')}`,
      );
    }
    console.table(
      checks.map(({ claim, gateway: theirs, ours: mine, ratio, limit, pass }) => ({
        claim,
        gateway: theirs,
        'this server': mine,
        ratio: ratio.toFixed(2),
        limit,
        verdict: pass ? 'PASS' : 'FAIL',
      })),
    );
    if (checks.some(({ pass }) => !pass)) process.exitCode = 1;
    const books = new Promise<{ generations: number; booked: number; wrong: number }>((resolve) => {
      ours.child.once('message', (message) => resolve(message as never));
    });
    ours.child.send('stop');
    const { generations, booked, wrong } = await books;
    console.log(`books: ${generations} generations, ${booked} charges, ${wrong} balances off their ledger`);
    if (generations !== booked || wrong !== 0) process.exitCode = 1;
    await new Promise((resolve) => ours.child.once('exit', resolve));
  } finally {
    endAll();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await run();
