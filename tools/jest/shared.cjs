module.exports = {
  // One id, so that all projects use one cache of transformed files.
  id: 'pendapa',
  testMatch: ['**/src/**/?(*.)+(spec).[jt]s?(x)'],
  // Long ones run with `npm run test:long`.
  testPathIgnorePatterns: process.env.PENDAPA_LONG ? [] : ['\\.long\\.spec\\.'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      require.resolve('./transform.cjs'),
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  // These packages are ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(typebox|@fastify/type-provider-typebox|idn-area-data|d3-geo|d3-array|d3-hierarchy|internmap|openid-client|oauth4webapi|jose)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/out-tsc/'],
  coverageDirectory: 'test-output/coverage',
  reporters: ['default', require.resolve('./count-reporter.cjs')],
  passWithNoTests: false,
};
