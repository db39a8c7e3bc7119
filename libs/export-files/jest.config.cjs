module.exports = {
  displayName: 'export-files',
  preset: '../../jest.preset.cjs',
  // These packages are ES modules only; the tests read written files with hucre.
  transformIgnorePatterns: ['/node_modules/(?!(typebox|hucre)/)'],
};
