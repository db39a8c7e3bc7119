module.exports = { displayName: 'guide', preset: '../../jest.preset.cjs', testTimeout: 30_000 };
