import { test as base } from '../test.ts';
import type { ServedAgency } from './served-agency.ts';

/** A server with the address under which a browser reaches it. */
export interface Entrance {
  readonly address: string;
  readonly agency: ServedAgency;
  readonly close: () => Promise<void>;
}

/** Starts one server for all tests of a file; `open` receives the folder of the sample agency. */
export const testsAt = <E extends Entrance>(open: (sample: string) => Promise<E>) =>
  base.extend<object, { readonly entrance: E }>({
    entrance: [
      async ({ browserName }, use, { project }) => {
        if (browserName !== 'chromium') throw new Error('The browser tests run in Chromium.');
        const sample = process.env['PENDAPA_SAMPLE'] ?? String(project.metadata['data']);
        const entrance = await open(sample);
        await use(entrance);
        await entrance.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ entrance }, use) => use(entrance.address),
    ignoreHTTPSErrors: true,
    // These tests expect a refused form, an ended session and a restarting server.
    expectedErrors:
      /status of (401|403|413|421|429|502|503)|ERR_CONNECTION_REFUSED|net::ERR_ABORTED|elsewhere: http:..(evil|pendapa)\.|dynamically imported|Pendapa:|Failed to fetch/,
  });
