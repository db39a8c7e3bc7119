module.exports = { displayName: 'other-analyses', preset: '../../../jest.preset.cjs' };
