import type { Plugin } from 'vite';

const module = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const exported = /createElement\(Icon, \{\s*ref,\s*icon: iconData,\s*className,\s*\.\.\.props\s*\}\)/;

/** The same mark-up, for icons that take a class and what says their meaning: neither size, colour nor a provider. */
const replacement = `
import { createElement } from 'react';

const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

export default ({ name, aliases = [], node }) =>
  ({ className, ...rest }) =>
    createElement(
      'svg',
      {
        ...frame,
        className: ['lucide', ...[name, ...aliases].map((one) => 'lucide-' + one), className].filter(Boolean).join(' '),
        'aria-hidden': /aria-|role|title/.test(Object.keys(rest)) ? undefined : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
`;

/**
 * Draws icons without the settings that we don't use: a kilobyte of the landing page, which has a budget.
 * @throws where lucide no longer reads as it did, so that an update can't bring them back unseen.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!module.test(id)) return;
      if (!exported.test(code)) throw new Error(`Icons are made in another way in ${id}: mend this plugin.`);
      return { code: replacement, map: null };
    },
  };
}
