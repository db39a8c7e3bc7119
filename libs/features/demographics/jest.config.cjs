module.exports = { displayName: 'demographics', preset: '../../../jest.preset.cjs' };
