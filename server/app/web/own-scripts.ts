import { hash } from 'node:crypto';

interface FinishedPage {
  html: string;
  /** Base64 SHA-256 of every inline script that may run. */
  hashes: string[];
}

/**
 * Hashes the inline scripts with the marker and removes the marker. Scripts without it could be injected and get no
 * hash; a script with `src` needs none.
 */
export function finishPage(rendered: string, marker: string): FinishedPage {
  const marked = new RegExp(`<script([^>]*) nonce="${marker}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const hashes = new Set<string>();
  for (const [, before = '', after = '', body = ''] of rendered.matchAll(marked))
    if (!`${before}${after}`.includes(' src="')) hashes.add(hash('sha256', body, 'base64'));
  return { html: rendered.replaceAll(` nonce="${marker}"`, ''), hashes: [...hashes] };
}
