/** Signs in on the provider's pages without a browser: submits forms, stores cookies and follows redirects. */
export async function signInAtProvider(start: string, login: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(start);
  const provider = url.origin;
  let form: URLSearchParams | null = null;
  for (let hop = 0; hop < 20; hop += 1) {
    const response: Response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: form }),
    });
    form = null;
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    if (location !== null) {
      url = new URL(location, url);
      if (url.origin !== provider) return url;
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]+action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!action || !prompt)
      throw new Error(`The provider showed no form (${response.status}): ${page.slice(0, 200)}`);
    url = new URL(action, url);
    form = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'x' } : { prompt });
  }
  throw new Error('The provider went round in circles.');
}
