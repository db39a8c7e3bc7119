module.exports = { displayName: 'exporting', preset: '../../jest.preset.cjs' };
