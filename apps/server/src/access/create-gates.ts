import type { Caller, Gate } from './caller.ts';
import { localGate } from './local-gate.ts';
import type { Oidc, OidcOptions } from './oidc/open-oidc.ts';
import { proxyGate } from './proxy-gate.ts';
import type { AccessPlan } from './read-access.ts';
import { tokenGate, type TokenGate } from './token-gate.ts';

export interface Gates {
  readonly gate: Gate;
  /** The gate that takes the secret; null in the other modes. */
  readonly signIn: TokenGate | null;
  /** Sessions and routes of mode `oidc`; null in the other modes. */
  readonly oidc: Oidc | null;
}

/** The way in which a session began. */
export type SignedInBy = 'secret' | 'bearer' | 'proxy';

export interface GateOptions extends OidcOptions {
  readonly extraPorts: readonly number[];
  /** Runs for each session that begins without the sign-in page. */
  readonly onSignIn: (caller: Caller, by: SignedInBy) => void;
}

export async function createGates(plan: AccessPlan, options: GateOptions): Promise<Gates> {
  const { people, extraPorts, nextNumber, onSignIn } = options;
  const others = { signIn: null, oidc: null };
  if (plan.mode === 'local') return { ...others, gate: localGate(extraPorts) };
  if (plan.mode === 'proxy') {
    const gate = proxyGate(plan.access, { people, next: nextNumber, onSignIn: (caller) => onSignIn(caller, 'proxy') });
    return { ...others, gate };
  }
  if (plan.mode === 'oidc') {
    // Loaded in this mode alone, so that the others start without it.
    const oidc = await (await import('./oidc/open-oidc.ts')).openOidc(plan.access, options);
    return { ...others, gate: oidc.gate, oidc };
  }
  const signIn = tokenGate(plan.access, nextNumber, (caller) => onSignIn(caller, 'bearer'));
  return { ...others, gate: signIn, signIn };
}
