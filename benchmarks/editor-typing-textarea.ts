import { once } from 'node:events';
import { createServer } from 'node:http';

/** Serves a page that holds nothing but a textarea with this text, as wide and as set as the editor's. */
export async function serveTextarea(text: string): Promise<{ url: string; close: () => Promise<void> }> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = `<!doctype html><html lang="tr"><meta charset="utf-8"><title>Metin</title>
<style>body{margin:0}textarea{width:720px;height:90vh;font:19px/32px Georgia,serif}</style>
<textarea aria-label="Metin" lang="tr" spellcheck="true">
${escaped}</textarea></html>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
