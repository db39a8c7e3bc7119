// `nx browser <project>`: for a feature the browser tests of its pages. For the shell the tests over several features; for
// `@pendapa/shell-e2e` all others.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, run } from './prepare.mjs';

const [project] = process.argv.slice(2);
const FRAME = '@pendapa/shell-e2e';
const mark = project.replace('@pendapa/', '');

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const [port, ...more] = (await Promise.all([freePort(), freePort(), freePort()])).map(String);
const which = project === FRAME ? ['--grep-invert', '@|features/'] : ['--grep', `@${mark}( |$)|features/${mark}\\.spec`];
const environment = {
  ...process.env,
  E2E_PORT: port,
  E2E_MORE_PORTS: more.join(' '),
  PENDAPA_SAMPLE: join(root, 'apps/shell-e2e/test-output/sample'),
  PENDAPA_RUN: project,
};
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
process.exit(run(process.execPath, [playwright, 'test', '-c', 'apps/shell-e2e', ...which], environment));
