// npm run test:faults | test:fuzz | test:load [-- --full] [--ids F1,F3] [--minutes 30] [--anew] [--record]: see the README.
// `--full` runs all rounds of a test and stores finished ones, so that a later call continues. `--anew` deletes stored rounds first.
// The exit code is 0, 1 after a failure, or 2 for an unknown kind or id. Browser specs run elsewhere and are skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepMeasured, ROOT, tests } from './list.mjs';

const OUTPUT = join(ROOT, 'tools/reliability/test-output');
/** `each`: environment variables of every round; the first one is the number of cases per round. */
const ONE_ROUND = { each: {}, rounds: 1 };
const options = {
  full: { type: 'boolean' },
  anew: { type: 'boolean' },
  record: { type: 'boolean' },
  ids: { type: 'string' },
  minutes: { type: 'string' },
};
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [kind] = positionals;
const ids = values.ids?.split(',');
const chosen = tests.filter((test) => (kind === 'all' || test.kind === kind) && (ids?.includes(test.id) ?? true));
const unknown = (ids ?? []).filter((id) => !chosen.some((test) => test.id === id));
if (chosen.length === 0 || unknown.length > 0) {
  console.error(`Unknown: ${[kind, ...unknown].join(', ')}. Ids: ${tests.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}
const deadline = performance.now() + Number(values.minutes ?? 'Infinity') * 60_000;

const projectOf = (spec) => /^((?:apps|libs|tools)\/(?:features\/)?[^/]+)\//.exec(spec)?.[1];
const isBrowser = (path) => path.startsWith('apps/shell-e2e/');
const secondsSince = (start) => (performance.now() - start) / 1_000;

const MEASURED_FILE = join(OUTPUT, 'measured.txt');

/** Adds to the outcome of `run` what its process wrote to the file named by `PENDAPA_MEASURED`: `measuredText`. */
function withMeasured(environment, run) {
  rmSync(MEASURED_FILE, { force: true });
  const outcome = run({ ...process.env, ...environment, PENDAPA_LONG: '1', PENDAPA_MEASURED: MEASURED_FILE });
  return existsSync(MEASURED_FILE) ? { ...outcome, measuredText: readFileSync(MEASURED_FILE, 'utf8').trim() } : outcome;
}

/** Runs the specs of one project and counts passed, failed and skipped tests. */
function runSpecs(project, specs, env) {
  const report = join(OUTPUT, 'jest.json');
  rmSync(report, { force: true });
  const jest = [
    '-c',
    `${project}/jest.config.cjs`,
    '--runInBand',
    '--testTimeout=7200000',
    '--json',
    `--outputFile=${report}`,
    '--runTestsByPath',
  ];
  spawnSync(process.execPath, [join(ROOT, 'node_modules/jest/bin/jest.js'), ...jest, ...specs], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const {
    numPassedTests: passed,
    numFailedTests,
    numFailedTestSuites,
    numPendingTests: skipped,
  } = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that does not compile has no failed tests.
  return { passed, failed: Math.max(numFailedTests, numFailedTestSuites), skipped };
}

function runCommand(command, env) {
  const [program, ...args] = command.split(' ');
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env });
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
}

/** Runs all specs and commands of a test once. `measured` is a list of texts. */
function runRound({ by }, environment) {
  const start = performance.now();
  const commands = by.filter((entry) => entry.startsWith('npm '));
  const specs = by.filter((entry) => entry.includes('.spec.') && !isBrowser(entry));
  const runs = [
    ...[...new Set(specs.map(projectOf))].map((project) =>
      withMeasured(environment, (env) =>
        runSpecs(
          project,
          specs.filter((spec) => projectOf(spec) === project),
          env,
        ),
      ),
    ),
    ...commands.map((command) => withMeasured(environment, (env) => runCommand(command, env))),
  ];
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
  const measured = runs.flatMap((run) => run.measuredText ?? []);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), measured, seconds: secondsSince(start) };
}

const resultFile = (id, round) => join(OUTPUT, id, `${round}.json`);
/** Rounds of a test: those of a full run with `--full`, otherwise one. */
const roundPlanOf = (test) => (values.full ? (test.full ?? ONE_ROUND) : ONE_ROUND);

/** Runs the missing rounds of a test while there is time, and returns all finished rounds. */
function roundsOf(test) {
  const { each, rounds } = roundPlanOf(test);
  mkdirSync(join(OUTPUT, test.id), { recursive: true });
  const done = [];
  for (let round = 1; round <= rounds; round += 1) {
    const file = resultFile(test.id, round);
    const isFinished = values.full && existsSync(file);
    if (!isFinished && performance.now() > deadline) break;
    const outcome = isFinished
      ? JSON.parse(readFileSync(file, 'utf8'))
      : runRound(test, values.full ? { ...each, PENDAPA_ROUND: String(round), PENDAPA_FULL: '1' } : {});
    done.push(outcome);
    console.log(
      `${test.id} ${round}/${rounds}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} (${Math.round(outcome.seconds)} s${isFinished ? ', kept' : ''})`,
    );
    if (outcome.failed > 0) break;
    if (values.full && !isFinished) writeFileSync(file, JSON.stringify(outcome));
  }
  return done;
}

/** Describes the outcome of the finished rounds: measurements of the last round or counts, then failures. */
function outcomeText(test, done) {
  const { each, rounds, counts: countedNoun } = roundPlanOf(test);
  const sum = (key) => done.reduce((total, outcome) => total + outcome[key], 0);
  const [casesPerRound = 0] = Object.values(each);
  const missingText = done.length < rounds ? ` of ${casesPerRound * rounds}` : '';
  const countText = countedNoun ? `${casesPerRound * done.length} ${countedNoun}${missingText}` : null;
  const lastMeasured = done.at(-1)?.measured.join(' ');
  const skipped = sum('skipped') > 0 ? `${sum('skipped')} skipped` : null;
  return [lastMeasured || (countText ?? `${sum('passed')} tests`), sum('failed') > 0 ? `${sum('failed')} FAILED` : '0 failed', skipped]
    .filter(Boolean)
    .join(', ');
}

let failed = 0;
for (const test of chosen.filter(({ by }) => by.some((entry) => !isBrowser(entry)))) {
  if (values.anew) rmSync(join(OUTPUT, test.id), { recursive: true, force: true });
  const done = roundsOf(test);
  if (done.length === 0) continue;
  failed += done.reduce((total, outcome) => total + outcome.failed, 0);
  const outcome = outcomeText(test, done);
  console.log(`${test.id}: ${outcome}`);
  if (values.record) keepMeasured(test.id, { outcome, seconds: done.reduce((total, { seconds }) => total + seconds, 0) });
}
process.exit(failed === 0 ? 0 : 1);
