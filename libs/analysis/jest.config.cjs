module.exports = { displayName: 'analysis', preset: '../../jest.preset.cjs', testTimeout: 30_000 };
