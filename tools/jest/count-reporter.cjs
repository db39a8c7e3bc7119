const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { stripVTControlCharacters } = require('node:util');

/** What failed: each test, and each file that could not be run, with what was said of it. */
const failuresOf = ({ testResults }) =>
  testResults.flatMap(({ testFilePath, testExecError, failureMessage, testResults: tests }) =>
    testExecError
      ? [{ name: testFilePath, message: stripVTControlCharacters(failureMessage ?? '') }]
      : tests
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({ name: fullName, message: stripVTControlCharacters(failureMessages.join('\n')) })),
  );

// Leaves the runner's own counts beside the project, so that `npm test` can add them up (Nx restores them from its cache).
module.exports = class CountReporter {
  constructor(globalConfig) {
    this.root = globalConfig.rootDir;
  }

  onRunComplete(_contexts, results) {
    const folder = join(this.root, 'test-output');
    mkdirSync(folder, { recursive: true });
    const failedToRun = results.numRuntimeErrorTestSuites;
    writeFileSync(
      join(folder, 'counts.json'),
      JSON.stringify({
        passed: results.numPassedTests,
        failed: results.numFailedTests + failedToRun,
        skipped: results.numPendingTests + results.numTodoTests,
        failures: failuresOf(results),
      }),
    );
  }
};
