module.exports = { displayName: 'lint', preset: '../../jest.node.preset.cjs' };
