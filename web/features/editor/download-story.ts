import { downloadName } from '#domain/story/story.ts';

/** Hands a story to the browser as a plain-text file named after its title (spec 1 §2). */
export function downloadStory(title: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = downloadName(title);
  link.click();
  // The browser has to start reading before the address may go.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
