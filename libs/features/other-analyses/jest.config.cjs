module.exports = { displayName: 'other-analyses', preset: '../../../jest.preset.cjs', testTimeout: 60_000 };
