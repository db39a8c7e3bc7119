// npm run docs:reliability [-- --check]: writes the report of requirements and results. `--check` ends with 1 if the report is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { measured, requirements, ROOT, tests } from './list.mjs';

const FILE = join(ROOT, 'docs/reliability-report.md');
const found = measured();

const lasted = (seconds) => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);
const row = (...cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
const link = (by) => (by.startsWith('npm ') ? `\`${by}\`` : `[${by.split('/').at(-1)}](../${by})`);

/** `npm test` does not run a command of its own, so it counts only if it was measured. */
const unmeasured = (by) => {
  const outcome = by.some((each) => each.startsWith('npm ')) ? 'not measured yet: a command of its own' : 'held by each `npm test`';
  return { outcome, date: '', machine: '', seconds: null };
};
const required = requirements.map(({ id, requirement, tests }) => row(id, requirement, tests.join(', ')));
const tried = tests.map(({ id, tested, by }) => {
  const { outcome, date, machine, seconds } = found[id] ?? unmeasured(by);
  return row(id, tested, by.map(link).join(', '), outcome, date, machine, seconds === null ? '' : lasted(seconds));
});

const text = `# Reliability

Made by \`npm run docs:reliability\` from [\`requirements.json\`](../tools/reliability/requirements.json) and what the commands measured; see the
[README](../tools/reliability/README.md) of the commands.

## Required

${table(['id', 'requirement', 'shown by'], required)}

## Measured

What has no date was not run longer than \`npm test\` runs it.

${table(['id', 'tried', 'by', 'measured', 'date', 'machine', 'length'], tried)}
`;

const wanted = await format(text, { ...(await resolveConfig(FILE)), parser: 'markdown' });
if (!process.argv.includes('--check')) writeFileSync(FILE, wanted);
else if (readFileSync(FILE, 'utf8') !== wanted) {
  console.error('docs/reliability-report.md is not what the list makes: npm run docs:reliability');
  process.exit(1);
}
