module.exports = { displayName: 'top-five', preset: '../../../jest.preset.cjs' };
