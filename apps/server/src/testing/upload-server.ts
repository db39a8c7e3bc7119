import type { Disclosure } from '@pendapa/contracts';
import type { AccessPlan } from '../access/read-access.ts';
import { listen, type Listening } from '../http/listen.ts';
import type { BuildOptions } from '../http/build.ts';
import { startSmallServer, type SmallServer } from './small-server.ts';
import { UploadClient } from './upload-client.ts';

export interface UploadServer extends SmallServer {
  readonly port: number;
  readonly client: UploadClient;
  readonly stop: () => Promise<void>;
}

const LOCAL: AccessPlan = { mode: 'local', host: null };

/** The small agency behind a real port, because uploads are about connections. */
export async function startUploadServer(
  access: AccessPlan = LOCAL,
  disclosure: Disclosure = {},
  options: Partial<Pick<BuildOptions, 'bodyTimeoutMs' | 'uploadSpeed'>> = {},
): Promise<UploadServer> {
  const server = await startSmallServer((warehouse) => warehouse, access, disclosure, options);
  const listening: Listening = await listen(server.app, null, 0, server.queries);
  const stop = async (): Promise<void> => {
    await listening.stop(0);
    await server.close();
  };
  return { ...server, port: listening.port, client: new UploadClient(`http://localhost:${String(listening.port)}`), stop };
}

/** Payments of April 2024 with names that the small agency knows: 1,250,000 and 750,000. */
export const APRIL = `Tanggal;Jenis Pajak;Jumlah
01/04/2024;Pajak Kendaraan Bermotor;1.250.000
14/04/2024;Pajak Air Permukaan;750.000
`;
