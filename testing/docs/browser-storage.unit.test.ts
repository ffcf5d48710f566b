import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cookiePolicy } from '#domain/content/legal/cookie-policy.ts';
import { defaultBrand } from '#domain/site/brand.ts';

/** The line of the cookie policy that names each key of the browser's storage; null for keys of nothing stored. */
const told: Record<string, string | null> = {
  'yazihane-blog-drafts': 'Taslaklar',
  'yazihane-cache': 'Liste kopyaları',
  'yazihane-copies': 'Son açtığınız hikâyeler ve hesap bilginiz',
  'yazihane-shell-': 'Yazı odasının dosyaları',
  'yazihane.cache-owner': 'Liste kopyaları',
  'yazihane.carried-story': 'Taslaklar',
  'yazihane.cookie-choice': 'Görünüm, giriş ve çerez seçimi',
  'yazihane.direction': 'Taslaklar',
  'yazihane.editor-cards': 'Taslaklar',
  'yazihane.generation-options': 'Editör seçenekleri',
  'yazihane.generation.': 'Süren üretim',
  'yazihane.guest-tokens': 'Kalan deneme tokeni',
  'yazihane.membership': 'Ödeme adımındaki kullanıcı adı',
  'yazihane.newest.': 'Taslaklar',
  'yazihane.reading-look': 'Okuma görünümü ve yeri',
  'yazihane.reading-places': 'Okuma görünümü ve yeri',
  'yazihane.selection': 'Süren üretim',
  'yazihane.signed-in': 'Görünüm, giriş ve çerez seçimi',
  'yazihane.spelling': 'Editör seçenekleri',
  'yazihane.stories.': 'Son açtığınız hikâyeler ve hesap bilginiz',
  'yazihane.story.': 'Son açtığınız hikâyeler ve hesap bilginiz',
  'yazihane.stream-place': 'Süren üretim',
  'yazihane.summaries-before': 'Süren üretim',
  'yazihane.summary': 'Süren üretim',
  'yazihane.theme': 'Görünüm, giriş ve çerez seçimi',
  'yazihane.unsent.': 'Taslaklar',
  'yazihane.untold-words.': 'Bildirilmemiş sözcük sayıları',
  'yazihane.viewer': 'Son açtığınız hikâyeler ve hesap bilginiz',
  'yazihane.wizard.': 'Sihirbazdaki seçimleriniz',
  // Names of locks and channels between tabs, and of a downloaded file.
  'yazihane.draft.': null,
  'yazihane.old-drafts': null,
  'yazihane.open.': null,
  'yazihane.session': null,
};

test('the cookie policy has a line for every name under which the app stores something in the browser', () => {
  const sources = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`](yazihane[.-][A-Za-z0-9.-]*)/g)].map(([, name]) => name),
  );
  expect([...new Set(names)].sort()).toEqual(Object.keys(told).sort());
  const lines = cookiePolicy(defaultBrand).sections.flatMap(({ facts = [] }) => facts.map(([name]) => name));
  expect(lines).toEqual(expect.arrayContaining(Object.values(told).filter((line) => line !== null)));
});
