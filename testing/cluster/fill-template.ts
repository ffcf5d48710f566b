import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const templates = join(import.meta.dirname, '../../deploy/cluster');

/** Replaces each `${NAME}` of a file of deploy/cluster. @throws Error for a name without a value */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(join(templates, file), 'utf8').replaceAll(/\$\{([A-Z_0-9]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/cluster/${file} needs a value for ${name}.`);
    return value;
  });
}

/** Writes a filled file of deploy/cluster into a folder; returns its path. */
export function writeTemplate(
  file: string,
  folder: string,
  values: Readonly<Record<string, string>>,
): string {
  const path = join(folder, file);
  writeFileSync(path, fillTemplate(file, values));
  return path;
}
