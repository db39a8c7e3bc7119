module.exports = { displayName: 'tax-types', preset: '../../../jest.preset.cjs', testTimeout: 60_000 };
