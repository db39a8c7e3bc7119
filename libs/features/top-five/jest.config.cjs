module.exports = { displayName: 'top-five', preset: '../../../jest.preset.cjs', testTimeout: 30_000 };
