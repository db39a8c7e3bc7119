module.exports = {
  displayName: 'server',
  preset: '../../jest.node.preset.cjs',
  // The longest of all specs: where they run last, both processors are theirs.
  maxWorkers: 2,
  // Real engines, servers and processes: a busy machine needs longer than the usual five seconds.
  testTimeout: 120_000,
  globalSetup: require.resolve('../../tools/jest/run-folder-setup.cjs'),
  globalTeardown: require.resolve('../../tools/jest/run-folder-teardown.cjs'),
};
