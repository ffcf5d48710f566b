import { data, type RouterContextProvider } from 'react-router';
import type { Api } from './api-client.ts';
import { apiContext } from './server-context.ts';

/** The `error.data` in an error boundary of a public page. */
export interface PageError {
  code: string;
  /** The contract's Turkish text. */
  message: string;
}

/**
 * Asks the API from a public page's `loader`: inside the server, without cookies, the same for everyone. An error of the
 * contract becomes the page's: its status, with code and text as {@link PageError}. An input that the contract refuses
 * came from the address, which then leads nowhere: 404.
 */
export async function callApiInLoader<Result>(
  context: Readonly<RouterContextProvider>,
  ask: (api: Api) => Promise<Result>,
): Promise<Result> {
  try {
    return await ask(context.get(apiContext));
  } catch (fault) {
    if (!isContractError(fault)) throw fault;
    const { code, message } = fault;
    throw data({ code, message } satisfies PageError, code === 'INVALID_INPUT' ? 404 : fault.status);
  }
}

const isContractError = (fault: unknown): fault is PageError & { status: number } =>
  fault instanceof Error && 'code' in fault && 'status' in fault && typeof fault.status === 'number';
