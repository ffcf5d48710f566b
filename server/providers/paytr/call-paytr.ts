import { z } from 'zod';
import { cleanDetail } from '../ai/clean-detail.ts';
import { PaytrError } from './paytr-error.ts';
import type { PaytrSettings } from './settings.ts';

/** Timeout of an answer, ms. */
const timeoutMs = 15_000;
/** PayTR's answers are a few hundred bytes. */
const largestAnswer = 200_000;

const answerShape = z.looseObject({ status: z.string() });
export type PaytrAnswer = z.infer<typeof answerShape>;

async function readAnswer(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > largestAnswer) throw new Error('The answer is too large.');
  }
  return text;
}

/** Cleans PayTR's message for display. */
export function cleanReason(settings: PaytrSettings, text: unknown): string {
  const { merchantId, merchantKey, merchantSalt } = settings;
  return typeof text === 'string' ? cleanDetail(text, [merchantKey, merchantSalt, merchantId]) : '';
}

/**
 * Posts a form to PayTR and returns its answer. Without an answer it is unknown whether the request was processed.
 * @throws PaytrError `unreachable` without a readable answer
 */
export async function callPaytr(
  settings: PaytrSettings,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<PaytrAnswer> {
  let text: string;
  try {
    const response = await fetch(`${settings.baseUrl}${path}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await readAnswer(response);
    if (!response.ok) throw new Error(`Status ${response.status}.`);
  } catch (cause) {
    throw new PaytrError('unreachable', { cause });
  }
  try {
    return answerShape.parse(JSON.parse(text));
  } catch (cause) {
    throw new PaytrError('unreachable', { cause });
  }
}
