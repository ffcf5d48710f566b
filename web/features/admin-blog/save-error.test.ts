import { expect, test } from 'vitest';
import { ApiError, errorFromEnvelope, networkError } from '#web/lib/api-error.ts';
import { saveErrorText } from './save-error.ts';

test('shows the specified texts when a save fails', () => {
  const refused = { code: 'UPDATE_FAILED', status: 500, message: 'Blog yazısı güncellenemedi.' };
  expect(saveErrorText(new ApiError(refused))).toBe('Blog yazısı güncellenemedi.');
  expect(saveErrorText(errorFromEnvelope('<html>', 502))).toBe('Blog yazısı kaydedilemedi.');
  expect(saveErrorText(networkError(new TypeError()))).toBe('Blog yazısı kaydedilirken bir hata oluştu.');
});
