import { hash } from 'node:crypto';

interface FinishedPage {
  html: string;
  /** Base64 SHA-256 of every inline script that may run. */
  hashes: string[];
}

/**
 * Hashes the inline scripts that carry the marker and takes the marker off the page. Only those: hashing every inline
 * script would allow an injected one. A script of a file (`src`) needs no hash.
 */
export function finishPage(rendered: string, marker: string): FinishedPage {
  const marked = new RegExp(`<script([^>]*) nonce="${marker}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const hashes = new Set<string>();
  for (const [, before = '', after = '', body = ''] of rendered.matchAll(marked))
    if (!`${before}${after}`.includes(' src="')) hashes.add(hash('sha256', body, 'base64'));
  return { html: rendered.replaceAll(` nonce="${marker}"`, ''), hashes: [...hashes] };
}
