module.exports = { displayName: 'regional', preset: '../../../jest.preset.cjs', testTimeout: 60_000 };
