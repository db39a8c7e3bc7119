module.exports = { displayName: 'guide', preset: '../../jest.preset.cjs' };
