import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that open an exported book, with their Debian packages; `file` for one that is not a command. */
const programs = [
  { name: 'java', package: 'default-jre-headless' },
  { name: 'epubcheck', package: 'epubcheck', file: '/usr/share/java/epubcheck.jar' },
  { name: 'pdftotext', package: 'poppler-utils' },
  { name: 'pdffonts', package: 'poppler-utils' },
  { name: 'soffice', package: 'libreoffice-writer-nogui' },
  // The command comes with any part of LibreOffice.
  {
    name: 'LibreOffice Writer',
    package: 'libreoffice-writer-nogui',
    file: '/usr/lib/libreoffice/program/libswlo.so',
  },
];

/** @param {string} name */
const isCommand = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/**
 * Returns a sentence that names the missing programs and their packages; null if all are installed.
 * @returns {string | null}
 */
export function missingPrograms() {
  const missing = programs.filter(({ name, file }) => (file ? !existsSync(file) : !isCommand(name)));
  if (missing.length === 0) return null;
  const packages = [...new Set(missing.map(({ package: of }) => of))];
  return `${missing.map(({ name }) => name).join(', ')} missing (Debian: apt install ${packages.join(' ')})`;
}
