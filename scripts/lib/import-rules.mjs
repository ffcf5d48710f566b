// Checks who imports whom by .dependency-cruiser.mjs. A child of `npm run check`, on Node 24.
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../.dependency-cruiser.mjs';

const folders = ['domain', 'contract', 'server', 'web', 'testing'];
const { forbidden, options } = config;
const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const { summary } = output;
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
// Without a TypeScript that it understands the tool finds nothing, and nothing wrong.
const isBlind = summary.totalCruised < 50;
if (isBlind)
  console.error(`Only ${summary.totalCruised} modules were found: the import rules were not checked.`);
if (isBlind || summary.violations.length > 0) process.exitCode = 1;
else console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports`);
