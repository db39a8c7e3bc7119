module.exports = {
  testMatch: ['**/src/**/?(*.)+(spec).[jt]s?(x)'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  // These packages are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(typebox|@fastify/type-provider-typebox|idn-area-data|d3-geo|d3-array|internmap)/)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/out-tsc/'],
  coverageDirectory: 'test-output/coverage',
  reporters: ['default', require.resolve('./count-reporter.cjs')],
  passWithNoTests: false,
};
