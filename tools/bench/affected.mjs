// `npm run bench:affected`: measures, in a copy of the workspace, what a change to one library rebuilds. With `-- --tests` it measures `npm
// test`. Cases: no cache (slow), no change, a changed feature, a changed shared library. `CHROMIUM` names the browser.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyWorkspace, nxIn } from '@pendapa/workspace/copy.mjs';

const { values } = parseArgs({ options: { tests: { type: 'boolean', default: false } } });

const CACHED_LIMIT = 8;
const touches = [
  ['one feature', 'libs/features/arrears/src/pages/arrears-up3d-page.tsx'],
  ['one question of a page', 'libs/features/arrears/src/questions/arrears-up3d.ts'],
  ['the spec of a feature', 'libs/features/arrears/src/pages/planned-pages.spec.tsx'],
  ['one shared part (`ui-layout`)', 'libs/ui-layout/src/panel.tsx'],
  ['one contract', 'libs/contracts/src/vocabulary/index.ts'],
];

const OF_ONE_FEATURE = ['one feature', 'one question of a page'];

const copy = copyWorkspace('affected');

const EXAMINED = ['lint-all', 'promises-all', 'typecheck-all', 'format-all', 'unused-all'];
const TESTED = ['build', 'test', 'browser'];

/** Runs the tasks of `npm test`. Counts the projects of each task that did not come from the cache. */
function testAll() {
  const runs = [
    nxIn(copy, 'run-many', '-t', ...EXAMINED, '-p', '@pendapa/workspace', '--parallel=2', '--outputStyle=static'),
    nxIn(copy, 'run-many', '-t', ...TESTED, '--parallel=2', '--outputStyle=static'),
  ];
  const failed = runs.find(({ code }) => code !== 0);
  if (failed) throw new Error(`${failed.output}\nThe copy is kept: ${copy}`);
  const ran = runs
    .flatMap(({ output }) => [...output.matchAll(/^> nx run @pendapa\/[\w-]+:([\w-]+)(.*)$/gm)])
    .filter(([, , remark]) => !remark.includes('cache'));
  const counts = [...EXAMINED, ...TESTED].map((target) => [target, ran.filter(([, name]) => name === target).length]);
  const written = counts.filter(([, count]) => count > 0).map(([target, count]) => `${target} ${count}`);
  return { ran: written.join(', ') || 'nothing', seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0) };
}

function testAffected() {
  const tested = ([what, file]) => {
    const before = file === null ? null : readFileSync(join(copy, file));
    if (file !== null) appendFileSync(join(copy, file), '\nexport {};\n');
    const { ran, seconds } = testAll();
    if (file !== null) writeFileSync(join(copy, file), before);
    console.log(`| ${what} | ${ran} | ${Math.round(seconds)} s |`);
  };
  [['everything, cold', null], ['nothing', null], touches[0], touches[3]].forEach(tested);
}

if (values.tests) {
  testAffected();
  rmSync(copy, { recursive: true, force: true });
  process.exit(0);
}

/** Builds everything. `built` are the projects whose build ran and did not come from the cache. */
function build() {
  const { code, output, seconds } = nxIn(copy, 'run-many', '-t', 'build', '--parallel=2', '--outputStyle=static');
  if (code !== 0) throw new Error(`${output}\nThe copy is kept: ${copy}`);
  const built = [...output.matchAll(/^> nx run @pendapa\/([\w-]+):build(.*)$/gm)]
    .filter(([, , remark]) => !remark.includes('cache'))
    .map(([, name]) => name);
  return { built, seconds };
}

function touch(file) {
  const path = join(copy, file);
  const before = readFileSync(path);
  appendFileSync(path, '\n// Touched.\n');
  const changed = build();
  const again = build();
  writeFileSync(path, before);
  return { changed, again };
}

const written = (seconds) => `${Math.round(seconds * 10) / 10} s`;
const row = (what, built, changed, again) => `| ${what} | ${built} | ${changed} | ${again} |`;
const named = (built) => (built.length > 6 ? `${built.length} projects` : built.map((name) => `\`${name}\``).join(', ') || 'nothing');

const everything = build();
const unchanged = build();
const lines = [
  row('touched', 'rebuilt', 'time', 'again, from the cache'),
  row('---', '---', '---', '---'),
  row('everything, cold', named(everything.built), written(everything.seconds), written(unchanged.seconds)),
];
const failures = [];
if (unchanged.seconds > CACHED_LIMIT)
  failures.push(`A build with nothing to do takes ${written(unchanged.seconds)}, more than ${CACHED_LIMIT} s`);
for (const [what, file] of touches) {
  const { changed, again } = touch(file);
  lines.push(row(what, named(changed.built), written(changed.seconds), written(again.seconds)));
  if (OF_ONE_FEATURE.includes(what) && [...changed.built].sort().join() !== 'arrears,shell')
    failures.push(`Touching ${what} rebuilt ${changed.built.join(', ')}`);
}
console.log(
  `${lines.join('\n')}\n\nNode ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), without the daemon.`,
);
rmSync(copy, { recursive: true, force: true });
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
