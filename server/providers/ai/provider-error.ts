import { AiError, type AiErrorCode } from './ai-error.ts';
import { cleanDetail } from './clean-detail.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The content of a provider's error body in any of the usual forms. */
interface Complaint {
  /** Codes, types, statuses and reasons, lower-cased, joined by spaces. */
  marks: string;
  message: string;
  /** The status inside the body, for answers with status 200. */
  status: number | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads `{error:{…}}`, `[{error:{…}}]`, `{error:"…"}`, `{message}`, `{detail}`, a bare string or plain text. */
function readComplaint(body: unknown): Complaint {
  const first = Array.isArray(body) ? body[0] : body;
  const holder = isRecord(first) ? (first.error ?? first) : first;
  if (!isRecord(holder)) return { marks: '', message: text(holder), status: null };
  const { code, type, status, details, message, detail, msg } = holder;
  const entries = Array.isArray(details) ? details : [];
  const reasons = entries.map((entry: unknown) => (isRecord(entry) ? text(entry.reason) : ''));
  const nested = Array.isArray(detail) && isRecord(detail[0]) ? text(detail[0].msg) : text(detail);
  return {
    marks: [code, type, status, ...reasons].map(text).join(' ').toLowerCase(),
    message: text(message) || nested || text(msg),
    status: typeof code === 'number' && code >= 400 && code < 600 ? code : null,
  };
}

const keyError = /api_key_invalid|invalid_api_key|api_key_expired|authentication_error|permission_denied/;
const keyWords = /api key (?:not valid|not found|expired)|invalid api key|incorrect api key/i;
const modelError = /model_not_supported|model_not_found|model_not_available/;

function codeOf(status: number, { marks, message }: Complaint): AiErrorCode {
  if (status === 401 || status === 403) return 'AI_INVALID_KEY';
  if (status === 400 && (keyError.test(marks) || keyWords.test(message))) return 'AI_INVALID_KEY';
  if (status === 404 || modelError.test(marks)) return 'AI_MODEL_NOT_FOUND';
  if (status === 429) return 'AI_RATE_LIMITED';
  return status >= 500 ? 'AI_UNAVAILABLE' : 'AI_OTHER_STATUS';
}

const details = {
  balance: 'Sağlayıcı hesabındaki bakiye ya da kredi yetersiz.',
  policy: 'Sağlayıcı bu isteği içerik kurallarına uymadığı için yanıtlamadı.',
  tooLong: 'Gönderilen metin modelin sınırı için çok uzun.',
  timeout: 'Sağlayıcı isteği zamanında yanıtlamadı.',
  moved: 'Sağlayıcının adresi değişmiş; yapılandırmadaki adres yanlış olabilir.',
  refused: 'Sağlayıcı isteği kabul etmedi.',
} as const;

/** The Turkish text of a known error; null if only the provider's own message exists. */
function knownDetail(status: number, { marks, message }: Complaint): string | null {
  if (status === 402 || /insufficient_(?:balance|credit|quota)/.test(marks)) return details.balance;
  if (/content_?(?:policy|filter)|safety|moderation|prohibited/.test(marks)) return details.policy;
  if (status === 413 || /context_length|too_large|string_above_max/.test(marks)) return details.tooLong;
  if (/maximum context length|context (?:window|size)|too many tokens/i.test(message)) return details.tooLong;
  if (status === 422) return /polic|content|safety|moderat/i.test(message) ? details.policy : details.refused;
  if (status === 408) return details.timeout;
  if (status >= 300 && status < 400) return details.moved;
  return status === 400 ? details.refused : null;
}

/**
 * Converts a provider's error answer to an AiError (docs/product/generation.md). `body` is parsed JSON or plain text;
 * `literals` are strings that must not be shown: the configured key and address.
 */
export function providerError(status: number, body: unknown, literals: readonly string[] = []): AiError {
  const complaint = readComplaint(body);
  const real = status >= 300 ? status : (complaint.status ?? 500);
  const code = codeOf(real, complaint);
  const own = cleanDetail(complaint.message, literals);
  const detail = knownDetail(real, complaint) ?? (own || `Sağlayıcı ${real} koduyla yanıt verdi.`);
  return new AiError(code, { detail, upstreamStatus: real });
}

/** The error for a text that the provider's filter withheld. */
export function filteredError(): AiError {
  return new AiError('AI_OTHER_STATUS', { detail: details.policy, upstreamStatus: 200 });
}
