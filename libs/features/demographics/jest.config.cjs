module.exports = { displayName: 'demographics', preset: '../../../jest.preset.cjs', testTimeout: 30_000 };
