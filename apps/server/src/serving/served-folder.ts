import { fileURLToPath } from 'node:url';
import type { Disclosure } from '@pendapa/contracts';
import type { AccessPlan } from '../access/read-access.ts';
import type { Listener } from '../http/listener.ts';

/** The folder of the compiled shell. */
export const SHELL_FOLDER = fileURLToPath(new URL('../../../shell/dist', import.meta.url));

export interface ServedFolder {
  readonly folder: string;
  readonly access: AccessPlan;
  readonly disclosure: Disclosure;
  readonly devPort: number | null;
  /** True if no answers are prepared in advance. */
  readonly isCold: boolean;
  /** Listens already. */
  readonly listener: Listener;
  /** Resolves when the process gets a stop signal. */
  readonly stopping: Promise<void>;
}

/** Options of the server that hold with data and without. */
export const serverOptions = ({
  folder,
  access,
  disclosure,
  devPort,
}: Pick<ServedFolder, 'folder' | 'access' | 'disclosure' | 'devPort'>) => ({
  dataFolder: folder,
  access,
  disclosure,
  shellFolder: SHELL_FOLDER,
  extraPorts: devPort === null ? [] : [devPort],
  log: process.stderr,
});

/** The address that a user opens. */
export const addressOf = (access: AccessPlan, port: number): string =>
  (access.mode === 'local' ? null : access.access.publicAddress) ?? `http://localhost:${String(port)}`;
