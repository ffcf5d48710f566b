import { untilDay } from '#domain/time/day-phrases.ts';
import { signUpAs, test } from './database-app.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll, toastRegion } from './fixtures.ts';

test('a plan is cancelled in the panel and the cancellation is withdrawn @once', async ({
  page,
  databaseApp: { pool },
}) => {
  const person = await signUpAs(page, pool, { plan: 'pro' });
  const endsAt = new Date(Date.now() + 29 * 86_400_000);
  await pool.query(
    'UPDATE user_tokens SET plan_ends_at = $2 WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [person.email, endsAt],
  );
  await page.goto('/panel');
  await appReady(page);
  const membership = page.getByRole('region', { name: 'Üyelik' });
  await membership.getByRole('button', { name: 'Planı iptal et' }).click();
  const question = page.getByRole('alertdialog', { name: 'Profesyonel planınız iptal edilsin mi?' });
  await expect(question).toContainText('kendiliğinden çekim yapılmaz');
  await expect(question).toContainText(`${untilDay(endsAt)} bütün haklarıyla sürer`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(membership).not.toContainText('İptal ettiniz');
  await expect(membership.getByRole('button', { name: 'Planı iptal et' })).toBeFocused();

  let requests = 0;
  await page.route('**/api/plan/cancellation', (route) => {
    requests += 1;
    return route.continue();
  });
  const notices = page.getByRole('region', { name: 'Bildirimler' });
  await membership.getByRole('button', { name: 'Planı iptal et' }).click();
  await question.getByRole('button', { name: 'Planı iptal et' }).dblclick();
  await expect(membership).toContainText(`İptal ettiniz; ${untilDay(endsAt)} Profesyonel.`);
  await expect(question).toHaveCount(0);
  await expect(membership.getByRole('button', { name: 'İptali geri al' })).toBeFocused();
  await expect(notices.getByText('Planınızı iptal ettiniz')).toHaveCount(1);
  expect(requests).toBe(1);
  await expectAccessible(page, { part: toastRegion });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  requests = 0;
  await membership.getByRole('button', { name: 'İptali geri al' }).dblclick();
  await expect(membership.getByRole('button', { name: 'Planı iptal et' })).toBeFocused();
  await expect(membership).not.toContainText('İptal ettiniz');
  await expect(notices.getByText('İptali geri aldınız.')).toHaveCount(1);
  await expect(question).toHaveCount(0);
  expect(requests).toBe(1);
});

test('says what a deletion loses of a paid plan, and offers the download first @once', async ({
  page,
  databaseApp: { pool },
}) => {
  const person = await signUpAs(page, pool, { plan: 'pro' });
  const endsAt = new Date(Date.now() + 29 * 86_400_000);
  await pool.query(
    'UPDATE user_tokens SET plan_ends_at = $2 WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [person.email, endsAt],
  );
  await page.goto('/guvenlik');
  await page.getByRole('button', { name: 'Hesabımı sil' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Profesyonel planınız \d+ \S+ \d{4} gününe kadar sürüyor/);
  await expect(dialog).toContainText('silmekle ücret iadesi doğmaz');
  const download = dialog.getByRole('link', { name: 'Verilerimi indir' });
  await expect(download).toHaveAttribute('href', '/api/account/export');
  expect(
    await download.evaluate((link) => {
      const password = link.ownerDocument.querySelector('[role=dialog] input[type=password]');
      return (
        password !== null && (link.compareDocumentPosition(password) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
      );
    }),
  ).toBe(true);
  await expectAccessible(page);
});
