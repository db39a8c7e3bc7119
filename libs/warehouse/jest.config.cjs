// Each test publishes real files and waits for the disk: on a busy machine that takes longer than the default allows.
module.exports = { displayName: 'warehouse', preset: '../../jest.node.preset.cjs', testTimeout: 60_000 };
