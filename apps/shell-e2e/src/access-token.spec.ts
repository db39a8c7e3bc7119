import { freePort } from './access/free-port.ts';
import { testsAt } from './access/entrance.ts';
import { serveAgency } from './access/served-agency.ts';
import { tokenJourneys } from './access/token-journeys.ts';

tokenJourneys(
  testsAt(async (sample) => {
    const port = await freePort();
    const agency = await serveAgency(sample, port, (secretFile) => ({ mode: 'token', secretFile, role: 'analyst' }));
    return { address: `http://localhost:${String(port)}`, agency, close: agency.close };
  }),
);
