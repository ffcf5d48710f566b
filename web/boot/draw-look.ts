/** A reader's settings as attributes and variables of the document's root element. */
export interface DrawnLook {
  /** Empty for the site's own theme. */
  theme: 'light' | 'dark' | '';
  paper: 'sepia' | '';
  face: string;
  /** Custom properties and their values. */
  variables: Record<string, string>;
}

/**
 * Applies a reader's settings to the page. Also runs in an inline script of a shared story before the text is painted, so
 * that the default look does not flash; the script contains it as text, so it must not refer to anything outside.
 */
export function drawLook({ theme, paper, face, variables }: DrawnLook): void {
  const { dataset, style } = document.documentElement;
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
  dataset.readingFace = face;
  // Stored so that use-apply-reading-settings.ts can restore it when the reading page is left.
  if (dataset.siteTheme === undefined) dataset.siteTheme = dataset.theme ?? '';
  const shown = theme || dataset.siteTheme;
  if (shown) dataset.theme = shown;
  else delete dataset.theme;
  if (paper) dataset.paper = paper;
  else delete dataset.paper;
}
