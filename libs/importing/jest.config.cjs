module.exports = {
  displayName: 'importing',
  preset: '../../jest.node.preset.cjs',
  // These packages ship ES modules only; hucre writes workbooks that the tests read.
  transformIgnorePatterns: ['/node_modules/(?!(typebox|hucre)/)'],
};
