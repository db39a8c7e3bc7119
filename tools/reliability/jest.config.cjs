module.exports = { displayName: 'reliability', preset: '../../jest.node.preset.cjs' };
