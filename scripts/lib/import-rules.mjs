// Checks who imports whom by .dependency-cruiser.mjs. A child of `npm run check`, on Node 24.
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config, { betweenFeatures } from '../../.dependency-cruiser.mjs';

const folders = ['domain', 'contract', 'server', 'web', 'testing'];
const { forbidden, options } = config;
const tsConfig = extractTSConfig('tsconfig.json');

/**
 * Prints the imports that break a rule.
 * @param {string[]} paths files and folders to read
 * @param {object} settings options of dependency-cruiser with the rules
 */
async function checkImports(paths, settings) {
  const { output } = await cruise(paths, { ...options, ...settings, validate: true }, undefined, {
    tsConfig,
  });
  const { summary } = output;
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
  // Without a TypeScript that it understands the tool finds nothing, and nothing wrong.
  const isBlind = summary.totalCruised < 50;
  if (isBlind)
    console.error(`Only ${summary.totalCruised} modules were found: the import rules were not checked.`);
  if (isBlind || summary.violations.length > 0) process.exitCode = 1;
  return summary;
}

const all = await checkImports(folders, { ruleSet: { forbidden } });
for (const { includeOnly, rule } of betweenFeatures)
  await checkImports(['server', 'web'], { includeOnly, ruleSet: { forbidden: [rule] } });
if (!process.exitCode) console.log(`${all.totalCruised} modules, ${all.totalDependenciesCruised} imports`);
