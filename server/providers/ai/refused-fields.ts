/** Fields of a request that a text can be written without, or with another one in their place. */
const optional = ['temperature', 'reasoning_effort', 'stream_options', 'response_format'] as const;
/** The two names of the output limit. */
const limits = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' } as const;

type Body = Record<string, unknown>;

const fields = [...optional, ...Object.keys(limits)];

/**
 * The field that a provider's answer with status 400 or 422 refuses, if the request has it and can go without it; null for
 * other refusals. Providers name it in `param`, `loc` or their message: "Unsupported parameter: 'max_tokens' is not supported with
 * this model", "Unknown name \"stream_options\"", "reasoning_effort 'low' is not supported".
 */
export function refusedField(status: number, answer: string, sent: readonly string[]): string | null {
  if (status !== 400 && status !== 422) return null;
  if (
    !/unsupported|not support|unknown|unrecogni[sz]ed|unexpected|extra|invalid|not permitted|only the default/i.test(
      answer,
    )
  )
    return null;
  // "Use 'max_completion_tokens' instead" names the other one as well, which the request does not have.
  return fields.find((field) => sent.includes(field) && new RegExp(`\\b${field}\\b`).test(answer)) ?? null;
}

/** The body without the fields that this server has refused before; the output limit gets its other name. */
export function withoutRefused(body: Body, refused: ReadonlySet<string>): Body {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (!refused.has(name)) return [[name, value]];
      const other = Object.hasOwn(limits, name) ? limits[name as keyof typeof limits] : undefined;
      return other && !refused.has(other) ? [[other, value]] : [];
    }),
  );
}
