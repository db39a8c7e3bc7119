import { freePort } from '../access/free-port.ts';
import { testsAt } from '../access/entrance.ts';
import { startNginx } from '../access/nginx.ts';
import { serveAgency } from '../access/served-agency.ts';
import { tokenJourneys } from '../access/token-journeys.ts';

tokenJourneys(
  testsAt(async (sample) => {
    const [port, backend] = [await freePort(), await freePort()];
    const address = `https://127.0.0.1:${String(port)}`;
    const agency = await serveAgency(sample, backend, (secretFile) => ({
      mode: 'token',
      secretFile,
      role: 'analyst',
      publicAddress: address,
      behindProxy: ['127.0.0.1'],
    }));
    const nginx = await startNginx({ port, backend, secret: agency.secret, signsIn: false });
    const close = async (): Promise<void> => {
      await nginx.close();
      await agency.close();
    };
    return { address, agency, close };
  }),
);
