module.exports = {
  displayName: 'export-files',
  preset: '../../jest.preset.cjs',
  // These ship ES modules only; the tests read with hucre what was written with it.
  transformIgnorePatterns: ['/node_modules/(?!(typebox|hucre)/)'],
};
