module.exports = { displayName: 'export-files', preset: '../../jest.preset.cjs' };
