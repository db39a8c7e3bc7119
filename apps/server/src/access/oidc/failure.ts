import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';

/** The causes for which a sign-in at the provider ends without a session. Each has its own words on the page. */
export type FailureReason =
  | 'denied'
  | 'expired'
  | 'mismatch'
  | 'clock'
  | 'unknown-key'
  | 'provider-away'
  | 'provider-error'
  | 'client-refused'
  | 'no-name'
  | 'no-role';

export class SignInFailed extends Error {
  constructor(
    readonly reason: FailureReason,
    options?: ErrorOptions,
  ) {
    super(`sign-in: ${reason}`, options);
  }
}

/** Answers of the provider that the user can change there. */
const DENIALS = ['access_denied', 'login_required', 'consent_required', 'interaction_required', 'account_selection_required'];
const AWAY = ['server_error', 'temporarily_unavailable'];
const CLIENT_FAULTS = ['invalid_client', 'unauthorized_client'];

const BY_CODE: Readonly<Record<string, FailureReason>> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'mismatch',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'mismatch',
  OAUTH_INVALID_RESPONSE: 'mismatch',
  OAUTH_KEY_SELECTION_FAILED: 'unknown-key',
  OAUTH_TIMEOUT: 'provider-away',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'provider-away',
};

function reasonOf(error: unknown): FailureReason {
  if (error instanceof AuthorizationResponseError) {
    if (DENIALS.includes(error.error)) return 'denied';
    return AWAY.includes(error.error) ? 'provider-away' : 'provider-error';
  }
  if (error instanceof WWWAuthenticateChallengeError) return 'client-refused';
  if (error instanceof ResponseBodyError) {
    if (CLIENT_FAULTS.includes(error.error)) return 'client-refused';
    // The code was used before, or is too old.
    return error.error === 'invalid_grant' ? 'expired' : 'provider-error';
  }
  // `fetch` throws a TypeError if it finds no server.
  if (error instanceof TypeError) return 'provider-away';
  return (error instanceof ClientError ? BY_CODE[error.code ?? ''] : undefined) ?? 'provider-error';
}

export const toSignInFailed = (error: unknown): SignInFailed =>
  error instanceof SignInFailed ? error : new SignInFailed(reasonOf(error), { cause: error });
