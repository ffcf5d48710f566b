import type { Logger } from 'pino';
import type { LocalModel } from '#contract/api-configs.ts';
import { apiConfigLimits } from '#domain/generation/api-configs.ts';
import type { AppContext } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { AppError } from '#server/errors.ts';

export interface LocalServer {
  name: string;
  port: number;
}

/** The usual ports of model servers on one's own machine. */
const localServers: readonly LocalServer[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'llama.cpp', port: 8_080 },
  { name: 'LM Studio', port: 1_234 },
  { name: 'vLLM', port: 8_000 },
];

/** A server of this machine answers at once, ms. */
const timeoutMs = 1_000;
/** Models that are listed of one server. */
const maxModels = 20;

/** The models of an answer of `/v1/models`; none of any other answer, because other programs use these ports too. */
function modelIds(answer: unknown): string[] {
  const { data } = (answer ?? {}) as { data?: unknown };
  if (!Array.isArray(data)) return [];
  return data
    .map((model: { id?: unknown } | null) => model?.id)
    .filter((id) => typeof id === 'string')
    .filter((id) => id !== '' && id.length <= apiConfigLimits.model)
    .slice(0, maxModels);
}

async function modelsOf({ name, port }: LocalServer): Promise<LocalModel[]> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${baseUrl}/models`, { signal, redirect: 'error' });
    if (!response.ok) return [];
    return modelIds(await response.json()).map((model) => ({ server: name, baseUrl, model }));
  } catch {
    // Nothing listens there, or something else than a model server.
    return [];
  }
}

/** Asks model servers of this machine for their models, within a second. Never rejects. */
export async function findLocalModels(servers = localServers): Promise<LocalModel[]> {
  return (await Promise.all(servers.map(modelsOf))).flat();
}

/** Lists the models of this machine for administrators. @throws LOCAL_MODELS_OFF where private addresses are closed */
export async function listLocalModels({ ctx }: { ctx: AppContext }): Promise<{ models: LocalModel[] }> {
  if (!ctx.deps.env.aiPrivateAddresses) throw new AppError('LOCAL_MODELS_OFF');
  return { models: await findLocalModels() };
}

/** Logs the models of this machine in development, so that a real model is one step away. Never rejects. */
export async function logLocalModels(
  { env, log }: { env: Pick<Env, 'mode' | 'aiPrivateAddresses'>; log: Pick<Logger, 'info'> },
  servers = localServers,
): Promise<void> {
  if (env.mode !== 'development' || !env.aiPrivateAddresses) return;
  const models = await findLocalModels(servers);
  if (models.length > 0) log.info({ models }, 'local models were found: choose one at /admin/api');
}
