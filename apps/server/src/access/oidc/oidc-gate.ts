import { callerOf, createRefusal, nobodyAt, type Admission, type Gate } from '../caller.ts';
import { remoteGate, type RemoteAccess } from '../remote-gate.ts';
import { pathOf } from '../request-checks.ts';
import { SIGN_IN, SIGN_OUT } from '../sign-in-addresses.ts';
import { SIGN_IN_RETURN, SIGN_IN_START } from './oidc-addresses.ts';
import type { People } from '../people.ts';
import type { OidcSessions } from './session-store.ts';

/** Addresses that need no session. They are compared as whole paths, because prefixes leave gaps. */
const OPEN_PATHS = [SIGN_IN, SIGN_IN_START, SIGN_IN_RETURN, SIGN_OUT];
/** Every open page asks for the status every ten seconds, also when nobody sits there. */
const UNATTENDED_PATHS = ['/api/v1/status'];

/** Access mode `oidc`: admits users whom the provider has signed in, as long as they have a role. */
export function oidcGate(access: RemoteAccess, people: People, sessions: OidcSessions): Gate {
  const gate = remoteGate(access, (request, address): Admission => {
    const path = pathOf(request);
    if (OPEN_PATHS.includes(path)) return { caller: nobodyAt(address) };
    const { session } = request;
    // The plugin's hook does not run for a request that cannot be parsed.
    const signedIn = session?.signedIn;
    const person = signedIn ? people.personOf(signedIn.subject, signedIn.groups) : null;
    if (!signedIn || !person) return { ...createRefusal(401, 'not-signed-in'), signIn: true };
    if (!UNATTENDED_PATHS.includes(path)) sessions.touch(session, address);
    return { caller: { ...person, subject: signedIn.subject, session: signedIn.number, address } };
  });
  return { ...gate, clientOf: (request) => callerOf(request).subject };
}
