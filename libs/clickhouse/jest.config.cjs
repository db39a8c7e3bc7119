module.exports = {
  displayName: 'clickhouse',
  preset: '../../jest.node.preset.cjs',
  // Each test publishes real files and waits for the disk: on a busy machine that takes longer than the default allows.
  testTimeout: 120_000,
  globalSetup: require.resolve('../../tools/jest/run-folder-setup.cjs'),
  globalTeardown: require.resolve('../../tools/jest/run-folder-teardown.cjs'),
};
