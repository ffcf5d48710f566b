/**
 * The provider behind all three targets: a chat-completions server that begins to answer after 50 ms, at once
 * in JSON, or streamed in six packets, or (with --paced) token by token. Everything else is made beforehand, so that it
 * costs the machine little.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const latencyMs = 50;
const packetGapMs = 5;

const sentence = 'Deniz feneri o gece her zamankinden yavaş dönüyordu, sanki birini bekler gibiydi. ';
const text = sentence.repeat(22).trim();
const usage = { prompt_tokens: 300, completion_tokens: 600, total_tokens: 900 };

const whole = Buffer.from(
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'measured',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage,
  }),
);

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'measured', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const words = text.split(/(?<= )/);
const packetWords = Math.ceil(words.length / 5);
const packets = [
  chunk({ role: 'assistant', content: words[0] }),
  ...Array.from({ length: 5 }, (_, at) =>
    words
      .slice(1 + at * packetWords, 1 + (at + 1) * packetWords)
      .map((content) => chunk({ content }))
      .join(''),
  ),
].map((packet, at, all) =>
  Buffer.from(at === all.length - 1 ? `${packet}${chunk({}, 'stop')}data: [DONE]\n\n` : packet),
);

/** Paced answers: as a model streams, `tokens` tokens, so many a second. Each token names the moment it was sent at. */
const paced = process.argv.includes('--paced');
const tokens = 300;
const tokensPerSecond = 30;

/** The word that a token is: the time in ms, in base 36. */
const timeWord = () => `t${Date.now().toString(36)} `;

function sendTokens(response: ServerResponse): void {
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    response.write(chunk({ content: timeWord() }));
    if (sent < tokens && !response.destroyed) return;
    clearInterval(timer);
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  }, 1_000 / tokensPerSecond);
}

function sendPackets(response: ServerResponse, at: number): void {
  const packet = packets[at];
  if (!packet) return void response.end();
  response.write(packet);
  setTimeout(sendPackets, packetGapMs, response, at + 1);
}

const server = createServer((request, response) => {
  let streamed = false;
  request.on('data', (bytes: Buffer) => {
    streamed ||= bytes.includes('"stream":true');
  });
  request.on('end', () => {
    setTimeout(() => {
      if (streamed) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        if (paced) sendTokens(response);
        else sendPackets(response, 0);
      } else {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length });
        response.end(whole);
      }
    }, latencyMs);
  });
});
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', 4_096, () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit());
