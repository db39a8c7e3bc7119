// Web libraries: jsdom, swc transform, workspace libraries resolved from source (tests need no build).
const shared = require('./tools/jest/shared.cjs');

module.exports = {
  ...shared,
  testEnvironment: require.resolve('./tools/jest/jsdom-env.cjs'),
  testEnvironmentOptions: { customExportConditions: ['@pendapa/source', 'node', 'require', 'default'] },
  moduleNameMapper: { '\\.(css|svg|png)$': require.resolve('./tools/jest/asset-stub.cjs') },
  setupFilesAfterEnv: [require.resolve('./tools/jest/setup.cjs')],
};
