import { readFileSync } from 'node:fs';
import { test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const dir = '/tmp/look';
test('look', async ({ page }) => {
  test.setTimeout(200_000);
  const w = page.viewportSize()?.width;
  const phone = (w ?? 0) < 600;
  const shot = (n: string) => page.screenshot({ path: `${dir}/${n}-${w}.png` });
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).waitFor();
  await page.waitForTimeout(500);
  await shot('empty');
  await page
    .getByLabel('Hikâye fikri')
    .fill('Deniz feneri bekçisi Selim bir gece fırtınada kayıp kardeşinin sesini duyar.');
  await page.getByRole('button', { name: phone ? 'Üret' : 'Hikâye üret', exact: true }).click();
  await page.waitForTimeout(350);
  await shot('streaming');
  await page
    .getByText(/token harcandı|harcandı/)
    .first()
    .waitFor({ timeout: 20000 })
    .catch(() => undefined);
  await page.waitForTimeout(800);
  await shot('generated');
  const text = `# Birinci Bölüm\n\nSabah *erkenden* kalktı. **Kimse** görmedi.\n\n— Nereye? dedi Ayşe.\n\n— Uzağa.\n\n* * *\n\n${'Deniz o gün durgundu, rüzgâr bile konuşmuyordu; iskelenin tahtaları eski bir kitabın sayfaları gibi gıcırdıyordu. '.repeat(4)}\n\n# İkinci Bölüm\n\nKadıköy’de yağmur yağıyordu.\n\n`;
  const { id } = await writeStory(page, {
    title: 'Mavi Pencereli Evin Uzun Yazı',
    content: text,
    genre: 'Dram',
  });
  await page.goto(`/editor?hikaye=${id}`);
  await manuscript(page).waitFor();
  await page.waitForTimeout(500);
  await shot('story');
  if (!phone) {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    await shot('offer');
    await page.keyboard.type('/');
    await page.waitForTimeout(300);
    await shot('direction');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Yan panel' }).click();
    await page.waitForTimeout(800);
    await shot('side');
    await page.getByRole('tab', { name: 'Karakterler' }).click();
    await page.waitForTimeout(800);
    await shot('characters');
    await page.getByRole('button', { name: 'Üretim ayarları' }).click();
    await page.waitForTimeout(800);
    await shot('generation');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Yan panel' }).click();
    await manuscript(page).getByText('Sabah').dblclick();
    await page.waitForTimeout(500);
    await shot('selection');
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await page.waitForTimeout(300);
    await shot('more');
    await page.getByRole('menuitem', { name: 'Kitap planı' }).click();
    await page.waitForTimeout(800);
    await shot('plan');
  } else {
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await page.waitForTimeout(400);
    await shot('more');
    await page.getByRole('menuitem', { name: 'Bölümler ve evren' }).click();
    await page.waitForTimeout(800);
    await shot('side');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Üretim ayarları' }).click();
    await page.waitForTimeout(600);
    await shot('generation');
  }
});
