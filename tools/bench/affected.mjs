// `npm run bench:affected`: in a copy of the workspace, what a change to one library rebuilds, and how long that takes.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace, nxIn } from '@pendapa/workspace/copy.mjs';

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

/** Builds everything; `built` are the projects whose build ran rather than came from the cache. */
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
