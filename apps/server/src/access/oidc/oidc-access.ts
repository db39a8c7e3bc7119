import type { RemoteAccess } from '../remote-gate.ts';
import type { ProviderSettings } from './identity-provider.ts';
import type { SettingsRoles } from '../people.ts';
import type { Limits } from './session-store.ts';

/** The checked settings of mode `oidc`. */
export interface OidcAccess extends RemoteAccess, SettingsRoles {
  readonly provider: ProviderSettings;
  readonly limits: Limits;
  /** True if sessions are stored in the data folder. */
  readonly keepOverRestart: boolean;
}
