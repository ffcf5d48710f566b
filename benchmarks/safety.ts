import { mayNeedHelp } from '#domain/generation/help-line.ts';
import { readLines, readRequests } from '#testing/safety/read-requests.ts';
import { placesOf, share } from '#testing/safety/safety-figures.ts';

/** Recall and false alarms of the safety checks: `node benchmarks/safety.ts` (testing/safety/README.md). */
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

for (const part of ['', '-held-out', '-traps', '-second-traps']) {
  const refused = readRequests(`minors-refused${part}.txt`);
  const allowed = readRequests(`minors-allowed${part}.txt`);
  console.log(`sexual content about minors${part}: ${refused.length} to refuse, ${allowed.length} to tell`);
  for (const place of ['request', 'card', 'pasted', 'answer'] as const) {
    const recall = share(refused, (one) => placesOf(one)[place]);
    const alarms = share(allowed, (one) => placesOf(one)[place]);
    console.log(`  ${place.padEnd(8)} recall ${percent(recall)}, false alarms ${percent(alarms)}`);
  }
}
const needed = readLines('help-needed.txt');
const others = readLines('help-not-needed.txt');
console.log(
  `line of help: ${needed.filter(mayNeedHelp).length} of ${needed.length}, false alarms ${others.filter(mayNeedHelp).length} of ${others.length}`,
);
