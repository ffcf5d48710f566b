import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trial } from './run-trial.ts';
import { trialPage } from './trial-page.ts';

/** Stores a trial in the folder and writes the page that compares the newest trial of each model. @returns the page */
export function keepTrial(folder: string, trial: Trial): string {
  mkdirSync(folder, { recursive: true });
  const name = `${trial.startedAt}-${trial.name}`.replaceAll(/[^\p{L}\p{N}.-]+/gu, '_');
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(trial, null, 1));
  const page = join(folder, 'index.html');
  writeFileSync(page, trialPage(newestTrials(folder)));
  return page;
}

/** The newest stored trial of each model, in the order of their names. */
export function newestTrials(folder: string): Trial[] {
  const newest = new Map<string, Trial>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue;
    const trial: Trial = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    newest.set(trial.name, trial);
  }
  return [...newest.values()].sort((a, b) => a.name.localeCompare(b.name, 'tr'));
}
