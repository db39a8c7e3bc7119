module.exports = { displayName: 'targets', preset: '../../../jest.preset.cjs' };
