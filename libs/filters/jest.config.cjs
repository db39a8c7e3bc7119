module.exports = { displayName: 'filters', preset: '../../jest.preset.cjs', testTimeout: 30_000 };
