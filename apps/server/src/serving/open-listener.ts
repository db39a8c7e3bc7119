import { UserError, type Texts } from '@pendapa/contracts';
import { commandText } from '@pendapa/warehouse/folder';
import { Listener } from '../http/listener.ts';

function listenProblem({ code }: NodeJS.ErrnoException, host: string | null, port: number): Texts | null {
  if (code === 'EADDRNOTAVAIL' && host !== null) {
    return {
      id: `Komputer ini tidak memiliki alamat ${host} (access.listen).`,
      en: `This computer does not have the address ${host} (access.listen).`,
    };
  }
  if (code === 'EADDRINUSE') {
    return {
      id: `Port ${port} sedang dipakai program lain. Hentikan program itu, atau pilih port lain: ${commandText(`serve --port ${port + 1}`)}`,
      en: `Port ${port} is in use by another program. Stop that program, or choose another port: ${commandText(`serve --port ${port + 1}`)}`,
    };
  }
  if (code !== 'EACCES') return null;
  return {
    id: `Port ${port} tidak boleh dibuka oleh pengguna ini. Pilih port di atas 1023, misalnya --port 4200.`,
    en: `This user may not open port ${port}. Choose a port above 1023, for example --port 4200.`,
  };
}

/** Listens at once. Throws `UserError` if the address or port is not available. */
export async function openListener(host: string | null, port: number, maxConnections: number): Promise<Listener> {
  try {
    return await Listener.open(host, port, maxConnections);
  } catch (error) {
    const texts = listenProblem(error as NodeJS.ErrnoException, host, port);
    throw texts ? new UserError(texts, { cause: error }) : error;
  }
}
