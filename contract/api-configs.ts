import { z } from 'zod';
import { priceCurrencies } from '#domain/generation/ai-cost.ts';
import {
  apiConfigLimits,
  apiProviderIds,
  hasCredentials,
  isConfigUrl,
  isSecret,
  providerErrors,
  secretErrors,
} from '#domain/generation/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { instant, isVisible, oneLine, operation, text, uuid } from './base.ts';

const m = messages.apiConfigs;
const tags = ['API yapılandırması'];

const line = (max: number, error: string) => text(max, error).overwrite(oneLine).trim();
const optionalLine = (max: number) => text(max).overwrite(oneLine).trim().default('');
/** Empty when none is given. */
const secret = text(apiConfigLimits.key).trim().refine(isSecret, { error: m.keyInvalid }).default('');
const needed = (error: string) => ({ error });

const price = z.number(m.priceInvalid).min(0, m.priceInvalid).max(apiConfigLimits.price, m.priceInvalid);
const limit = (max: number) =>
  z.number(m.limitInvalid).int(m.limitInvalid).min(1, m.limitInvalid).max(max, m.limitInvalid);

const fields = z.object({
  name: line(apiConfigLimits.name, m.nameRequired).refine(isVisible, needed(m.nameRequired)),
  provider: z.enum(apiProviderIds, needed(m.providerRequired)),
  key: secret,
  isActive: z.boolean().default(true),
  /** Uses an AI configuration although its trial fails, or without one. */
  force: z.boolean().default(false),
  /** Replaces the provider's own address. */
  baseUrl: optionalLine(apiConfigLimits.baseUrl)
    .refine(isConfigUrl, needed(m.baseUrlInvalid))
    .refine((address) => !hasCredentials(address), needed(m.baseUrlCredentials)),
  model: optionalLine(apiConfigLimits.model),
  /** PayTR only. */
  merchantId: optionalLine(apiConfigLimits.merchantId),
  salt: secret,
  /** PayTR only: payments are test payments. */
  testMode: z.boolean().default(false),
  /** AI only: prices per million tokens. */
  inputPrice: price.nullable().default(null),
  cachedPrice: price.nullable().default(null),
  outputPrice: price.nullable().default(null),
  currency: z.enum(priceCurrencies).default('USD'),
  /** AI only: texts at the same time, for each process. */
  maxStreams: limit(apiConfigLimits.maxStreams).nullable().default(null),
  /** AI only: tokens of a day, input and output together. */
  dailyTokens: limit(apiConfigLimits.dailyTokens).nullable().default(null),
});
type Fields = z.infer<typeof fields>;

/** Adds the fields that a provider requires besides its key (docs/product/generation.md). */
function checkProvider(config: Fields, ctx: z.RefinementCtx): void {
  for (const [field, message] of Object.entries(providerErrors(config)))
    ctx.addIssue({ code: 'custom', path: [field], message });
}

