import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files with the terms of a package; some packages have several (code and fonts, or a notice). */
const isTerms = (name) => /^(?:licen[cs]e|copying|notice|ofl)(?:[.-]|$)/i.test(name);

/** A text without trailing spaces, so that equal texts are found. */
const readText = (path) =>
  readFileSync(path, 'utf8')
    .replaceAll(/[ \t\r]+$/gm, '')
    .trim();

/** The texts of a package's licence files; of a package without one, the licences that its README lists. */
function readTerms(folder) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
  const terms = names.filter(isTerms);
  if (terms.length > 0) return terms.map((name) => readText(join(folder, name))).join('\n\n');
  const readme = names.find((name) => /^readme\.md$/i.test(name));
  const sections = readme ? readText(join(folder, readme)).split('\n## ') : [];
  const [, ...lines] = sections.find((section) => section.startsWith('Licensing'))?.split('\n') ?? [];
  return lines.join('\n').trim();
}

/** The name of a licence in package.json, where older packages have an object or a list. */
function licenceName({ license, licenses }) {
  const given = [license ?? licenses ?? []].flat();
  return given.map((one) => (typeof one === 'string' ? one : one.type)).join(' OR ') || 'not stated';
}

/** Reads the installed packages of production: name, version, licence and its text. */
function readPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const isShipped = ({ dev, devOptional }) => !dev && !devOptional;
  // Packages for other systems are in the lock file only.
  const paths = Object.keys(packages).filter(
    (path) => path !== '' && isShipped(packages[path]) && existsSync(join(root, path, 'package.json')),
  );
  return paths.map((path) => {
    const described = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    const { name, version } = described;
    const source = described.homepage ?? described.repository?.url ?? `https://www.npmjs.com/package/${name}`;
    return {
      title: `${name} ${version}`,
      licence: licenceName(described),
      source,
      terms: readTerms(join(root, path)),
    };
  });
}

/**
 * Writes the notices of all packages and fonts of production: each with its version and licence, packages with the same
 * text together, then the text.
 * @param {string} root the project's folder
 * @returns {string}
 */
export function writeThirdPartyNotices(root) {
  /** @type {Map<string, Map<string, string>>} */
  const byTerms = new Map();
  for (const { title, licence, source, terms } of readPackages(root)) {
    const text = terms || `The package contains no licence text; its package.json states: ${licence}.`;
    const group = byTerms.get(text) ?? new Map();
    group.set(title, `${title} (${licence}) ${source}`);
    byTerms.set(text, group);
  }
  const sections = [...byTerms].map(
    ([text, group]) => `${[...group.values()].sort().join('\n')}\n\n${text}\n`,
  );
  const line = `${'-'.repeat(80)}\n`;
  const intro =
    'Bu site aşağıdaki açık kaynak yazılımları ve yazı tiplerini kullanır.\nThis site uses the following open source software and fonts.\n';
  return [intro, ...sections.sort()].join(`\n${line}`);
}
