import type { Page } from '@playwright/test';

/** Finds a section of the panel by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name });
