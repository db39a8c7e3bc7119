import type { FastifyRequest } from 'fastify';
import { SIGN_IN } from '../sign-in-addresses.ts';

/** Leads to the provider. */
export const SIGN_IN_START = `${SIGN_IN}/mulai`;
/** The provider leads back to it; it is registered there. */
export const SIGN_IN_RETURN = `${SIGN_IN}/kembali`;
/** The list of sessions, for the administrator. */
export const SESSIONS = '/sesi';

/** The origin under which the browser reaches this server. The gate has checked the host. */
export const originOf = (request: FastifyRequest, publicAddress: string | null): string =>
  publicAddress ?? `http://${request.headers.host ?? ''}`;

/** The address that begins a sign-in. `other` asks for another account. */
export const startAddress = (to: string, other = false): string =>
  `${SIGN_IN_START}?${new URLSearchParams({ to, ...(other ? { akun: 'lain' } : {}) })}`;
