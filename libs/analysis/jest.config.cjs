module.exports = { displayName: 'analysis', preset: '../../jest.preset.cjs' };
