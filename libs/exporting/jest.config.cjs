module.exports = { displayName: 'exporting', preset: '../../jest.preset.cjs', testTimeout: 30_000 };
