import type { ChatMessage, ChatRequest, Provider } from './providers.ts';

/** Rules as JSON writes them, in UTF-8: they are most of a request, and always the same few. */
const written = new Map<string, Buffer>();
/** As many as the prompt keeps in mind; beyond so many they are written anew. */
const mostWritten = 500;

function rulesBytes(rules: string): Buffer {
  let bytes = written.get(rules);
  if (!bytes) {
    bytes = Buffer.from(JSON.stringify(rules).slice(1, -1));
    if (written.size >= mostWritten) written.clear();
    written.set(rules, bytes);
  }
  return bytes;
}

/** Where the rules stand in a body without them. No text can hold this: JSON writes its quotation marks otherwise. */
const place = '{"role":"system","content":"';

/** The body of a provider's request, in bytes. */
export function requestBytes(provider: Provider, request: ChatRequest): Buffer {
  const [first, ...others] = request.messages;
  if (first?.role !== 'system') return Buffer.from(JSON.stringify(provider.body(request)));
  const withoutRules: ChatMessage[] = [{ role: 'system', content: '' }, ...others];
  const json = JSON.stringify(provider.body({ ...request, messages: withoutRules }));
  const at = json.indexOf(place) + place.length;
  return Buffer.concat([
    Buffer.from(json.slice(0, at)),
    rulesBytes(first.content),
    Buffer.from(json.slice(at)),
  ]);
}
