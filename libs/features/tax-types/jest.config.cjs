module.exports = { displayName: 'tax-types', preset: '../../../jest.preset.cjs' };
