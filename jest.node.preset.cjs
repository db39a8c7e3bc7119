// Node and neutral libraries: the same transform and resolution in Node's own environment.
const shared = require('./tools/jest/shared.cjs');

module.exports = {
  ...shared,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@pendapa/source', 'node', 'require', 'default'] },
};
