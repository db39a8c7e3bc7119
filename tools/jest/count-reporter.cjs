const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { stripVTControlCharacters } = require('node:util');

/** Failed tests, and files that could not run, with their messages. */
const failuresOf = ({ testResults }) =>
  testResults.flatMap(({ testFilePath, testExecError, failureMessage, testResults: tests }) =>
    testExecError
      ? [{ name: testFilePath, message: stripVTControlCharacters(failureMessage ?? '') }]
      : tests
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({ name: fullName, message: stripVTControlCharacters(failureMessages.join('\n')) })),
  );

// Writes the counts of the run into the project, so that `npm test` can add them up. Nx restores them from its cache.
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
