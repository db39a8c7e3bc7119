module.exports = { displayName: 'uploads', preset: '../../jest.preset.cjs' };
