/** How a reader likes text, as the document's element shows it. */
export interface DrawnLook {
  /** Empty where the site's own stays. */
  theme: 'light' | 'dark' | '';
  paper: 'sepia' | '';
  face: string;
  /** Custom properties and their values. */
  variables: Record<string, string>;
}

/**
 * Puts a reader's look on the page. Also run in the head of a shared story, before anything is drawn, so that it does
 * not stand there in the usual one first: it is put into the page as text and must not refer to anything outside.
 */
export function drawLook({ theme, paper, face, variables }: DrawnLook): void {
  const { dataset, style } = document.documentElement;
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
  dataset.readingFace = face;
  // What it stands in the place of comes back when the text is left.
  if (dataset.siteTheme === undefined) dataset.siteTheme = dataset.theme ?? '';
  const shown = theme || dataset.siteTheme;
  if (shown) dataset.theme = shown;
  else delete dataset.theme;
  if (paper) dataset.paper = paper;
  else delete dataset.paper;
}
