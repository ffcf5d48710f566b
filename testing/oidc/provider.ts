import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { type ClientMetadata, Provider } from 'oidc-provider';

const keyId = 'provider-key';

/** Creates the ID token to return from the claims of the real one. */
export type IdTokenMaker = (claims: JWTPayload) => Promise<string>;

/** The provider's accounts: every address can sign in; one that contains `dogrulanmamis` is unverified. */
function accountOf(login: string) {
  const email = login.includes('@') ? login : `${login}@gmail.example`;
  return {
    accountId: login,
    claims: async () => ({
      sub: `google-${email}`,
      email,
      email_verified: !email.includes('dogrulanmamis'),
      name: `Google ${email.split('@', 1)[0]}`,
    }),
  };
}

export interface OidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The client id of another application with the same redirect addresses. */
  otherClientId: string;
  /** Signs claims with the provider's key, RS256. */
  sign: IdTokenMaker;
  /** Replaces the ID token in every later response to a code; null restores the real one. */
  replaceIdTokens(maker: IdTokenMaker | null): void;
  close(): Promise<void>;
}

/**
 * Starts a real OpenID provider on loopback in place of Google; its development pages ask for the account.
 * @param redirectUris the allowed redirect addresses
 */
export async function startOidcProvider(redirectUris: string[], port = 0): Promise<OidcProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let replacement: IdTokenMaker | null = null;
  const client: ClientMetadata = {
    client_id: 'yazihane',
    client_secret: 'a-secret-of-the-provider-for-tests',
    redirect_uris: redirectUris,
    response_types: ['code', 'id_token'],
    grant_types: ['authorization_code', 'implicit'],
    application_type: 'native',
    token_endpoint_auth_method: 'client_secret_post',
  };
  const other: ClientMetadata = { ...client, client_id: 'baska-uygulama' };
  const provider = new Provider(issuer, {
    clients: [client, other],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: keyId, use: 'sig' }] },
    responseTypes: ['code', 'id_token'],
    findAccount: (_ctx, id) => accountOf(id),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the claims into the ID token; by default this provider serves them at its user info address.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    cookies: { keys: ['a-key-for-tests'] },
    features: { devInteractions: { enabled: true } },
    renderError(ctx, out) {
      ctx.body = JSON.stringify(out);
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    if (replacement && ctx.path === '/token' && ctx.body?.id_token) {
      ctx.body = { ...ctx.body, id_token: await replacement(decodeJwt(ctx.body.id_token)) };
    }
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: String(client.client_secret),
    otherClientId: other.client_id,
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId }).sign(privateKey),
    replaceIdTokens: (maker) => {
      replacement = maker;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
