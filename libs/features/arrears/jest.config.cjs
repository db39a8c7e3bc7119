module.exports = { displayName: 'arrears', preset: '../../../jest.preset.cjs', testTimeout: 60_000 };
