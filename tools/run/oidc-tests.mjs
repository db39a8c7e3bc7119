// `npm run test:oidc`: tests access mode `oidc` in a browser with a real identity provider, on this computer.
import { runAccessTests } from './access-tests.mjs';
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
await runAccessTests('identity-provider', 'playwright.oidc.config.mts');
