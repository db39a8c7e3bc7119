module.exports = { displayName: 'payment-channels', preset: '../../../jest.preset.cjs', testTimeout: 60_000 };
