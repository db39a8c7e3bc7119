module.exports = { displayName: 'ui-layout', preset: '../../jest.preset.cjs' };
