module.exports = { displayName: 'journal', preset: '../../jest.node.preset.cjs', testTimeout: 60_000 };
