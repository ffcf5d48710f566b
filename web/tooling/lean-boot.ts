import { minifySync, type Plugin } from 'vite';

const script = /\/web\/boot\/([\w-]+)\.ts$/;

/** Writes the scripts that stand in every page as short as they can be said: as text, which is all that is wanted of them. */
export function leanBoot(): Plugin {
  return {
    name: 'lean-boot',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      const [, file] = script.exec(id) ?? [];
      if (file === undefined) return;
      const name = file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const { code: small } = minifySync(id, code, { module: true, compress: true, mangle: true });
      const [, text] = new RegExp(`^export (function ${name}\\(.*\\});?$`, 's').exec(small.trim()) ?? [];
      if (text === undefined) throw new Error(`${id} is more than one function: mend this plugin.`);
      return { code: `export const ${name} = ${JSON.stringify(text)};`, map: null };
    },
  };
}
