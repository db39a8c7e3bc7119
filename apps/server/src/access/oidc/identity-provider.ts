import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { SignInFailed, toSignInFailed } from './failure.ts';

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  readonly scopes: readonly string[];
  readonly nameClaim: string;
  readonly groupsClaim: string;
}

/** A sign-in that waits for the provider's answer. It stays on the server. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The address to which the provider sends the browser back. */
  readonly redirectUri: string;
  /** The address wanted before the sign-in. */
  readonly to: string;
  /** ms since 1970. */
  readonly at: number;
  /** True if a first attempt failed because the provider has new keys. */
  readonly isSecondAttempt: boolean;
}

/** The user as the provider names them. */
export interface Identity {
  readonly subject: string;
  readonly groups: readonly string[];
  /** The signed token, which ends the session at the provider. */
  readonly idToken: string;
}

export interface BeginOptions extends Pick<PendingSignIn, 'redirectUri' | 'to' | 'isSecondAttempt'> {
  /** True if the provider asks for the account again. */
  readonly asksAgain: boolean;
}

/** Three requests of one sign-in stay below the server's limit for a request. */
const TIMEOUT_SECONDS = 5;
const RETRY_MS = 30_000;
const REREAD_MS = 3_600_000;
const MAX_NAME_LENGTH = 200;

/** Reads the provider's own description. */
function readProvider({ issuer, clientId, secret }: ProviderSettings): Promise<Configuration> {
  const address = new URL(issuer);
  const execute = [enableNonRepudiationChecks, ...(address.protocol === 'http:' ? [allowInsecureRequests] : [])];
  return discovery(address, clientId, secret, undefined, { execute, timeout: TIMEOUT_SECONDS });
}

/** The cause of an error of `fetch` says more than its message. */
const faultOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : String(error);

/** Returns the reason if the provider cannot be read; else null. */
export const providerFault = (settings: ProviderSettings): Promise<string | null> => readProvider(settings).then(() => null, faultOf);

type Claims = Readonly<Record<string, unknown>>;

function groupsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : [];
}

/** Throws `no-name` for a name that is missing, empty or too long, and for an e-mail address that the provider has not verified. */
function subjectOf(claims: Claims, nameClaim: string): string {
  const name = claims[nameClaim];
  const isUnverified = nameClaim === 'email' && claims['email_verified'] === false;
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME_LENGTH || isUnverified) throw new SignInFailed('no-name');
  return name.trim();
}

/** The agency's identity provider: OpenID Connect with code flow, PKCE, state and nonce. Its own data are read again each hour. */
export class IdentityProvider {
  #known: { readonly configuration: Configuration; readonly readAt: number } | null = null;
  #reading: Promise<Configuration> | null = null;
  #retry: NodeJS.Timeout | null = null;

  constructor(
    private readonly settings: ProviderSettings,
    /** Receives the cause if the provider cannot be read; null when it can. */
    private readonly onState: (fault: string | null) => void,
  ) {}

  /** Reads the provider's data, and tries again until it answers. Never throws: the server starts without the provider. */
  async start(): Promise<void> {
    await this.#read().catch(() => {
      this.#retry = setTimeout(() => void this.start(), RETRY_MS).unref();
    });
  }

  close(): void {
    if (this.#retry) clearTimeout(this.#retry);
  }

  /** Returns the address of the provider's sign-in, and what its answer is compared with. Throws `SignInFailed`. */
  async begin({ asksAgain, ...rest }: BeginOptions): Promise<{ readonly address: string; readonly pending: PendingSignIn }> {
    const configuration = await this.#configuration();
    const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: rest.redirectUri,
      scope: ['openid', ...this.settings.scopes].join(' '),
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      ...(asksAgain ? { prompt: 'login' } : {}),
    });
    return { address: address.href, pending: { ...secrets, ...rest, at: Date.now() } };
  }

  /** Exchanges the provider's answer for the user. Throws `SignInFailed`. */
  async finish(query: string, { redirectUri, state, nonce, verifier }: PendingSignIn): Promise<Identity> {
    const configuration = await this.#configuration();
    try {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), checks);
      const own: Claims = { ...tokens.claims() };
      const claims = await this.#withUserInfo(configuration, own, tokens.access_token);
      const { nameClaim, groupsClaim } = this.settings;
      return { subject: subjectOf(claims, nameClaim), groups: groupsOf(claims[groupsClaim]), idToken: tokens.id_token ?? '' };
    } catch (error) {
      const failure = toSignInFailed(error);
      // The provider has signed with a key that is newer than the ones read: the next attempt reads them again.
      if (failure.reason === 'unknown-key') this.#known = null;
      throw failure;
    }
  }

  /** The address that ends the session at the provider and leads back; null if it has none, or is away. */
  async endSessionAddress(idToken: string, returnTo: string): Promise<string | null> {
    const configuration = await this.#configuration().catch(() => null);
    if (configuration?.serverMetadata().end_session_endpoint === undefined) return null;
    return buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: returnTo }).href;
  }

  /** Many providers put name and groups into the answer of their user address alone. */
  async #withUserInfo(configuration: Configuration, claims: Claims, accessToken: string): Promise<Claims> {
    const { nameClaim, groupsClaim } = this.settings;
    const isWhole = claims[nameClaim] !== undefined && claims[groupsClaim] !== undefined;
    if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await fetchUserInfo(configuration, accessToken, String(claims['sub']))), ...claims };
  }

  async #configuration(): Promise<Configuration> {
    if (this.#known === null) return this.#read();
    // Known data serve until newer ones are there.
    if (performance.now() - this.#known.readAt > REREAD_MS) void this.#read().catch(() => undefined);
    return this.#known.configuration;
  }

  /** All sign-ins that wait share one request. */
  #read(): Promise<Configuration> {
    this.#reading ??= this.#discover().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #discover(): Promise<Configuration> {
    try {
      const configuration = await readProvider(this.settings);
      this.#known = { configuration, readAt: performance.now() };
      this.onState(null);
      return configuration;
    } catch (error) {
      this.onState(faultOf(error));
      throw toSignInFailed(error);
    }
  }
}
