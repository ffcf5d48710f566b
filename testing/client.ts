/** The answer of a request. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface RequestOptions {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  raw?: RequestInit['body'];
  headers?: Record<string, string>;
}

/** An HTTP client that stores cookies and sends and reads JSON. */
export interface Client {
  /** The Cookie header of the next request. */
  cookie(): string;
  /** Calls `/api` + path and reads the JSON answer, whatever its status; the caller names the body's type. */
  request<Body>(path: string, options?: RequestOptions): Promise<Answer<Body>>;
  get<Body>(path: string): Promise<Answer<Body>>;
  post<Body>(path: string, json?: unknown): Promise<Answer<Body>>;
  put<Body>(path: string, json?: unknown): Promise<Answer<Body>>;
  delete<Body>(path: string): Promise<Answer<Body>>;
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split('; ').filter((pair) => pair !== '');
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/** @param cookie initial cookies, as a Cookie header */
export function createClient(url: string, cookie = ''): Client {
  const jar = readCookies(cookie);
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  function keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0(;|$)/i.test(line)) jar.delete(name);
      else jar.set(name, pair.slice(pair.indexOf('=') + 1));
    }
  }

  async function request<Body>(path: string, options: RequestOptions = {}): Promise<Answer<Body>> {
    const headers = new Headers(options.headers);
    if (jar.size > 0) headers.set('cookie', cookieHeader());
    if (options.json !== undefined) headers.set('content-type', 'application/json');
    const init: RequestInit & { duplex?: 'half' } = { method: options.method ?? 'GET', headers };
    const body = options.json === undefined ? options.raw : JSON.stringify(options.json);
    if (body !== undefined) Object.assign(init, { body, duplex: 'half' });
    const response = await fetch(`${url}/api${path}`, init);
    keep(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }

  return {
    cookie: cookieHeader,
    request,
    get: (path) => request(path),
    post: (path, json) => request(path, { method: 'POST', ...(json !== undefined && { json }) }),
    put: (path, json) => request(path, { method: 'PUT', json }),
    delete: (path) => request(path, { method: 'DELETE' }),
  };
}
