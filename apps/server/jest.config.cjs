// Real engines, servers and processes: a busy machine needs longer than the usual five seconds.
module.exports = { displayName: 'server', preset: '../../jest.node.preset.cjs', testTimeout: 120_000 };
