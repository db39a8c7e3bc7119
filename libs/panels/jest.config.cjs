module.exports = { displayName: 'panels', preset: '../../jest.preset.cjs', testTimeout: 30_000 };
