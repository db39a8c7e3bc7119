module.exports = { displayName: 'payment-channels', preset: '../../../jest.preset.cjs' };
