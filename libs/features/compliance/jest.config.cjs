module.exports = { displayName: 'compliance', preset: '../../../jest.preset.cjs', testTimeout: 60_000 };
