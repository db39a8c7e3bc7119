module.exports = { displayName: 'work-lists', preset: '../../jest.preset.cjs', testTimeout: 30_000 };
