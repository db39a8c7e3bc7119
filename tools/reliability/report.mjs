// npm run docs:reliability [-- <file>]: writes the report of requirements and results, by default to dist/reliability-report.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { measured, requirements, ROOT, tests } from './list.mjs';

const file = resolve(process.argv[2] ?? join(ROOT, 'dist/reliability-report.md'));
const found = measured();

const lasted = (seconds) => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);
const row = (...cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
const code = (by) => `\`${by}\``;

/** `npm test` does not run a command of its own, so it counts only if it was measured. */
const unmeasured = (by) => {
  const outcome = by.some((each) => each.startsWith('npm ')) ? 'not measured yet: a command of its own' : 'held by each `npm test`';
  return { outcome, date: '', machine: '', seconds: null };
};
const required = requirements.map(({ id, requirement, tests }) => row(id, requirement, tests.join(', ')));
const tried = tests.map(({ id, tested, by }) => {
  const { outcome, date, machine, seconds } = found[id] ?? unmeasured(by);
  return row(id, tested, by.map(code).join(', '), outcome, date, machine, seconds === null ? '' : lasted(seconds));
});

const text = `# Reliability

Built from \`tools/reliability/requirements.json\` and the recorded results. What is required, which tests show it, and what they measured.

## Required

${table(['id', 'requirement', 'shown by'], required)}

## Measured

What has no date was not run longer than \`npm test\` runs it.

${table(['id', 'tried', 'by', 'measured', 'date', 'machine', 'length'], tried)}
`;

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, text);
console.log(file);
