import { test as base } from '../test.ts';
import type { ServedAgency } from './served-agency.ts';

/** A server and the address under which a browser reaches it. */
export interface Entrance {
  readonly address: string;
  readonly agency: ServedAgency;
  readonly close: () => Promise<void>;
}

/** Journeys of a file share one server, which is started once; `open` gets the folder of the sample agency. */
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
    // A refused form, a session that ended and a server that restarts are part of these journeys.
    expectedErrors:
      /status of (401|403|413|421|429|502|503)|ERR_CONNECTION_REFUSED|net::ERR_ABORTED|elsewhere: http:..(evil|pendapa)\.|dynamically imported|Pendapa:|Failed to fetch/,
  });
