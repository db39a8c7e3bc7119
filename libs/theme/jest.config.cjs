module.exports = { displayName: 'theme', preset: '../../jest.preset.cjs' };
