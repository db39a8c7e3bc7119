module.exports = { displayName: 'charts', preset: '../../jest.preset.cjs' };
