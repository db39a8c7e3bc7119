// `npm run check:disclosure`: plants 1,000 small groups among the taxpayers of an agency, puts everything that can be asked of its groups
// together as equations, and looks for the least and the most that every hidden figure could be. `npm test` asks less of a smaller agency.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const options = ['-c', 'libs/warehouse/jest.config.cjs', '--runInBand', '--testTimeout=7200000', 'disclosure/attack'];
const { status } = spawnSync(process.execPath, [jest, ...options], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PENDAPA_PLANTED: '1000' },
});
process.exit(status ?? 1);
