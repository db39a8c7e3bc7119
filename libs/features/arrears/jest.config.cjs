module.exports = { displayName: 'arrears', preset: '../../../jest.preset.cjs' };
