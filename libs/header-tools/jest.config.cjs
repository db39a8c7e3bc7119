module.exports = { displayName: 'header-tools', preset: '../../jest.preset.cjs' };
