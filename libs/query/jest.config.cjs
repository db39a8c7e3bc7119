module.exports = { displayName: 'query', preset: '../../jest.preset.cjs', testTimeout: 30_000 };
