module.exports = { displayName: 'regional', preset: '../../../jest.preset.cjs' };
