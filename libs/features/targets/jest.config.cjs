module.exports = { displayName: 'targets', preset: '../../../jest.preset.cjs', testTimeout: 30_000 };