/** A configuration without its secrets. */
export const apiConfig = z.object({
  id: uuid,
  name: z.string(),
  provider: z.enum(apiProviderIds),
  /** The key, with all but its first and last four characters hidden. */
  maskedKey: z.string(),
  isActive: z.boolean(),
  /** Whether it is used now: the first active one of its kind whose key can be opened and whose address is allowed. */
  inUse: z.boolean(),
  /**
   * Whether its key was sealed under a SECRETS_KEY that is not configured any more, so that it must be entered again.
   */
  keyLost: z.boolean(),
  /** Why its trial failed, so that it is off; null otherwise. */
  trialFailure: z.string().nullable(),
  /** Whether its address is private or without TLS and not allowed any more. */
  addressRefused: z.boolean(),
  baseUrl: z.string(),
  model: z.string(),
  merchantId: z.string(),
  /** PayTR's test mode in this configuration. */
  testMode: z.boolean(),
  /** Whether PAYTR_TEST_MODE=on makes its payments test payments, regardless of `testMode`. */
  testForced: z.boolean(),
  /** Prices per million tokens. */
  inputPrice: z.number().nullable(),
  cachedPrice: z.number().nullable(),
  outputPrice: z.number().nullable(),
  currency: z.enum(priceCurrencies),
  maxStreams: z.number().int().nullable(),
  dailyTokens: z.number().int().nullable(),
  /** Place among the AI configurations that are asked one after another, from 1; null when it is not used. */
  place: z.number().int().nullable(),
  /** The circuit breaker of the process that answers: an open one skips the provider for a while. */
  circuit: z.enum(['closed', 'open', 'half-open']),
  /** Texts that it writes now in the process that answers. */
  running: z.number().int(),
  /** Tokens of today, of every process. */
  tokensToday: z.number().int(),
  /** Incremented by each change; an update names the revision that it is based on. */
  revision: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ApiConfig = z.infer<typeof apiConfig>;

const apiConfigList = z.object({
  configs: z.array(apiConfig),
  /** Whether model servers of the server's own machine may be searched and used. */
  mayFindLocalModels: z.boolean(),
});
export type ApiConfigList = z.infer<typeof apiConfigList>;

const localModel = z.object({
  /** The program, by its usual port. */
  server: z.string(),
  baseUrl: z.string(),
  model: z.string(),
});
export type LocalModel = z.infer<typeof localModel>;

const byId = z.object({ id: uuid });
const changed = {
  API_CONFIG_CHANGED: { status: 409, message: m.changedElsewhere, data: z.object({ current: apiConfig }) },
};
const missing = { NOT_FOUND: { status: 404, message: m.notFound } };

export const apiConfigs = {
  list: operation
    .meta({ access: 'admin', fallback: 'API_CONFIGS_LOAD_FAILED' })
    .route({ method: 'GET', path: '/admin/api-configs', tags, summary: 'All configurations, in their order' })
    .errors({ API_CONFIGS_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .output(apiConfigList),
  localModels: operation
    .meta({ access: 'admin', fallback: 'LOCAL_MODELS_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/api-configs/local-models',
      tags,
      summary: 'Models of Ollama, llama.cpp, LM Studio and vLLM on the machine of the server',
    })
    .errors({
      LOCAL_MODELS_FAILED: { status: 500, message: m.localModelsFailed },
      LOCAL_MODELS_OFF: { status: 409, message: m.localModelsOff },
    })
    .output(z.object({ models: z.array(localModel) })),
  create: operation
    .meta({ access: 'admin', fallback: 'API_CONFIG_CREATE_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/api-configs',
      tags,
      summary:
        'Add a configuration under an id made by the client: a repeat answers what the first one made. An active AI configuration is tried first and stays off when that fails',
      successStatus: 201,
    })
    .errors({
      API_CONFIG_CREATE_FAILED: { status: 500, message: m.createFailed },
      TOO_MANY_API_CONFIGS: { status: 409, message: m.tooMany },
      ...changed,
    })
    .input(
      fields.extend({ id: uuid }).superRefine((config, ctx) => {
        checkProvider(config, ctx);
        for (const [field, message] of Object.entries(secretErrors(config)))
          ctx.addIssue({ code: 'custom', path: [field], message });
      }),
    )
    .output(apiConfig),
  update: operation
    .meta({ access: 'admin', fallback: 'API_CONFIG_UPDATE_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/api-configs/{id}',
      tags,
      summary: 'Change a configuration; an empty key or salt keeps the stored one',
    })
    .errors({
      ...missing,
      API_CONFIG_UPDATE_FAILED: { status: 500, message: m.updateFailed },
      ...changed,
    })
    .input(
      fields
        .extend({ id: uuid, revision: z.number().int().min(1).max(2_000_000_000) })
        .superRefine(checkProvider),
    )
    .output(apiConfig),
  toggle: operation
    .meta({ access: 'admin', fallback: 'API_CONFIG_TOGGLE_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/api-configs/{id}/active',
      tags,
      summary: 'Switch a configuration on or off, on every process at once',
    })
    .errors({ ...missing, API_CONFIG_TOGGLE_FAILED: { status: 500, message: m.toggleFailed } })
    .input(byId.extend({ isActive: z.boolean(), force: z.boolean().default(false) }))
    .output(apiConfig),
  move: operation
    .meta({ access: 'admin', fallback: 'API_CONFIG_MOVE_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/api-configs/{id}/place',
      tags,
      summary: 'Move an AI configuration one place up or down; at the end of the list it stays',
    })
    .errors({ ...missing, API_CONFIG_MOVE_FAILED: { status: 500, message: m.moveFailed } })
    .input(byId.extend({ direction: z.enum(['up', 'down']) }))
    .output(apiConfigList),
  remove: operation
    .meta({ access: 'admin', fallback: 'API_CONFIG_DELETE_FAILED' })
    .route({
      method: 'DELETE',
      path: '/admin/api-configs/{id}',
      tags,
      summary: 'Delete a configuration for good',
    })
    .errors({ ...missing, API_CONFIG_DELETE_FAILED: { status: 500, message: m.deleteFailed } })
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
  reveal: operation
    .meta({ access: 'admin', fallback: 'API_CONFIG_REVEAL_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/api-configs/{id}/reveal',
      tags,
      summary: 'The whole key, for who signed in within the last ten minutes or gives the password; audited',
    })
    .errors({
      ...missing,
      API_CONFIG_REVEAL_FAILED: { status: 500, message: m.revealFailed },
      WRONG_PASSWORD: { status: 403, message: messages.account.wrongPassword },
      FRESH_SIGN_IN_REQUIRED: {
        status: 403,
        message: m.freshSignInRequired,
        /** Whether the account has a password; without one only a new sign-in helps. */
        data: z.object({ hasPassword: z.boolean() }),
      },
    })
    .input(byId.extend({ password: text(200).default('') }))
    .output(z.object({ key: z.string(), salt: z.string() })),
  test: operation
    .meta({ access: 'admin', fallback: 'API_CONFIG_TEST_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/api-configs/{id}/test',
      tags,
      summary: 'Make a small real call and say how it went, in the words of the error catalogue',
    })
    .errors({ ...missing, API_CONFIG_TEST_FAILED: { status: 500, message: m.testFailed } })
    .input(byId)
    .output(z.object({ ok: z.boolean(), message: z.string(), tookMs: z.number().int() })),
};
