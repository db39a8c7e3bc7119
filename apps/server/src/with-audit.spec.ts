import type { Status } from '@pendapa/contracts';
import { EXIT, type Command, type ExitCode } from './command.ts';
import { startSmallServer } from './testing/small-server.ts';
import { withAudit } from './with-audit.ts';

const ending = (code: ExitCode): Command =>
  withAudit({ name: 'import', about: { id: 'Memuat.', en: 'Loads.' }, usage: '<file>', run: () => Promise.resolve(code) });

it('tells readers that the latest import failed, until another one succeeds; wrong usage says nothing about the data', async () => {
  const server = await startSmallServer();
  const run = async (code: ExitCode, ...more: readonly string[]): Promise<boolean> => {
    await ending(code).run(['--data', server.dataFolder, ...more]);
    const { failedImportAt } = (await server.app.inject('/api/v1/status')).json<Status>();
    return failedImportAt !== null;
  };
  expect([await run(EXIT.usage), await run(EXIT.failed, '--check')]).toEqual([false, false]);
  expect([await run(EXIT.failed), await run(EXIT.usage), await run(EXIT.done)]).toEqual([true, true, false]);
  await server.close();
});
