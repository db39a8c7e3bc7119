module.exports = { displayName: 'uploads', preset: '../../jest.preset.cjs', testTimeout: 30_000 };
