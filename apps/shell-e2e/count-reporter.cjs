const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { stripVTControlCharacters } = require('node:util');

// Leaves the runner's own counts beside the project, so that `npm test` can add them up.
module.exports = class CountReporter {
  constructor() {
    this.tests = new Map();
    this.failures = new Map();
    this.compared = [];
  }

  onTestEnd(test, { errors, annotations }) {
    this.tests.set(test.id, test.outcome());
    for (const { type, description } of annotations) if (type === 'compared') this.compared.push(description);
    // A test that passes when it is repeated did not fail. The runner's own list names it as flaky.
    if (test.outcome() === 'flaky') this.failures.delete(test.id);
    if (test.outcome() === 'unexpected')
      this.failures.set(test.id, {
        name: test.titlePath().filter(Boolean).join(' › '),
        message: stripVTControlCharacters(errors[0]?.message ?? ''),
      });
  }

  onEnd(result) {
    for (const line of this.compared.sort()) console.log(`compared ${line}`);
    const outcomes = [...this.tests.values()];
    const count = (...kinds) => outcomes.filter((outcome) => kinds.includes(outcome)).length;
    const counts = { passed: count('expected', 'flaky'), failed: count('unexpected'), skipped: count('skipped') };
    // A run that could not begin, such as a server that did not start, is one failure.
    if (result.status !== 'passed' && counts.failed === 0) counts.failed = 1;
    const folder = join(__dirname, 'test-output', process.env.PENDAPA_RUN ?? 'all');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'counts.json'), JSON.stringify({ ...counts, failures: [...this.failures.values()] }));
  }
};
