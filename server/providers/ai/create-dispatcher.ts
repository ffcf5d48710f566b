import { type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import { publicLookup } from '../public-address.ts';

/** The HTTP proxies of the environment. */
export interface ProxySettings {
  /** Addresses of the proxies for http and https; null for none. */
  http: string | null;
  https: string | null;
  /** Hosts that are reached without a proxy, comma-separated. */
  except: string;
}

/** Maximum number of connections; each running generation uses one. */
const connections = 1_024;
/** Timeout of connecting, ms; its error is AI_NETWORK and not AI_TIMEOUT. */
const connectTimeoutMs = 10_000;
/** A proxy can't reach the servers of this machine. */
const ownMachine = 'localhost,127.0.0.1,[::1]';

/**
 * Creates the connections to a provider: direct ones, or through the environment's proxies.
 * @param publicOnly whether direct connections to private networks are refused
 */
export function createDispatcher(
  origin: string,
  { publicOnly, proxy }: { publicOnly: boolean; proxy: ProxySettings | null },
): Dispatcher {
  const connect = { timeout: connectTimeoutMs, ...(publicOnly && { lookup: publicLookup }) };
  if (!proxy) return new Pool(origin, { connections, connect });
  return new EnvHttpProxyAgent({
    connections,
    connect,
    connectTimeout: connectTimeoutMs,
    httpProxy: proxy.http ?? '',
    httpsProxy: proxy.https ?? '',
    noProxy: `${ownMachine},${proxy.except}`,
  });
}
