// `npm run check:gaps -- --gaps payments,"without banks" --report gaps.txt`: makes small agencies, each with a blank column or a missing
// extract. It imports each, reads every page, and prints statements that the rows do not support. Build first. `--gaps` takes prefixes of
// names. A report is continued: gaps in it are not read again.
import { fork } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHELL = join(ROOT, 'apps/shell/dist');
const WORKER = join(ROOT, 'apps/server/src/testing/gaps/gap-worker.ts');

const { values } = parseArgs({
  options: { gaps: { type: 'string', default: '' }, report: { type: 'string' }, processes: { type: 'string', default: '2' } },
});
if (!existsSync(join(SHELL, 'index.html'))) {
  console.error('There is no built shell. Run npm run build first.');
  process.exit(2);
}
const { report } = values;
const beginnings = values.gaps.split(',');
const done = new Set(
  report && existsSync(report)
    ? readFileSync(report, 'utf8')
        .match(/^\S.*$/gm)
        ?.map((line) => line.split(': ')[0])
    : [],
);
const started = Date.now();
const secondsSince = (time) => String(Math.round((Date.now() - time) / 1_000));

/** The chosen gaps, once a worker has named them. */
let waiting = null;
const faulty = [];
let readGaps = 0;

function note({ name, faults, changedPages }, seconds) {
  const outcome = faults === null ? 'refused by the import' : `${faults.length} faults, ${changedPages} pages changed`;
  const text = [`${name}: ${outcome}, ${seconds} s`, ...(faults ?? []).map((fault) => `  ${fault}`)].join('\n');
  console.log(text);
  if (report) appendFileSync(report, `${text}\n`);
  readGaps += 1;
  if (faults?.length > 0) faulty.push(name);
}

/** A process that reads one gap after the other until none is left. Another one replaces a process that ends early. */
function work() {
  const child = fork(WORKER, [SHELL], {
    execArgv: ['--import=@swc-node/register/esm-register'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let gapStarted = 0;
  let name;
  const next = () => {
    name = waiting.shift();
    gapStarted = Date.now();
    if (name === undefined) child.disconnect();
    else child.send(name);
  };
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (Array.isArray(message))
        waiting ??= message.filter((name) => !done.has(name) && beginnings.some((begin) => name.startsWith(begin)));
      else note(message, secondsSince(gapStarted));
      next();
    });
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve();
      if (name === undefined) return reject(new Error(`A worker ended with ${code ?? signal}.`));
      note({ name, faults: [`the process ended with ${code ?? signal}`], changedPages: 0 }, secondsSince(gapStarted));
      resolve(work());
    });
  });
}

await Promise.all(Array.from({ length: Number(values.processes) }, work));
console.log(
  `${readGaps} agencies read in ${secondsSince(started)} s; ${faulty.length} with faults${faulty.length > 0 ? `: ${faulty.join(', ')}` : ''}.`,
);
process.exit(faulty.length > 0 || (readGaps === 0 && done.size === 0) ? 1 : 0);
