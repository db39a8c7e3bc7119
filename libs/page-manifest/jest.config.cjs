module.exports = { displayName: 'page-manifest', preset: '../../jest.preset.cjs' };
