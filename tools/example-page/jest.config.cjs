module.exports = { displayName: 'example-page', preset: '../../jest.preset.cjs', testTimeout: 60_000 };
