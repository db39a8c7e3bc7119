import type { AccessPlan } from './read-access.ts';
import type { Gate } from './caller.ts';
import { localGate } from './local-gate.ts';
import { proxyGate } from './proxy-gate.ts';
import { tokenGate, type TokenGate } from './token-gate.ts';

export interface Gates {
  readonly gate: Gate;
  /** Where people sign in with the secret; null in the other modes. */
  readonly signIn: TokenGate | null;
}

export function gatesOf(plan: AccessPlan, extraPorts: readonly number[]): Gates {
  if (plan.mode === 'local') return { gate: localGate(extraPorts), signIn: null };
  if (plan.mode === 'proxy') return { gate: proxyGate(plan.access), signIn: null };
  const gate = tokenGate(plan.access);
  return { gate, signIn: gate };
}
