// `npm run test:long [-- <part of a path>]`: the specs that take too long for every run of `npm test`, named *.long.spec.ts. Build first.
// Prints each file with its time; the exit code is 1 if one failed.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './prepare.mjs';

const [part = ''] = process.argv.slice(2);
const isLong = (file) => /^(?!.*(node_modules|dist)[/\\]).*\.long\.spec\.tsx?$/.test(file) && file.includes(part);
const specs = ['apps', 'libs', 'tools']
  .flatMap((parent) => readdirSync(join(root, parent), { recursive: true }).map((file) => join(parent, file)))
  .filter(isLong);
if (specs.length === 0) {
  console.error(`No long spec has "${part}" in its path.`);
  process.exit(2);
}

const jest = join(root, 'node_modules/jest/bin/jest.js');
let failed = 0;
for (const spec of specs) {
  const project = spec.slice(0, spec.indexOf('/src/'));
  const begun = performance.now();
  const code = run(process.execPath, [jest, '-c', `${project}/jest.config.cjs`, '--runInBand', '--runTestsByPath', spec], {
    ...process.env,
    PENDAPA_LONG: '1',
  });
  failed += code === 0 ? 0 : 1;
  console.log(`${spec}: ${code === 0 ? 'passed' : 'FAILED'}, ${Math.round((performance.now() - begun) / 1000)} s\n`);
}
console.log(`${specs.length - failed} files passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
